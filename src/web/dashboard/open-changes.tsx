import type { FormationView } from '#contract/case-views.ts';
import { changeMessages } from '#messages/changes.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';

/** What cases after the formation wait for, and the renewals that are due soon. */
export default function OpenChanges({
  formation: { openChanges, suggestions },
}: {
  formation: FormationView;
}) {
  return (
    <section aria-labelledby="open-changes">
      <h2 id="open-changes" className="text-lg font-semibold tracking-tight">
        {changeMessages.onHome}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {suggestions.map(({ kind, on }) => (
          <Row
            key={kind}
            to={dashboardPaths.changes}
            what={changeMessages.startSuggested}
            note={changeMessages.suggestion[kind]?.(on) ?? ''}
          />
        ))}
        {openChanges.map(({ case: id, task, label, turn, since }) => (
          <Row
            key={`${id} ${task}`}
            to={`${dashboardPaths.changes}/${id}`}
            what={label}
            note={changeMessages.waitsFor(turn, since)}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ to, what, note }: { to: string; what: string; note: string }) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <Link
        to={to}
        className="w-fit rounded-sm py-0.5 font-medium text-pretty underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:py-3"
      >
        {what}
      </Link>
      <span className="tabular text-muted">{note}</span>
    </li>
  );
}
