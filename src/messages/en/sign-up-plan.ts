import type { OfficeType, VisaChoice } from '#domain/catalogue/choices.ts';
import { choiceLabels } from './choices.ts';

const offices: Record<OfficeType, string> = {
  virtual: 'virtual office',
  physical: 'physical office',
  flexi: 'flexi office',
};

/** The plan beside the registration. */
export const signUpPlanMessages = {
  title: 'Your plan, first year',
  requirements: (visas: VisaChoice, officeType: OfficeType) => {
    const count = visas === 0 ? 'No visas' : `${choiceLabels.visas[visas]} ${visas === 1 ? 'visa' : 'visas'}`;
    return `${count}, ${offices[officeType]}`;
  },
  change: 'Change your answers',
} as const;
