import type { RefObject } from 'react';
import { CompanyTypeStep } from './company-type-step.tsx';
import { RequirementsStep } from './requirements-step.tsx';
import type { Figures } from './use-figures.ts';
import type { Refusal } from './use-refusal.ts';
import type { Wizard } from './use-wizard.ts';

interface LaterStepsProps {
  wizard: Wizard;
  figures: Figures | undefined;
  refusal: Refusal | undefined;
  missingGroup: RefObject<HTMLDivElement | null>;
}

/** The questions after the first; their code comes once the first is shown. */
export function LaterSteps({ wizard, ...rest }: LaterStepsProps) {
  return wizard.step === 2 ? (
    <CompanyTypeStep wizard={wizard} {...rest} />
  ) : (
    <RequirementsStep wizard={wizard} {...rest} />
  );
}
