import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { onboardingMessages } from '#messages/onboarding.ts';
import { useExpertPanel } from '#web/assistant/expert-panel-host.tsx';
import { Button } from '#web/design-system/button.tsx';

interface StepBarProps {
  canContinue: boolean;
  isBusy: boolean;
  /** A row above the buttons. */
  above: ReactNode;
  /** Absent on the first step. */
  onBack: (() => void) | undefined;
}

/**
 * What leads on, at the foot of the window on every step. The expert's button is in it rather than over the page, so
 * that it can never cover a choice or Continue; on phones it is an icon. In low windows the bar ends the page instead.
 */
export function StepBar({ canContinue, isBusy, above, onBack }: StepBarProps) {
  return (
    <div
      data-step-bar
      className="bottom-0 z-10 print:hidden border-t border-line bg-page pb-[env(safe-area-inset-bottom)] [@media(min-height:30rem)]:sticky"
    >
      <div className="mx-auto w-full max-w-2xl px-4 sm:px-6 @min-[61rem]:max-w-[62rem]">
        {above}
        <div className="flex flex-wrap items-center gap-2 py-3 sm:gap-3 sm:py-4 @min-[61rem]:me-78">
          <AskExpert />
          <div className="ms-auto flex flex-1 flex-wrap justify-end gap-2 sm:gap-3">
            {onBack && (
              <Button size="large" onClick={onBack}>
                {commonMessages.back}
              </Button>
            )}
            <Button
              type="submit"
              kind="primary"
              size="large"
              disabled={!canContinue}
              isBusy={isBusy}
              className="flex-1 sm:min-w-32 sm:flex-none"
            >
              {onboardingMessages.continue}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

function AskExpert() {
  const { isOpen, open, close } = useExpertPanel();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={isOpen ? close : () => open()}
      className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-full border border-accent/50 bg-raised text-start text-sm font-medium text-accent-text shadow-float transition-colors duration-150 hover:bg-accent/8 sm:size-auto sm:min-h-11 sm:px-4"
    >
      <Sparkles aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
      <span className="sr-only sm:not-sr-only">{onboardingMessages.askExpert}</span>
    </button>
  );
}
