import type { PaperListView, PaperRequirementView } from '#contract/papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { RequirementBadge } from './paper-state-badge.tsx';
import { requirementStateOf } from './requirement-state.ts';

interface TaskViewProps {
  list: PaperListView;
  whoseOf(party: string | null): string;
}

/** The same papers by the task that asks for them: one paper may stand in several. */
export function TaskView({ list, whoseOf }: TaskViewProps) {
  return (
    <div className="flex flex-col gap-8">
      {tasksOf(list.requirements).map(({ id, label, requirements }) => (
        <section key={id} aria-labelledby={`task-${id}`}>
          <h2 id={`task-${id}`} className="text-lg font-semibold tracking-tight">
            {label}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {requirements.map((requirement) => (
              <li
                key={`${requirement.kind} ${requirement.party}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3"
              >
                <span className="min-w-0 flex-1 basis-40">
                  {paperMessages.kind(requirement.kind)}
                  <span className="block text-sm wrap-anywhere text-muted">
                    <bdi>{whoseOf(requirement.party)}</bdi>
                  </span>
                </span>
                <RequirementBadge
                  requirement={requirement}
                  state={requirementStateOf(requirement, list.papers)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function tasksOf(requirements: readonly PaperRequirementView[]) {
  const found = new Map<string, { id: string; label: string; requirements: PaperRequirementView[] }>();
  for (const requirement of requirements) {
    for (const { task, taskLabel } of requirement.asks) {
      const known = found.get(task) ?? { id: task, label: taskLabel, requirements: [] };
      if (!known.requirements.includes(requirement)) known.requirements.push(requirement);
      found.set(task, known);
    }
  }
  return [...found.values()];
}
