import type { Step } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankAccountStep } from '../bank-account.ts';
import { establishmentCardStep, residenceSteps } from '../residence-steps.ts';

const businessPage: Page = ['DIFC: business', 'https://www.difc.com/business'];
const innovationLicence: Page = [
  'DIFC: Innovation Licence',
  'https://www.difc.com/business/establish-a-business/innovation-licence',
];
const dataProtection: Page = [
  'Kennedys: DIFC amends its data protection law',
  'https://www.kennedyslaw.com/en/thought-leadership/article/2025/the-dubai-international-financial-centre-amends-the-data-protection-law',
];

const wholeTime = fact(
  'DIFC states three to four weeks for the whole incorporation.',
  'medium',
  innovationLicence,
);

/** From the plan to the bank: a company outside finance. */
export const difcSteps: readonly Step[] = [
  {
    id: 'in-principle-approval',
    label: 'Apply with a business plan',
    actor: 'authority',
    needs: [],
    workingDays: fact({ shortest: 5, longest: 7 }, 'medium', innovationLicence),
    documents: [
      {
        label: 'Business plan',
        papers: ['business-plan'],
        of: 'company',
        sources: readOn('medium', innovationLicence),
      },
      {
        label: 'Certified passport copy',
        papers: ['passport'],
        copy: 'certified',
        of: 'each-owner',
        sources: readOn('medium', innovationLicence, businessPage),
      },
      {
        label: 'Certified passport copy, also of the secretary',
        papers: ['passport'],
        copy: 'certified',
        alsoOf: ['secretary'],
        of: 'each-director',
        sources: readOn('medium', innovationLicence, businessPage),
      },
      {
        label: 'Details of the beneficial owners',
        papers: ['owner-declaration'],
        of: 'company',
        sources: readOn('medium', innovationLicence, businessPage),
      },
      {
        label: 'Board resolution that approves the incorporation, and the parent’s papers',
        papers: ['board-resolution', 'certificate-of-incorporation', 'articles'],
        of: 'corporate-owner',
        sources: readOn('medium', innovationLicence),
      },
    ],
    result: 'In-principle approval',
  },
  {
    id: 'registration',
    label: 'Enter the name and the company on the portal',
    actor: 'founder',
    needs: ['in-principle-approval'],
    workingDays: unconfirmed('How long the name’s reservation takes', wholeTime),
    documents: [],
    result: 'The application is complete but for the lease',
  },
  {
    id: 'lease',
    label: 'Lease a desk or office in DIFC',
    actor: 'founder',
    needs: ['registration'],
    workingDays: unconfirmed('How long the lease takes', wholeTime),
    documents: [
      {
        label: 'Active lease in DIFC',
        papers: ['lease'],
        of: 'company',
        sources: readOn('medium', innovationLicence),
      },
    ],
    result: 'The company’s registered address',
  },
  {
    id: 'signing',
    label: 'Sign the articles electronically',
    actor: 'founder',
    needs: ['lease'],
    workingDays: unconfirmed('How long signing takes', wholeTime),
    documents: [],
    signing: {
      paper: 'Articles',
      way: 'official-system',
      rule: fact(
        'The articles are signed electronically in the course of the application to DIFC.',
        'high',
        innovationLicence,
      ),
    },
    result: 'Signed articles',
  },
  {
    id: 'certificate',
    label: 'Receive the certificate of incorporation',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['signing'],
    // DIFC gives three to four weeks in all: this is what its own five to seven days of approval leave of them.
    workingDays: fact({ shortest: 10, longest: 13 }, 'medium', innovationLicence),
    documents: [],
    result: 'The company exists',
    reaches: ['incorporation'],
  },
  {
    id: 'licence',
    label: 'Receive the licence',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['certificate'],
    // Licence and certificate are issued together.
    workingDays: fact({ shortest: 0, longest: 0 }, 'medium', innovationLicence),
    documents: [],
    result: 'Licence',
    reaches: ['licence-issue'],
  },
  {
    id: 'data-protection',
    label: 'Notify the Commissioner of Data Protection, before personal data is processed',
    actor: 'founder',
    needs: ['licence'],
    workingDays: unconfirmed(
      'How long the notification takes',
      fact(
        'DIFC Law 5 of 2020 asks for it before, or as soon as, personal data is processed.',
        'high',
        innovationLicence,
        dataProtection,
      ),
    ),
    documents: [],
    result: 'The company may process personal data',
  },
  establishmentCardStep('licence'),
  ...residenceSteps({
    label: 'Sign the sponsorship agreement and apply for employment visas',
    workingDays: fact(
      { shortest: 7, longest: 30 },
      'low',
      [
        'ProDesk: visas in DIFC',
        'https://prodesk.ae/visa-services/freezone/difc-dubai-international-finance-center/',
      ],
      ['Formenzo: UAE visa times', 'https://formenzo.com/visa'],
      [
        'PRO Partner Group: visa and licensing questions',
        'https://www.propartnergroup.com/faq/visa-licensing-faqs',
      ],
    ),
    documents: [
      {
        label:
          'Passport copy, photo, signed contract with job title, highest degree attested by the UAE embassy',
        papers: ['passport', 'portrait-photo', 'employment-contract', 'degree'],
        of: 'each-visa-holder',
        sources: readOn('medium', innovationLicence),
      },
    ],
  }),
  bankAccountStep('licence'),
];
