import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormationView } from '#contract/formation.ts';
import { homeMessages } from '#messages/dashboard.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Tooltip } from '#web/design-system/tooltip.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { stageOf } from './formation-stage.ts';

type StepState = 'done' | 'active' | 'ahead' | 'locked';

interface FormationStep {
  id: keyof typeof homeMessages.steps;
  state: StepState;
  /** Where the step has a page of its own. */
  path?: string;
}

/** The four steps by how far the formation has come; until that is known, as at its beginning. */
function stepsAfter(formation: FormationView | undefined): readonly FormationStep[] {
  const { isFormed, hasBankAccount } = formation
    ? stageOf(formation)
    : { isFormed: false, hasBankAccount: false };
  const untilBank = isFormed ? 'active' : 'ahead';
  return [
    {
      id: 'formation',
      state: isFormed ? 'done' : 'active',
      ...(formation && { path: paths.formation }),
    },
    { id: 'banking', state: hasBankAccount ? 'done' : untilBank, path: paths.banking },
    { id: 'documents', state: 'ahead' },
    { id: 'taxId', state: formation?.incorporated ? 'ahead' : 'locked' },
  ];
}

/** The way from the formation to the tax number, as a line from top to bottom. */
export function NextSteps({ formation }: { formation: FormationView | undefined }) {
  const formationSteps = stepsAfter(formation);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-lg font-semibold tracking-tight">
        {homeMessages.nextSteps}
      </h2>
      <ol className="mt-4 rounded-card border border-line bg-raised px-5 pt-5 pb-1 sm:px-6">
        {formationSteps.map((step, index) => (
          <Step key={step.id} number={index + 1} isLast={index === formationSteps.length - 1} {...step} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps extends FormationStep {
  number: number;
  isLast: boolean;
}

function Step({ id, state, path, number, isLast }: StepProps) {
  const { title, about } = homeMessages.steps[id];
  return (
    <li {...(state === 'active' && { 'aria-current': 'step' })} className="relative flex gap-4 pb-5">
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute start-4 top-9 bottom-1 w-px -translate-x-1/2 bg-line rtl:translate-x-1/2"
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
          {state === 'done' && <Badge tone="good">{homeMessages.done}</Badge>}
          {state === 'active' && <Badge tone="accent">{homeMessages.active}</Badge>}
          {state === 'locked' && <LockedReason step={title} />}
        </div>
        <p className="mt-0.5 text-muted">{about}</p>
      </div>
    </li>
  );
}

function Marker({ state, children }: { state: StepState; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tabular grid size-8 shrink-0 place-items-center rounded-full border text-sm font-medium',
        state === 'active' && 'border-accent bg-accent text-on-accent',
        state === 'done' && 'border-good/40 bg-good/12 text-good',
        (state === 'ahead' || state === 'locked') && 'border-line-strong/60 text-muted',
        state === 'locked' && 'border-dashed',
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
