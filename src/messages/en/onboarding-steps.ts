import type { CompanyType, FreeZone, OfficeType } from '#domain/catalogue/choices.ts';

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

/** What the questionnaire says after its first screen. */
export const onboardingStepMessages = {
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
  chosen: (option: string) => `Chosen: ${option}`,
  visas: 'Number of visas',
  visasHelp: 'Count everyone who will need one, yourself included.',
  officeTypes: 'Office type',
  onlyHolds:
    'Only holding shares or property? ADGM’s special purpose vehicle needs a registered address, mostly through a licensed service provider. It is not for trade.',
  aboutHolding: 'Who needs no provider',
  aboutOffice,
} as const;
