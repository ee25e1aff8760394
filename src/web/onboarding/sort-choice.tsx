import { onboardingStepMessages } from '#messages/onboarding-steps.ts';
import type { SortOrder } from './use-figures.ts';

interface SortChoiceProps {
  order: SortOrder | undefined;
  onSort(order: SortOrder | undefined): void;
}

const orders = [undefined, 'cheapest', 'fastest'] as const;
const texts = onboardingStepMessages.sort;

/** In which order the choices stand. */
export function SortChoice({ order, onSort }: SortChoiceProps) {
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of flexible items everywhere */}
      <div role="group" aria-label={texts.label} className="flex flex-wrap items-center gap-x-1 text-xs">
        <span aria-hidden="true" className="me-1 text-muted">
          {texts.label}
        </span>
        {orders.map((each) => (
          <button
            key={each ?? ''}
            type="button"
            aria-pressed={each === order}
            onClick={() => onSort(each)}
            className="min-h-8 rounded-control px-2.5 font-medium text-muted transition-colors duration-150 hover:bg-text/6 aria-pressed:bg-text/8 aria-pressed:text-text pointer-coarse:min-h-11"
          >
            {texts.orders[each ?? 'ours']}
          </button>
        ))}
      </div>
      <p role="status" className="text-xs text-muted empty:hidden">
        {order && texts.incompleteLast[order]}
      </p>
    </div>
  );
}
