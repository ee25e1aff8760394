import { useState } from 'react';
import type { PeopleView } from '#contract/party-view.ts';
import { decimalText, storedFraction } from '#domain/parties/fraction.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Button } from '#web/design-system/button.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { HoldersDialog, type Owned } from './holders-dialog.tsx';
import { namesIn } from './names-in.ts';
import { Section, type SectionProps } from './section.tsx';
import { ShareClassDialog } from './share-class-dialog.tsx';

/** Who holds each class of shares and each company in between, with a bar to 100 %. */
export function SharesSection({ company, people, mayChange, onChanged }: SectionProps) {
  const [divided, setDivided] = useState<Owned>();
  const [isAdding, setIsAdding] = useState(false);
  const owned = ownedIn(people, company.name);
  return (
    <Section
      title={texts.shares}
      action={mayChange && <Button onClick={() => setIsAdding(true)}>{texts.addClass}</Button>}
    >
      <ul className="flex flex-col">
        {owned.map((one) => (
          <li key={one.id} className="flex flex-col gap-2 border-b border-line py-3 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-48">
                <span className="font-medium">{one.name}</span>{' '}
                {one.note && <span className="text-muted">{one.note}</span>}
              </p>
              {mayChange && one.whole !== null && (
                <Button onClick={() => setDivided(one)}>{texts.divide}</Button>
              )}
            </div>
            {one.whole === null ? (
              <p className="text-muted">
                {texts.numberFirst}{' '}
                <Link to={dashboardPaths.dashboardCompany} className="underline">
                  {texts.toCompany}
                </Link>
              </p>
            ) : (
              <Bar people={people} owned={one} />
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <ShareClassDialog companyId={company.id} onChanged={onChanged} onClose={() => setIsAdding(false)} />
      )}
      {divided && (
        <HoldersDialog
          companyId={company.id}
          people={people}
          owned={divided}
          onChanged={onChanged}
          onClose={() => setDivided(undefined)}
        />
      )}
    </Section>
  );
}

/** Beside each other, and in the order of the names below. */
const fills = ['bg-accent', 'bg-data', 'bg-text', 'bg-line-strong'] as const;

function Bar({ people, owned }: { people: PeopleView; owned: Owned }) {
  const nameOf = namesIn(people);
  const held = people.holdings.filter(
    ({ of, shareClass }) => of === owned.of && shareClass === owned.shareClass,
  );
  return (
    <>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-surface">
        {held.map(({ holder, nomineeFor, share }, at) => (
          <span
            key={`${holder} ${nomineeFor}`}
            style={{ width: share ?? '0' }}
            className={fills[at % fills.length]}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {held.map(({ holder, amount, share, nomineeFor }, at) => (
          <li key={`${holder} ${nomineeFor}`} className="min-w-0 tabular-nums wrap-anywhere">
            <span
              aria-hidden="true"
              className={`me-2 inline-block size-4 rounded-full ${fills[at % fills.length]}`}
            />
            <bdi>{nameOf(holder)}</bdi> <span className="font-medium">{share}</span>{' '}
            {owned.of === null && <span className="text-muted">{numberText(amount)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

const numbers = new Intl.NumberFormat('en');
const numberText = (amount: string) => numbers.format(BigInt(decimalText(storedFraction(amount), 0)));

/** The classes of shares, then the companies and trusts in between. */
function ownedIn(people: PeopleView, companyName: string): Owned[] {
  const held = new Set(people.holdings.map(({ holder, nomineeFor }) => nomineeFor ?? holder));
  return [
    ...people.shareClasses.map(({ id, name, total, nominalValue, votesPerShare }) => ({
      id,
      of: null,
      shareClass: id,
      name: `${companyName}: ${name || texts.ordinary}`,
      note: [
        total === null ? '' : texts.totalOf(total),
        nominalValue === null ? '' : texts.nominal(nominalValue),
        votesPerShare === 1 ? '' : texts.votes(votesPerShare),
      ]
        .filter(Boolean)
        .join(', '),
      whole: total,
    })),
    ...people.parties
      .filter(({ id, kind }) => kind !== 'person' && held.has(id))
      .map(({ id, name, kind }) => ({
        id,
        of: id,
        shareClass: null,
        name,
        note: texts.kinds[kind],
        whole: 100,
      })),
  ];
}
