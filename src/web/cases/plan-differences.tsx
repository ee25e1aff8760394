import type { OutputOf } from '#contract/operation.ts';
import type { previewAnswers } from '#contract/plan-answers.ts';
import { answersMessages } from '#messages/answers-change.ts';

export type Preview = OutputOf<typeof previewAnswers>;

/** The steps that come and go with other answers, and those that stay in view because they were begun. */
export function Differences({ of: { added, removed, kept, passed } }: { of: Preview }) {
  if (added.length + removed.length + kept.length + passed.length === 0) {
    return <p className="text-muted">{answersMessages.nothing}</p>;
  }
  const groups = [
    { title: answersMessages.added(added.length), tasks: added },
    { title: answersMessages.removed(removed.length), tasks: removed },
    { title: answersMessages.kept(kept.length), tasks: kept },
    { title: answersMessages.passed(passed.length), tasks: passed },
  ];
  return groups
    .filter(({ tasks }) => tasks.length > 0)
    .map(({ title, tasks }) => (
      <div key={title}>
        <p className="font-medium">{title}</p>
        <ul className="list-disc ps-4.5 marker:text-faint">
          {tasks.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </div>
    ));
}
