import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { listPapers, type PaperListView } from '#contract/papers.ts';
import { type FileState, fileStatesOf } from '#domain/banking/bank-file.ts';
import type { Country } from '#domain/catalogue/choices.ts';
import { bankStepMessages } from '#messages/bank-step.ts';
import { Button } from '#web/design-system/button.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';

/** What banks ask for, with what the company has of it. */
export function BankPapers({ companyId, country }: { companyId: string; country: Country }) {
  const { data } = useQuery(listPapers, { params: { id: companyId } });
  if (!data) return null;
  const states = fileStatesOf(country, kindsIn(data.list));
  if (states.length === 0) return <p className="text-muted">{bankStepMessages.noList}</p>;
  const missing = states.filter(({ state }) => state === 'missing').length;
  return (
    <section>
      <h3 className="font-semibold">{bankStepMessages.papers}</h3>
      <p className="text-muted">
        <bdi>{bankStepMessages.gaps(missing, states.length)}</bdi>
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {states.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {missing > 0 && (
        <Button asChild className="mt-3">
          <Link to={dashboardPaths.papers}>{bankStepMessages.addPapers}</Link>
        </Button>
      )}
    </section>
  );
}

const icons = { held: CircleCheck, waiting: Clock, missing: CircleDashed } as const;
const tones = { held: 'text-good', waiting: 'text-muted', missing: 'text-warn' } as const;

function Item({ item: { id, state, source } }: { item: FileState }) {
  const Icon = icons[state];
  return (
    <li className="flex items-start gap-2 py-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} className={`mt-0.5 shrink-0 ${tones[state]}`} />
      <span className="min-w-0 flex-1 text-pretty">
        {bankStepMessages.fileItems[id]}{' '}
        <SourceMark sources={[source]} subject={bankStepMessages.fileItems[id]} />
      </span>
      <span className="text-sm text-muted">{bankStepMessages.states[state]}</span>
    </li>
  );
}

/** The kinds of the company's papers by whether somebody has accepted them. */
function kindsIn({ papers }: PaperListView) {
  const kindsOf = (state: string) =>
    papers.filter(({ versions }) => versions[0]?.state === state).map(({ kind }) => kind);
  return { accepted: kindsOf('accepted'), received: [...kindsOf('received'), ...kindsOf('checking')] };
}
