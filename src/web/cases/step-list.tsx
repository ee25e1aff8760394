import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FormationStepView, FormationView } from '#contract/case-views.ts';
import { namingStepOf } from '#domain/names/naming-steps.ts';
import { caseMessages } from '#messages/cases.ts';
import { isFocusTaken } from '#web/design-system/return-focus.ts';
import type { CaseChanges } from './case-changes.ts';
import { DoneStep } from './done-step.tsx';
import { OpenStep } from './open-step.tsx';

interface StepListProps {
  formation: FormationView;
  /** `undefined` for people with read access only. */
  changes: CaseChanges | undefined;
}

/** The steps that can be taken now, those that come later, and those that are done, each with what can be done about it. */
export function StepList({ formation: { steps, next, jurisdiction }, changes }: StepListProps) {
  const labels = new Map(steps.map(({ id, label, state }) => [id, isEnded(state) ? undefined : label]));
  const current = useRef<HTMLHeadingElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const ready = steps.filter(({ turn }) => turn);
  const later = steps.filter(({ state, turn }) => !turn && !isEnded(state));
  const done = steps.filter(({ state }) => isEnded(state)).toReversed();
  const doneBefore = useRef(done.length);
  useEffect(() => {
    if (doneBefore.current === done.length) return;
    doneBefore.current = done.length;
    // A step that changes its place takes its buttons with it; the step to take now gets the focus.
    if (!isFocusTaken()) (current.current ?? all.current)?.focus();
  }, [done.length]);
  const openStep = (step: FormationStepView) => (
    <OpenStep
      key={step.id}
      step={step}
      number={steps.indexOf(step) + 1}
      isNext={step.id === next}
      heading={step.id === next ? current : undefined}
      isNaming={step.id === namingStepOf(jurisdiction.id)}
      waitsFor={step.needs.flatMap((need) => labels.get(need) ?? [])}
      changes={changes}
    />
  );
  return (
    <div ref={all} tabIndex={-1} className="@container grid grid-cols-[minmax(0,1fr)] gap-8 outline-none">
      {ready.length > 0 && <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">{ready.map(openStep)}</ol>}
      {later.length > 0 && <Group title={caseMessages.later}>{later.map(openStep)}</Group>}
      {done.length > 0 && (
        <Group title={caseMessages.doneSteps(done.length)}>
          {done.map((step) => (
            <DoneStep key={step.id} step={step} changes={changes} />
          ))}
        </Group>
      )}
    </div>
  );
}

function isEnded(state: FormationStepView['state']): boolean {
  return state === 'done' || state === 'waived';
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="pb-2 text-sm font-semibold text-muted">
        {title}
      </p>
      <ol aria-labelledby={id} className="divide-y divide-line border-y border-line">
        {children}
      </ol>
    </div>
  );
}
