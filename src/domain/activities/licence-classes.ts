import type { Statement } from '#domain/catalogue/definition.ts';
import { fact, type Page, unconfirmed } from '#domain/catalogue/facts.ts';
import type { ActivityClass } from './activity.ts';

/** Whether activities of two classes stand on one licence, and what a source says about it. */
export interface MixRule {
  classes: readonly [ActivityClass, ActivityClass];
  verdict: 'shared' | 'at-cost' | 'second-licence';
  text: Statement;
  /** Fee of the jurisdiction that it costs. */
  fee?: string;
}

/** How an authority sorts activities into licences. */
export interface LicenceClasses {
  /** What it calls the licence for a class. */
  licences: Statement;
  names: Partial<Record<ActivityClass, string>>;
  mixes: readonly MixRule[];
  /** What is said of two classes that no rule names. */
  otherMixes: Statement;
  /** How many activities one licence has. */
  limit?: { activities: number; text: Statement };
}

const dubaiClasses: Page = [
  'Prodesk: mainland licence',
  'https://prodesk.ae/llc-company-formation/mainland-license/',
];
const dubaiQuestions: Page = [
  'Mazars: licensing in Dubai, questions and answers, an older page',
  'https://gcc.mazars.com/Home/Contact-us/Frequently-Asked-Questions/Frequently-Asked-Questions-for-the-UAE/Incorporating-a-company-in-Dubai/Licensing-Registration',
];
const dubaiGlossary: Page = [
  'Best Solution: business activity',
  'https://best-solution.ae/glossary/business-activity/',
];
const sharjahLicences: Page = [
  'Sharjah Economic Development Department: licences',
  'https://sedd.ae/c/portal/update_language?p_l_id=76&redirect=%2Fen%2Fweb%2Fsedd%2Fservice-details;jsessionid%3DD2eXSwFU1x8lp3HokyijByrKN3aOCkAyv8do0hU3fPWSgGMQEZM-!1850941201%3FarticleId%3D42519%26templateId%3D36442&languageId=en_US',
];
const ifzaLicence: Page = [
  'IFZA: getting a licence',
  'https://ifza.com/en/how-to-get-your-free-zone-license-with-ifza/',
];
const ifzaSetUp: Page = ['IFZA: set up your business', 'https://ifza.com/en/set-up-your-business/'];
const jafzaForms: Page = [
  'JAFZA: company formation',
  'https://www.jafza.ae/business-setup/company-formation/',
];
const difcBusiness: Page = ['DIFC: business', 'https://www.difc.com/business'];
const adgmCategories: Page = [
  'ADGM rulebook: categories of licences',
  'https://en.adgm.thomsonreuters.com/entiresection/20581',
];
const saudiRegister: Page = [
  'Gulf News: Saudi Arabia’s new trade name rules',
  'https://gulfnews.com/world/gulf/saudi/saudi-arabia-sr50000-fine-for-new-trade-name-rule-violations-1.104308076',
];
const singaporeActivities: Page = ['Yare & Hark: resources', 'https://yarehark.com/resources'];

const mainlandNames = {
  commercial: 'Commercial licence',
  professional: 'Professional licence',
  industrial: 'Industrial licence',
} as const;

const separateInDubai: Statement = fact(
  'An LLC is for trade and industry; professional activities go on a licence of their own, an older page says. DET has to confirm it.',
  'low',
  dubaiQuestions,
);

const dubai: LicenceClasses = {
  licences: fact(
    'Commercial for trade, professional for services, industrial for making things.',
    'medium',
    dubaiClasses,
  ),
  names: { ...mainlandNames, tourism: 'Tourism licence' },
  mixes: [
    {
      classes: ['commercial', 'professional'],
      verdict: 'second-licence',
      text: separateInDubai,
      fee: 'licence',
    },
    {
      classes: ['industrial', 'professional'],
      verdict: 'second-licence',
      text: separateInDubai,
      fee: 'licence',
    },
    {
      classes: ['commercial', 'industrial'],
      verdict: 'shared',
      text: fact('An LLC may trade and manufacture, an older page says.', 'low', dubaiQuestions),
    },
  ],
  otherMixes: unconfirmed('Whether DET puts these two classes on one licence'),
  limit: {
    activities: 10,
    text: fact('Ten activities a licence at most.', 'medium', dubaiGlossary, dubaiQuestions),
  },
};

const sharjah: LicenceClasses = {
  licences: fact('The licence follows the dominant activity.', 'high', sharjahLicences),
  names: mainlandNames,
  mixes: [],
  otherMixes: fact(
    'Industrial, commercial and professional activities share a licence if they are of one kind; the department decides.',
    'high',
    sharjahLicences,
  ),
};

const ifza: LicenceClasses = {
  licences: fact('Services, trade or general trade.', 'medium', ifzaLicence, ifzaSetUp),
  names: { professional: 'Service licence', commercial: 'Trading licence' },
  mixes: [
    {
      classes: ['commercial', 'professional'],
      verdict: 'at-cost',
      text: unconfirmed('What IFZA charges for services and trade on one licence'),
      fee: 'more-activities',
    },
  ],
  otherMixes: unconfirmed('Whether IFZA puts these two classes on one licence'),
  limit: {
    activities: 3,
    text: fact('Up to three activities are in the price; more can be added.', 'medium', ifzaLicence),
  },
};

const jafza: LicenceClasses = {
  licences: fact(
    'Trading, service, industrial and logistics; also general trading and e-commerce.',
    'medium',
    jafzaForms,
  ),
  names: { professional: 'Service licence', commercial: 'Trading licence', industrial: 'Industrial licence' },
  mixes: [],
  otherMixes: unconfirmed('Whether JAFZA puts these two classes on one licence'),
};

const difc: LicenceClasses = {
  licences: fact('Financial, non-financial, retail, Innovation or AI Licence.', 'medium', difcBusiness),
  names: {
    professional: 'Non-financial licence',
    financial: 'Financial licence (DFSA)',
    holding: 'Non-financial licence',
  },
  mixes: [],
  otherMixes: unconfirmed('Whether DIFC puts these two classes on one licence'),
};

const adgm: LicenceClasses = {
  licences: fact('Category A is financial, B non-financial, C retail.', 'high', adgmCategories),
  names: {
    professional: 'Category B',
    financial: 'Category A',
    commercial: 'Category B or C',
    holding: 'Special-purpose company',
  },
  mixes: [],
  otherMixes: unconfirmed('Whether ADGM puts these two classes on one licence'),
};

const saudiArabia: LicenceClasses = {
  licences: unconfirmed('How the licences of Saudi Arabia’s investment ministry sort these activities'),
  names: {},
  mixes: [],
  otherMixes: fact(
    'One commercial register may have several activities, which need not be alike.',
    'high',
    saudiRegister,
  ),
};

const singapore: LicenceClasses = {
  licences: unconfirmed('Singapore sorts companies by codes, not by licence classes'),
  names: {},
  mixes: [],
  otherMixes: unconfirmed('Singapore sorts companies by codes, not by licence classes'),
  limit: { activities: 2, text: fact('At least one code and at most two.', 'high', singaporeActivities) },
};

const notFound: LicenceClasses = {
  licences: unconfirmed('How the authority sorts activities into licences'),
  names: {},
  mixes: [],
  otherMixes: unconfirmed('Whether the authority puts these two classes on one licence'),
};

const byJurisdiction: Readonly<Record<string, LicenceClasses>> = {
  'ae-dubai': dubai,
  'ae-sharjah': sharjah,
  'ae-ifza': ifza,
  'ae-jafza': jafza,
  'ae-difc': difc,
  'ae-adgm': adgm,
  'sa-llc': saudiArabia,
  'sa-joint-stock-company': saudiArabia,
  'sa-branch-of-a-foreign-company': saudiArabia,
  'sg-private-limited-company': singapore,
  'sg-partnership': singapore,
};

/** How the authority of a jurisdiction sorts activities into licences. */
export function licenceClassesOf(jurisdictionId: string): LicenceClasses {
  return byJurisdiction[jurisdictionId] ?? notFound;
}
