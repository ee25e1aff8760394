import type { PlanView, YearOfCostsView } from '#contract/plans.ts';
import { isVisaChoice, jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import {
  chooseOfficeType,
  chooseVisas,
  keepOpen,
  type OnboardingData,
  visasOf,
} from '#domain/onboarding/onboarding-data.ts';
import { commonMessages } from '#messages/common.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { isFailure } from '#web/platform/call.ts';
import { Link } from '#web/platform/router.tsx';
import { sumText, sumUpTheSame } from './figures.ts';
import { type Alternative, OfficeNotice } from './office-notice.tsx';
import { planAddressOf } from './plan-choice.ts';
import { Unconfirmed } from './statement-text.tsx';
import { type AnswersWithJurisdiction, useEstimate } from './use-estimate.ts';

interface EstimateProps {
  answers: OnboardingData;
  onAnswer(answers: OnboardingData): void;
}

const texts = planMessages.estimate;

/** The row above Continue leads to it. */
export const estimateTitleId = 'estimate';

/** What the answers so far would cost and take, beside the questions. */
export function Estimate({ answers, onAnswer }: EstimateProps) {
  const { country, companyType } = answers;
  if (!country || !companyType) return null;
  const placed = { ...answers, country, companyType };
  return <JurisdictionEstimate key={jurisdictionIdOf(placed)} answers={placed} onAnswer={onAnswer} />;
}

function JurisdictionEstimate({ answers, onAnswer }: EstimateProps & { answers: AnswersWithJurisdiction }) {
  const { data: plan, failure, isFetching, refetch } = useEstimate(answers);
  const isSlow = useSlowLoading(isFetching);
  const { officeType } = answers.requirements ?? {};
  const visas = visasOf(answers);

  /** Sets what was answered already; a question that was not reached yet stays open. */
  function choose(alternative: Alternative) {
    const withOffice = chooseOfficeType(answers, alternative.officeType);
    onAnswer(visas === undefined ? withOffice : chooseVisas(withOffice, alternative.visas));
  }

  return (
    <div className="grid gap-4">
      {plan?.officeProblem && officeType && (
        <div role="status">
          <OfficeNotice
            problem={plan.officeProblem}
            visas={plan.requirements.visas}
            keeping={
              plan.officeProblem.reason === 'too-many-visas' &&
              visas !== undefined && (
                <Keeping
                  isKept={answers.requirements?.keptOpen ?? false}
                  onKeep={() => onAnswer(keepOpen(answers))}
                />
              )
            }
          >
            {(alternative) => (
              <Button size="small" onClick={() => choose(alternative)} className="scroll-my-40">
                {/* The verb stands over the buttons already; there is little room in them. */}
                <span className="sr-only">{texts.choose} </span>
                {planMessages.requirements(alternative.visas, alternative.officeType)}
              </Button>
            )}
          </OfficeNotice>
        </div>
      )}
      <section
        aria-labelledby={estimateTitleId}
        aria-busy={isFetching}
        className="animate-appear rounded-card border border-line bg-surface px-5 py-4"
      >
        <h2 id={estimateTitleId} tabIndex={-1} className="font-semibold">
          {texts.title}
        </h2>
        <p role="status" className="sr-only">
          {plan?.years[0] && !isFetching && texts.announced(totalMessages.text(plan.years[0].total))}
        </p>
        {plan && (
          <div className={classNames('transition-opacity duration-150', isSlow && 'opacity-60')}>
            <Figures plan={plan} />
            {(visas === undefined || !officeType) && (
              <p className="mt-3 text-xs text-pretty text-muted">
                {texts.assumes(plan.requirements.visas, plan.requirements.officeType)}
              </p>
            )}
            <FullPlan answers={answers} plan={plan} />
          </div>
        )}
        {!plan && !failure && (
          <div className="mt-3 grid min-h-44 content-start gap-3">
            {isSlow && [1, 2, 3].map((line) => <Skeleton key={line} className="h-10" />)}
          </div>
        )}
        {!plan && failure && (
          <div className="mt-2 grid justify-items-start gap-2 text-muted">
            {isFailure(failure, 'jurisdiction-not-found') ? (
              <p>{texts.none}</p>
            ) : (
              <>
                <p>{texts.unread}</p>
                <Button size="small" onClick={() => void refetch()} isBusy={isFetching}>
                  {commonMessages.retry}
                </Button>
              </>
            )}
          </div>
        )}
      </section>
    </div>
  );
}

/** The third way on, beside another office and fewer visas. */
function Keeping({ isKept, onKeep }: { isKept: boolean; onKeep(): void }) {
  if (isKept) return <p className="mt-3 text-pretty">{texts.keptOpen}</p>;
  return (
    <Button size="small" onClick={onKeep} className="mt-3 scroll-my-40">
      {texts.keepOpen}
    </Button>
  );
}

function Figures({ plan: { years, workingDays, openSteps, facts, countedFor } }: { plan: PlanView }) {
  const [first, second, third] = years;
  if (!first || !second || !third) return null;
  const later = sumUpTheSame(second, third) ? [second] : [second, third];
  const ourFee = sumText(
    first.lines.filter(({ payee, isOptional }) => payee === 'agency' && !isOptional),
    undefined,
  );
  return (
    <>
      {'text' in facts.suitsInShort && (
        <p className="mt-1 text-xs text-pretty text-muted">
          {texts.suits}: {facts.suitsInShort.text}
        </p>
      )}
      <dl className="mt-3 grid gap-3">
        <Figure
          title={texts.firstYear}
          text={totalMessages.amount(first.total)}
          missing={totalMessages.missing(first.total)}
          without={withoutItems(first)}
          note={ourFee && texts.ourFee(ourFee)}
          isMain
        />
        {later.map((year) => (
          <Figure
            key={year.year}
            title={later.length > 1 ? planMessages.year(year.year) : texts.laterYears}
            text={totalMessages.amount(year.total)}
            missing={totalMessages.missing(year.total)}
            without={withoutItems(year)}
          />
        ))}
        <Figure
          title={texts.time}
          text={
            workingDays.longest > 0 ? planMessages.workingDays(workingDays.shortest, workingDays.longest) : ''
          }
          without={openSteps.length > 0 && planMessages.withoutSteps(openSteps.length)}
        />
      </dl>
      {countedFor && 'text' in countedFor && (
        <p className="mt-3 text-xs text-pretty text-muted">{countedFor.text}</p>
      )}
    </>
  );
}

/** What a sum leaves out, so that none looks smaller than it may become. */
function withoutItems({ unconfirmed }: YearOfCostsView): string | false {
  return unconfirmed > 0 && planMessages.without(unconfirmed);
}

interface FigureProps {
  title: string;
  /** Empty where nothing is known. */
  text: string;
  /** Why there is no upper end. */
  missing?: string;
  without: string | false;
  /** What the sum holds. */
  note?: string;
  isMain?: boolean;
}

function Figure({ title, text, missing, without, note, isMain = false }: FigureProps) {
  return (
    <div>
      <dt className="text-xs font-medium text-muted">{title}</dt>
      <dd
        className={classNames(
          'mt-0.5 tabular',
          isMain ? 'font-serif text-xl' : 'text-base font-semibold tracking-tight',
        )}
      >
        {text || <Unconfirmed />}
      </dd>
      {note && <dd className="mt-0.5 text-xs tabular">{note}</dd>}
      {missing && <dd className="mt-0.5 text-xs text-pretty">{missing}</dd>}
      {(text || missing) && without && <dd className="mt-0.5 text-xs text-muted">{without}</dd>}
    </div>
  );
}

function FullPlan({ answers, plan }: { answers: AnswersWithJurisdiction; plan: PlanView }) {
  const { visas, officeType } = plan.requirements;
  if (!isVisaChoice(visas)) return null;
  const { country, companyType, subType } = answers;
  const choice = { country, companyType, ...(subType && { subType }), visas, officeType };
  return (
    <Link
      to={planAddressOf(choice)}
      className="mt-3 inline-flex min-h-8 items-center rounded-sm font-medium text-accent-text underline underline-offset-4"
    >
      {texts.full}
    </Link>
  );
}
