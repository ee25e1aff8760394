import type { PaperRequirementView, PaperView } from '#contract/papers.ts';
import type { PaperState } from '#domain/papers/paper-state.ts';

/** Which of several papers' states is said of all: what needs somebody first. */
const order: readonly PaperState[] = ['returned', 'expired', 'checking', 'received', 'accepted'];

/** How a requirement stands. */
export function requirementStateOf(
  { papers: ids }: PaperRequirementView,
  papers: readonly PaperView[],
): PaperState | 'missing' {
  const states = papers
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ versions }) => versions[0]?.state ?? []);
  return order.find((state) => states.includes(state)) ?? 'missing';
}

/** Whether something is to be handed in now. */
export const isAskedIn = (state: PaperState | 'missing'): boolean =>
  state === 'missing' || state === 'returned' || state === 'expired';

/** Whether there is nothing to hand in yet: only steps ask for it that have not opened. */
export function waitsForStep(requirement: PaperRequirementView, papers: readonly PaperView[]): boolean {
  return requirement.isLater && requirementStateOf(requirement, papers) === 'missing';
}
