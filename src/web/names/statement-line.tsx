import type { StatementView } from '#contract/plans.ts';
import { nameMessages } from '#messages/names.ts';
import { SourceMark } from '#web/design-system/source-mark.tsx';

/** A statement with its sources, or what is not confirmed with what may help meanwhile. */
export function StatementLine({ statement, subject }: { statement: StatementView; subject: string }) {
  if ('text' in statement) {
    return (
      <>
        {statement.text} <SourceMark sources={statement.sources} subject={subject} says={statement.text} />
      </>
    );
  }
  return (
    <>
      <span className="text-muted">{nameMessages.unconfirmed(statement.unconfirmed)}</span>
      {statement.hint && (
        <>
          {' '}
          {statement.hint.text} <SourceMark sources={statement.hint.sources} subject={subject} />
        </>
      )}
    </>
  );
}
