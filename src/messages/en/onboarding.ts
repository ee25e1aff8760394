import type { Country } from '#domain/catalogue/choices.ts';
import type { StepProblem, WizardStep } from '#domain/onboarding/onboarding-data.ts';

const stepNames: Record<WizardStep, string> = {
  1: 'Select Country',
  2: 'Company Type',
  3: 'Requirements',
};

const questions: Record<WizardStep, string> = {
  1: 'Where should your company be?',
  2: 'Which type of company?',
  3: 'What will your company need?',
};

const help: Record<WizardStep, string> = {
  1: 'Costs are for the first year, without visas. You can change the country later.',
  2: 'Choose the legal form. If you are unsure which one fits, ask our expert.',
  3: 'Two answers, then you create your account.',
};

/** Only what a step cannot be left with; without a country or a type Continue is disabled. */
const problems: Record<Exclude<StepProblem, 'country-missing' | 'type-missing'> | 'not-possible', string> = {
  'option-missing': 'Please select a specific option',
  'visas-missing': 'Please select number of visas needed',
  'office-missing': 'Please select an office type',
  'not-possible': 'This combination is not possible. Change it, or keep it as an open point.',
};

const aboutCountry: Record<Country, string> = {
  AE: 'Free zone or mainland company',
  US: 'LLC or C-Corporation',
  GB: 'Private limited or LLP',
  SA: 'LLC, joint stock or branch',
  SG: 'Private limited or partnership',
};

export const onboardingMessages = {
  steps: 'Steps',
  stepNames,
  stepOf: (step: WizardStep) => `Step ${step} of 3`,
  questions,
  help,
  countries: 'Country',
  aboutCountry,
  visaCount: (count: string) => (count === '1' ? '1 visa' : `${count} visas`),
  problems,
  continue: 'Continue',
  askExpert: 'Ask our AI expert now...',
} as const;
