import type { CompanyType, Country, FreeZone, OfficeType } from '#domain/catalogue/choices.ts';
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

const aboutCompanyType: Record<CompanyType, string> = {
  'free-zone': 'Registered in one of six free zones',
  'mainland-llc': 'Registered in one of the seven emirates',
  llc: 'Limited liability company, owned by its members',
  'c-corporation': 'Corporation, owned by its shareholders',
  'private-limited-company': 'Limited by shares, owned by its shareholders',
  llp: 'Limited liability partnership, owned by its members',
  'joint-stock-company': 'Capital divided into shares',
  'branch-of-a-foreign-company': 'Part of a company that exists in another country',
  partnership: 'Owned by its partners together',
};

const aboutZone: Record<FreeZone, string> = {
  difc: 'Dubai International Financial Centre',
  dmcc: 'Dubai Multi Commodities Centre',
  adgm: 'Abu Dhabi Global Market',
  ifza: 'International Free Zone Authority',
  dafza: 'Dubai Airport Freezone',
  jafza: 'Jebel Ali Free Zone',
};

const aboutOffice: Record<OfficeType, string> = {
  virtual: 'An address without rooms of your own',
  physical: 'Rooms that only your company uses',
  flexi: 'A shared desk, used when you need it',
};

export const onboardingMessages = {
  steps: 'Steps',
  stepNames,
  stepOf: (step: WizardStep) => `Step ${step} of 3`,
  questions,
  help,
  countries: 'Country',
  aboutCountry,
  companyTypes: 'Company type',
  aboutCompanyType,
  countryPanel: {
    label: 'The chosen country',
    hint: 'Choose a country to see its coast, its cost and its tax.',
    firstYear: 'First year',
    time: 'Time to complete',
    tax: 'Tax',
  },
  sort: {
    label: 'Sort by',
    orders: { ours: 'Default', cheapest: 'Cheapest', fastest: 'Fastest' },
    incompleteLast: {
      cheapest: 'Choices without a published price for everything you need come last.',
      fastest: 'Choices without a published time for every step come last.',
    },
  },
  freeZones: 'Which free zone?',
  emirates: 'Which emirate?',
  aboutZone,
  showOptions: (companyType: string) => `Show the options of ${companyType}`,
  hideOptions: (companyType: string) => `Hide the options of ${companyType}`,
  visaCount: (count: string) => (count === '1' ? '1 visa' : `${count} visas`),
  chosen: (option: string) => `Chosen: ${option}`,
  visas: 'Number of visas',
  visasHelp: 'Count everyone who will need one, yourself included.',
  officeTypes: 'Office type',
  aboutOffice,
  problems,
  continue: 'Continue',
  askExpert: 'Ask our AI expert now...',
} as const;
