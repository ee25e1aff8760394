import { listPapers, type PaperListView } from '#contract/papers.ts';
import { dayText } from '#domain/values/day-text.ts';
import { paperMessages } from '#messages/papers.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { expiryOf, nameIn } from '#web/platform/expiry-of.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';

/** The days on which documents expire, and what hangs on them; nothing while none is known. */
export function PaperExpiries({ companyId }: { companyId: string }) {
  const { data } = useQuery(listPapers, { params: { id: companyId } }, { keepsLast: false });
  const expiries = data ? expiriesIn(data.list) : [];
  if (expiries.length === 0) return null;
  return (
    <section aria-labelledby="paper-expiries">
      <h2 id="paper-expiries" className="text-lg font-semibold tracking-tight">
        {paperMessages.expiries}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {expiries.map(({ id, kind, whose, on, first, follows }) => (
          <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-3">
            <time dateTime={on} className="w-36 shrink-0 font-medium tabular-nums">
              <bdi>{dayText(on)}</bdi>
            </time>
            <div className="min-w-0 flex-1 basis-60">
              <p>
                {paperMessages.kind(kind)}
                {whose && (
                  <span className="text-muted">
                    {', '}
                    <bdi>{whose}</bdi>
                  </span>
                )}
              </p>
              {first.length > 0 && <p className="text-sm text-pretty">{paperMessages.renewFirst(first)}</p>}
              {follows.length > 0 && (
                <p className="text-sm text-pretty text-muted">{paperMessages.follows(follows)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Link to={dashboardPaths.papers} className={`${buttonClass()} mt-4`}>
        {paperMessages.toDocuments}
      </Link>
    </section>
  );
}

/** What counts and expires, earliest first. */
function expiriesIn(list: PaperListView) {
  return list.papers
    .flatMap(({ id, kind, party, versions: [latest] }) => {
      if (!latest?.expiresOn || !['received', 'accepted', 'expired'].includes(latest.state)) return [];
      return [{ id, kind, whose: nameIn(list, party), ...expiryOf(list, kind, party, latest.expiresOn) }];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on));
}
