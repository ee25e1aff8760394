import type { ComparedPlanView } from '#contract/plans.ts';
import { isVisaChoice } from '#domain/catalogue/choices.ts';
import { choiceLabels } from '#messages/choices.ts';
import { compareMessages } from '#messages/compare.ts';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { Link } from '#web/platform/router.tsx';
import { planAddressOf } from '../plan-choice.ts';
import { jurisdictionOf, nameOf } from './jurisdictions.ts';

interface JurisdictionHeadingProps {
  plan: ComparedPlanView;
  linkClassName?: string;
}

/** Which place it is, and the way to all that is known about it. */
export function JurisdictionHeading({ plan, linkClassName = '' }: JurisdictionHeadingProps) {
  const place = jurisdictionOf(plan);
  const { visas, officeType } = plan.requirements;
  return (
    <div className="min-w-0">
      <p className="flex items-start gap-2 text-base font-semibold tracking-tight">
        <span className="flex h-6 items-center">
          <CountryFlag country={place.country} />
        </span>
        <span className="min-w-0">{nameOf(place)}</span>
      </p>
      <p className="mt-0.5 text-xs text-pretty text-muted" title={plan.jurisdiction.name}>
        {place.subType && `${choiceLabels.companyType[place.companyType]}, `}
        {choiceLabels.country[place.country]}
      </p>
      {isVisaChoice(visas) && (
        <Link
          to={planAddressOf({
            ...place,
            visas,
            officeType,
            ...(plan.converted && { currency: plan.converted.currency }),
          })}
          className={`mt-1 inline-flex min-h-6 items-center rounded-sm text-sm font-medium text-accent-text hover:underline hover:underline-offset-4 pointer-coarse:min-h-11 print:hidden ${linkClassName}`}
        >
          <span aria-hidden="true">{compareMessages.fullPlan}</span>
          <span className="sr-only">{compareMessages.fullPlanOf(nameOf(place))}</span>
        </Link>
      )}
    </div>
  );
}
