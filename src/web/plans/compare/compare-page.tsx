import { placesCompared } from '#domain/plan/comparison.ts';
import { compareMessages } from '#messages/compare.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { EmptyState } from '#web/design-system/state-message.tsx';
import { useKnowsAddress } from '#web/platform/page-answers.ts';
import { useHistory, useLocation, useNavigate } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { AddressProblems } from './address-problems.tsx';
import { Chooser } from './chooser.tsx';
import { Comparison, Loading } from './comparison.tsx';
import { type ComparisonChoice, comparisonAddressOf, readComparison } from './comparison-address.ts';
import { fullNameOf, jurisdictionsByIds } from './jurisdictions.ts';

/** Two to four places side by side for the same requirements, which stand in the address. */
export default function ComparePage() {
  const { search } = useLocation();
  const history = useHistory();
  const navigate = useNavigate();
  const knowsAddress = useKnowsAddress();
  const address = knowsAddress ? readComparison(new URLSearchParams(search)) : undefined;
  const heading = usePage(compareMessages.title);

  /** Back leads out of the comparison, not through each change of it. */
  function change(next: (choice: ComparisonChoice) => ComparisonChoice) {
    // The address is ahead of what is drawn: a second press may come in between, and must not undo the first.
    const { choice } = readComparison(new URLSearchParams(history.location.search));
    void navigate(comparisonAddressOf(next(choice)), { replace: true });
  }

  return (
    <PublicPage isWide>
      <PageTitle ref={heading}>{compareMessages.title}</PageTitle>
      <p className="mt-2 max-w-prose text-base text-pretty text-muted">{compareMessages.lead}</p>
      {address ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
          {address.problems.length > 0 && <AddressProblems problems={address.problems} />}
          <Chooser choice={address.choice} onChange={change} />
          {address.choice.places.length < placesCompared.min ? (
            <TooFew places={address.choice.places} />
          ) : (
            <Comparison
              choice={address.choice}
              onCurrency={(currency) => change((known) => ({ ...known, currency: currency ?? 'own' }))}
              onOnlyDifferences={(isOn) =>
                change(({ onlyDifferences: _, ...known }) =>
                  isOn ? { ...known, onlyDifferences: true } : known,
                )
              }
              onResolved={() => heading.current?.focus({ preventScroll: true })}
            />
          )}
        </div>
      ) : (
        <Loading />
      )}
    </PublicPage>
  );
}

function TooFew({ places }: { places: readonly string[] }) {
  const [only] = jurisdictionsByIds(places);
  const { title, text } = only
    ? { title: compareMessages.oneMore.title, text: compareMessages.oneMore.text(fullNameOf(only)) }
    : compareMessages.start;
  return (
    <div className="rounded-card border border-dashed border-line-strong/60">
      <EmptyState title={title}>{text}</EmptyState>
    </div>
  );
}
