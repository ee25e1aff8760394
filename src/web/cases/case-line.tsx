import type { CaseTaskView, CaseView } from '#contract/case-views.ts';
import { caseMessages } from '#messages/cases.ts';
import { PassageLine } from '#web/design-system/passage-line.tsx';

/** How far a case has come. */
export function CaseLine({ of: { tasks } }: { of: CaseView }) {
  const planned = tasks.filter(({ state, isFormer }) => state !== 'not-needed' && !isFormer);
  const current = planned.find(({ turn }) => turn !== null);
  if (planned.length === 0) return null;
  return (
    <PassageLine
      label={caseMessages.steps}
      size="medium"
      marks={planned.map((task) => ({ id: task.id, title: task.label, state: markOf(task, current) }))}
    />
  );
}

function markOf({ id, state }: CaseTaskView, current: CaseTaskView | undefined) {
  if (state === 'done' || state === 'waived') return 'done';
  return id === current?.id ? 'current' : 'ahead';
}
