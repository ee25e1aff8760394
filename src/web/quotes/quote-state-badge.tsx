import type { QuoteState } from '#domain/quotes/quote-content.ts';
import { quoteMessages } from '#messages/quotes.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';

const tones: Record<QuoteState, BadgeTone> = {
  draft: 'neutral',
  sent: 'accent',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  expired: 'warn',
};

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  return <Badge tone={tones[state]}>{quoteMessages.states[state]}</Badge>;
}
