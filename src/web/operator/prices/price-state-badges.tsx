import type { PriceState } from '#domain/prices/price-state.ts';
import { priceMessages } from '#messages/prices.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';

const tones: Record<PriceState, BadgeTone> = {
  'no-figure': 'neutral',
  old: 'warn',
  draft: 'warn',
  confirmed: 'good',
  'same-as-catalogue': 'accent',
  'catalogue-newer': 'warn',
};

/** How a fee stands, in words with their colours. */
export function PriceStateBadges({ states }: { states: readonly PriceState[] }) {
  if (states.length === 0) return <span className="text-muted">{priceMessages.published}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {states.map((state) => (
        <Badge key={state} tone={tones[state]}>
          {priceMessages.states[state]}
        </Badge>
      ))}
    </span>
  );
}
