import type { StatementView } from '#contract/plans.ts';
import { planMessages } from '#messages/plans.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { Sources } from './source-numbers.tsx';

/** Replaces a figure that no source confirms. */
export function Unconfirmed({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-control whitespace-normal bg-text/6 px-2 py-0.5 text-xs font-medium text-muted print:bg-transparent print:px-0 print:italic',
        className,
      )}
    >
      {planMessages.unconfirmed}
    </span>
  );
}

/** Stands where a price would, of something that has none. */
export function Unpriced() {
  return <span className="text-xs text-pretty text-muted">{planMessages.unpriced}</span>;
}

/** A statement with its sources, or what is to be confirmed with what may help meanwhile. */
export function StatementText({ statement, subject }: { statement: StatementView; subject: string }) {
  if ('text' in statement) {
    return (
      <p className="max-w-prose text-pretty">
        {statement.text} <Sources of={statement.sources} subject={subject} />
      </p>
    );
  }
  return (
    <div className="grid max-w-prose justify-items-start gap-1">
      <p className="text-pretty text-muted">
        {statement.unconfirmed} <Unconfirmed />
      </p>
      <Hint statement={statement} subject={subject} />
    </div>
  );
}

/** What was found about an unconfirmed figure. */
export function Hint({ statement, subject }: { statement: StatementView; subject: string }) {
  if ('text' in statement || !statement.hint) return null;
  return (
    <p className="text-xs text-pretty text-muted">
      {planMessages.hint} {statement.hint.text} <Sources of={statement.hint.sources} subject={subject} />
    </p>
  );
}
