import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormationView } from '#contract/case-views.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Tooltip } from '#web/design-system/tooltip.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { isOfBank, stageOf } from './formation-stage.ts';

/** `ready` is not locked and not the one to do now; `none` has no plan. */
type StepState = 'done' | 'active' | 'ready' | 'ahead' | 'locked' | 'none';

interface NextStep {
  id: keyof typeof homeMessages.steps;
  state: StepState;
  about: string;
  /** Where the step has a page of its own. */
  path?: string;
}

interface NextStepsProps {
  formation: FormationView | undefined;
  /** The company's place is outside the catalogue. */
  hasNoPlan: boolean;
}

/** The way from the formation to the tax number, by how far this company has come. */
export function NextSteps({ formation, hasNoPlan }: NextStepsProps) {
  const steps = [
    formationStep(formation, hasNoPlan),
    bankingStep(formation),
    documentsStep(formation),
    taxIdStep(formation),
  ];
  return (
    <section aria-labelledby="next-steps" className="@container">
      <h2 id="next-steps" className="text-lg font-semibold tracking-tight">
        {homeMessages.nextSteps}
      </h2>
      <ol className="mt-4 grid gap-x-6 @4xl:grid-cols-4">
        {steps.map((step, index) => (
          <Step key={step.id} number={index + 1} isLast={index === steps.length - 1} {...step} />
        ))}
      </ol>
    </section>
  );
}

const { steps: texts } = homeMessages;

/** Until the formation is known, as at its beginning. */
function formationStep(formation: FormationView | undefined, hasNoPlan: boolean): NextStep {
  const id = 'formation';
  if (hasNoPlan) return { id, state: 'none', about: homeMessages.noPlanText };
  if (!formation) return { id, state: 'active', about: texts.formation.about };
  const { done, formedOn, next } = stageOf(formation);
  const path = dashboardPaths.formation;
  if (formedOn) return { id, path, state: 'done', about: homeMessages.doneOn(formedOn) };
  const about =
    done > 0 && next
      ? homeMessages.formationAt(done, formation.steps.length, next.label)
      : texts.formation.about;
  return { id, path, state: 'active', about };
}

function bankingStep(formation: FormationView | undefined): NextStep {
  const step = { id: 'banking', path: dashboardPaths.banking, about: texts.banking.about } as const;
  const account = formation?.steps.find(isOfBank);
  if (!formation || !account) return { ...step, state: 'ahead' };
  if (account.doneOn) return { ...step, state: 'done', about: homeMessages.doneOn(account.doneOn) };
  if (account.state === 'ready') {
    return { ...step, state: stageOf(formation).isFormed ? 'active' : 'ready' };
  }
  const waitsFor = formation.steps.find(({ id, state }) => account.needs.includes(id) && state !== 'done');
  const isBegun = formation.steps.some(({ state }) => state === 'done');
  return {
    ...step,
    state: 'ahead',
    ...(isBegun && waitsFor && { about: homeMessages.opensAfter(waitsFor.label) }),
  };
}

function documentsStep(formation: FormationView | undefined): NextStep {
  return formation?.incorporated
    ? {
        id: 'documents',
        state: 'ready',
        path: dashboardPaths.papers,
        about: homeMessages.documentsIssued,
      }
    : { id: 'documents', state: 'ahead', about: texts.documents.about };
}

function taxIdStep(formation: FormationView | undefined): NextStep {
  return formation?.incorporated
    ? { id: 'taxId', state: 'ready', path: dashboardPaths.calendar, about: homeMessages.taxIdReady }
    : { id: 'taxId', state: 'locked', about: texts.taxId.about };
}

interface StepProps extends NextStep {
  number: number;
  isLast: boolean;
}

function Step({ id, state, about, path, number, isLast }: StepProps) {
  const { title } = texts[id];
  return (
    <li
      {...(state === 'active' && { 'aria-current': 'step' })}
      className="relative flex gap-4 pb-5 @4xl:flex-col @4xl:gap-2 @4xl:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute start-4 top-9 bottom-1 w-px -translate-x-1/2 bg-line @4xl:start-10 @4xl:-end-4 @4xl:top-4 @4xl:bottom-auto @4xl:h-px @4xl:w-auto @4xl:translate-x-0 rtl:translate-x-1/2 @4xl:rtl:translate-x-0"
        />
      )}
      <Marker state={state}>{state === 'done' ? <Check size={16} strokeWidth={2} /> : number}</Marker>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{homeMessages.stepNumber(number)}</p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className={classNames('font-medium', state === 'locked' && 'text-muted')}>
            {path ? (
              <Link
                to={path}
                className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          <StepBadge state={state} title={title} />
        </div>
        <p className="mt-0.5 text-pretty text-muted">{about}</p>
      </div>
    </li>
  );
}

function StepBadge({ state, title }: Pick<StepProps, 'state'> & { title: string }) {
  if (state === 'done') return <Badge tone="good">{homeMessages.done}</Badge>;
  if (state === 'active') return <Badge tone="accent">{homeMessages.active}</Badge>;
  if (state === 'ready') return <Badge>{homeMessages.ready}</Badge>;
  if (state === 'none') return <Badge>{homeMessages.noPlan}</Badge>;
  return state === 'locked' ? <LockedReason step={title} /> : null;
}

function Marker({ state, children }: { state: StepState; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tabular grid size-8 shrink-0 place-items-center rounded-full border text-sm font-medium',
        state === 'active' && 'border-2 border-accent bg-page text-accent-text',
        state === 'done' && 'border-accent bg-accent text-on-accent',
        state !== 'active' && state !== 'done' && 'border-line-strong bg-page text-muted',
        (state === 'locked' || state === 'none') && 'border-dashed',
      )}
    >
      {children}
    </span>
  );
}

function LockedReason({ step }: { step: string }) {
  return (
    <Tooltip text={homeMessages.lockedReason}>
      {(control) => (
        <button
          type="button"
          aria-label={homeMessages.lockedStep(step)}
          className="inline-flex min-h-6 items-center gap-1 rounded-full border border-line-strong/60 px-2 text-xs font-medium text-muted hover:border-line-strong hover:text-text pointer-coarse:min-h-11 pointer-coarse:px-3"
          {...control}
        >
          <Lock aria-hidden="true" size={12} strokeWidth={2} />
          {homeMessages.locked}
        </button>
      )}
    </Tooltip>
  );
}
