import { ChevronUp } from 'lucide-react';
import type { OnboardingData } from '#domain/onboarding/onboarding-data.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { estimateTitleId } from './estimate.tsx';
import { type AnswersWithJurisdiction, useEstimate } from './use-estimate.ts';

const texts = planMessages.estimate;

/** The estimate's first sum in a row that stays in view; it leads to the estimate. */
export function EstimateBar({ answers }: { answers: OnboardingData }) {
  const { country, companyType } = answers;
  return country && companyType ? <JurisdictionBar answers={{ ...answers, country, companyType }} /> : null;
}

function JurisdictionBar({ answers }: { answers: AnswersWithJurisdiction }) {
  const { data: plan } = useEstimate(answers);
  const total = plan?.years[0]?.total;
  const missing = total && totalMessages.missing(total);
  return (
    <button
      type="button"
      onClick={showEstimate}
      className="flex min-h-16 w-full items-center gap-3 border-b border-line text-start @min-[61rem]:hidden"
    >
      {/* All at once, so that nothing moves when the sum arrives. */}
      {total && (
        <span className="min-w-0 py-1">
          <span className="text-xs text-muted">{texts.firstYear} </span>
          <bdi className="font-semibold tabular">{totalMessages.least(total) || texts.noPrice}</bdi>
          {missing && <span className="line-clamp-2 text-xs text-muted">{missing}</span>}
        </span>
      )}
      <span className="sr-only">{texts.show}</span>
      <ChevronUp aria-hidden="true" size={20} strokeWidth={1.5} className="ms-auto shrink-0 text-muted" />
    </button>
  );
}

function showEstimate() {
  const title = document.getElementById(estimateTitleId);
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
}
