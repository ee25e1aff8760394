import type {
  CompanyType,
  Country,
  Emirate,
  FreeZone,
  OfficeType,
  SubType,
  VisaChoice,
} from '#domain/catalogue/choices.ts';

const zones: Record<FreeZone, string> = {
  difc: 'DIFC',
  dmcc: 'DMCC',
  adgm: 'ADGM',
  ifza: 'IFZA',
  dafza: 'DAFZA',
  jafza: 'JAFZA',
};

const emirates: Record<Emirate, string> = {
  dubai: 'Dubai',
  'abu-dhabi': 'Abu Dhabi',
  sharjah: 'Sharjah',
  ajman: 'Ajman',
  'ras-al-khaimah': 'Ras Al Khaimah',
  fujairah: 'Fujairah',
  'umm-al-quwain': 'Umm Al Quwain',
};

const country: Record<Country, string> = {
  AE: 'UAE',
  US: 'United States',
  GB: 'United Kingdom',
  SA: 'Saudi Arabia',
  SG: 'Singapore',
};

const companyType: Record<CompanyType, string> = {
  'free-zone': 'Free Zone',
  'mainland-llc': 'Mainland LLC',
  llc: 'LLC',
  'c-corporation': 'C-Corporation',
  'private-limited-company': 'Private Limited Company',
  llp: 'LLP',
  'joint-stock-company': 'Joint Stock Company',
  'branch-of-a-foreign-company': 'Branch of a Foreign Company',
  partnership: 'Partnership',
};

const subType: Record<SubType, string> = { ...zones, ...emirates };

const officeType: Record<OfficeType, string> = {
  virtual: 'Virtual',
  physical: 'Physical',
  flexi: 'Flexi',
};

const visas: Record<VisaChoice, string> = { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5+' };

/** What everything that can be chosen in the questionnaire is called, everywhere it is shown. */
export const choiceLabels = { country, companyType, subType, officeType, visas } as const;
