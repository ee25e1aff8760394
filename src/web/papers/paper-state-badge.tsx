import type { PaperRequirementView } from '#contract/papers.ts';
import type { PaperState } from '#domain/papers/paper-state.ts';
import { paperMessages } from '#messages/papers.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';

const tones: Record<PaperState | 'missing', BadgeTone> = {
  missing: 'neutral',
  checking: 'accent',
  received: 'accent',
  accepted: 'good',
  returned: 'bad',
  expired: 'warn',
  replaced: 'neutral',
};

/** The state of a paper in a word. */
export function PaperStateBadge({ state }: { state: PaperState | 'missing' }) {
  return <Badge tone={tones[state]}>{paperMessages.states[state]}</Badge>;
}

/** The state of what is asked for. What is not due, or may not apply, is not missing. */
export function RequirementBadge({
  requirement: { isConditional, isLater },
  state,
}: {
  requirement: PaperRequirementView;
  state: PaperState | 'missing';
}) {
  if (state === 'missing' && (isConditional || isLater)) {
    return <Badge>{isConditional ? paperMessages.ifItApplies : paperMessages.notYet}</Badge>;
  }
  return <PaperStateBadge state={state} />;
}
