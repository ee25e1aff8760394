import {
  type CompanyType,
  type Country,
  type FreeZone,
  isCountry,
  isFreeZone,
  isOfficeType,
  isSubTypeOf,
  isTypeOf,
  isVisaChoice,
  type OfficeType,
  type SubType,
  subTypesOf,
  type VisaChoice,
  visasUnlessNamed,
} from '#domain/catalogue/choices.ts';

/** The three questions, in order: country, company type, requirements. */
export type WizardStep = 1 | 2 | 3;

/**
 * The visitor's current answers, stored in the browser under the key 'onboardingData'.
 * A later answer is only present with the earlier ones it depends on.
 */
export interface OnboardingData {
  step: WizardStep;
  country?: Country;
  companyType?: CompanyType;
  subType?: SubType;
  /** The same value as `subType` when that is a free zone. */
  freezone?: FreeZone;
  requirements?: Requirements;
}

interface Requirements {
  /** 0 to 5; 5 means 'five or more'. */
  visas?: VisaChoice;
  officeType?: OfficeType;
  /** Whether the visitor keeps too many visas for the office as an open point. */
  keptOpen?: true;
  companyData?: CompanyData;
}

/** The questionnaire's result for creating the company. */
export interface CompanyData {
  /** Only if the founder already gave one. */
  name?: string;
  country: Country;
  companyType: CompanyType;
  freezone?: FreeZone;
  subType?: SubType;
  visas: VisaChoice;
  officeType: OfficeType;
}

export const emptyOnboarding: OnboardingData = { step: 1 };

/** Sets another country and clears the company type chosen for the old one. */
export function chooseCountry(answers: OnboardingData, country: Country): OnboardingData {
  if (answers.country === country) return answers;
  return settled({
    step: answers.step,
    country,
    ...(answers.requirements && { requirements: namedRequirements(answers) }),
  });
}

/** The requirements without a default number of visas. */
function namedRequirements({ country, requirements: { visas, ...rest } = {} }: OnboardingData): Requirements {
  const isNamed = visas !== undefined && !(country && visasUnlessNamed(country) === visas);
  return { ...rest, ...(isNamed && { visas }) };
}

/** Sets another company type and clears the zone or emirate. */
export function chooseCompanyType(answers: OnboardingData, companyType: CompanyType): OnboardingData {
  const { subType: _subType, freezone: _freezone, ...rest } = answers;
  return settled({ ...rest, companyType });
}

export function chooseSubType(answers: OnboardingData, subType: SubType): OnboardingData {
  const { freezone: _freezone, ...rest } = answers;
  return settled({
    ...rest,
    subType,
    ...(isFreeZone(subType) && { freezone: subType }),
  });
}

export function chooseVisas(answers: OnboardingData, visas: VisaChoice): OnboardingData {
  return settled({ ...answers, requirements: { ...answers.requirements, visas } });
}

export function chooseOfficeType(answers: OnboardingData, officeType: OfficeType): OnboardingData {
  return settled({ ...answers, requirements: { ...answers.requirements, officeType } });
}

/** Keeps an impossible choice of visas and office as an open point until an answer changes. */
export function keepOpen(answers: OnboardingData): OnboardingData {
  return { ...answers, requirements: { ...answers.requirements, keptOpen: true } };
}

/** The answered number of visas, or the country's default. */
export function visasOf({ country, requirements }: OnboardingData): VisaChoice | undefined {
  return requirements?.visas ?? (country && visasUnlessNamed(country));
}

/** What blocks the visitor on a step; `undefined` if nothing does. */
export type StepProblem =
  | 'country-missing'
  | 'type-missing'
  | 'option-missing'
  | 'visas-missing'
  | 'office-missing';

/** The first unanswered point of a step, or `undefined` when the step is complete. */
export function problemOfStep(answers: OnboardingData, step: WizardStep): StepProblem | undefined {
  if (step === 1) return answers.country ? undefined : 'country-missing';
  if (step === 2) {
    if (!answers.companyType) return 'type-missing';
    if (subTypesOf(answers.companyType).length > 0 && !answers.subType) return 'option-missing';
    return undefined;
  }
  if (visasOf(answers) === undefined) return 'visas-missing';
  return answers.requirements?.officeType ? undefined : 'office-missing';
}

/** Why the registration page redirects to the questionnaire. */
export type OnboardingGap = 'not-started' | 'steps-missing' | 'requirements-missing';

/**
 * The registration page's guard: stored answers must exist, then country, type and requirements
 * must be present, then the requirements must be complete.
 */
export function gapOf(answers: OnboardingData | undefined): OnboardingGap | undefined {
  if (!answers) return 'not-started';
  if (!answers.country || !answers.companyType || !answers.requirements) return 'steps-missing';
  if (problemOfStep(answers, 2)) return 'steps-missing';
  return problemOfStep(answers, 3) ? 'requirements-missing' : undefined;
}

/**
 * Reads answers from storage or navigation state. Unknown values are dropped together with
 * what depends on them, so damaged or outdated data cannot break the questionnaire.
 *
 * @returns `undefined` if the value is not a set of answers
 */
export function readOnboarding(value: unknown): OnboardingData | undefined {
  if (!isRecord(value)) return undefined;
  const answers: OnboardingData = { step: 1 };
  if (isCountry(value.country)) {
    answers.country = value.country;
    if (isTypeOf(value.country, value.companyType)) {
      answers.companyType = value.companyType;
      if (isSubTypeOf(value.companyType, value.subType)) {
        answers.subType = value.subType;
        if (isFreeZone(value.subType)) answers.freezone = value.subType;
      }
    }
  }
  if (isRecord(value.requirements)) {
    const { visas, officeType, keptOpen, companyData } = value.requirements;
    answers.requirements = {
      ...(isVisaChoice(visas) && { visas }),
      ...(isOfficeType(officeType) && { officeType }),
    };
    const name = isRecord(companyData) ? companyData.name : undefined;
    const read = settled(
      { ...answers, step: reachedStep(answers, value.step) },
      typeof name === 'string' ? name : undefined,
    );
    return keptOpen === true && read.requirements?.companyData ? keepOpen(read) : read;
  }
  return { ...answers, step: reachedStep(answers, value.step) };
}

function reachedStep(answers: OnboardingData, stored: unknown): WizardStep {
  return furthestStep(answers, stored === 3 || stored === 2 ? stored : 1);
}

/** The requested step, or the first earlier one that lacks an answer. */
export function furthestStep(answers: OnboardingData, wanted: WizardStep): WizardStep {
  if (wanted >= 2 && problemOfStep(answers, 1)) return 1;
  if (wanted === 3 && problemOfStep(answers, 2)) return 2;
  return wanted;
}

/** Sets `requirements.companyData` once every answer is given, and removes it before. */
function settled(answers: OnboardingData, name = answers.requirements?.companyData?.name): OnboardingData {
  if (!answers.requirements) return answers;
  const { country, companyType, freezone, subType } = answers;
  const { officeType } = answers.requirements;
  const visas = visasOf(answers);
  const requirements: Requirements = {
    ...(visas !== undefined && { visas }),
    ...(officeType && { officeType }),
  };
  if (!country || !companyType || visas === undefined || !officeType || gapOf({ ...answers, requirements })) {
    return { ...answers, requirements };
  }
  const companyData: CompanyData = {
    ...(name?.trim() && { name: name.trim() }),
    country,
    companyType,
    ...(freezone && { freezone }),
    ...(subType && { subType }),
    visas,
    officeType,
  };
  return { ...answers, requirements: { ...requirements, companyData } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
