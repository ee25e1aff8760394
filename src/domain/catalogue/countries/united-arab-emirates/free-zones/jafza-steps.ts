import type { Step } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankAccountStep } from '../bank-account.ts';
import { residenceVisaSteps } from '../residence-steps.ts';

const formationPage: Page = [
  'JAFZA: company formation',
  'https://www.jafza.ae/business-setup/company-formation/',
];
const formationGuide: Page = [
  'JAFZA: guide to a new company',
  'https://www.jafza.ae/resource-centre/guides/new-company-formation/',
];

/** From the papers to the bank account, in JAFZA. */
export const jafzaSteps: readonly Step[] = [
  {
    id: 'application',
    label: 'Choose legal form, licence and premises, and hand in the papers',
    actor: 'founder',
    needs: [],
    workingDays: unconfirmed('How long the papers and the name take'),
    documents: [
      {
        label:
          'Application form, environment, health and safety form, project summary or business plan, and know-your-customer form',
        papers: ['application-form', 'business-plan'],
        of: 'company',
        sources: readOn('medium', formationPage, formationGuide),
      },
      {
        label: 'Passport',
        papers: ['passport'],
        of: 'each-owner',
        sources: readOn('medium', formationPage, formationGuide),
      },
      {
        label: 'Passport, of manager and secretary',
        papers: ['passport'],
        alsoOf: ['manager', 'secretary'],
        of: 'each-director',
        sources: readOn('medium', formationPage, formationGuide),
      },
      {
        label: 'Certificate of registration or good standing, memorandum and articles, board resolution',
        papers: ['certificate-of-incorporation', 'articles', 'board-resolution'],
        of: 'corporate-owner',
        sources: readOn(
          'medium',
          [
            'Vithul Murali: free zone business entities, 2011',
            'http://vithulmurali.blogspot.com/2011/10/free-zone-business-entities.html',
          ],
          [
            'Multilaw: free zone establishments and companies',
            'https://www.multilaw.com/Multilaw/Global_Business_Entities_Guide/United_Arab_Emirates_-_Free_Zone_Establishment_Free_Zone_Company_-_FZE_FZCO.aspx',
          ],
        ),
      },
    ],
    signing: {
      paper: 'Articles',
      way: 'official-system',
      rule: unconfirmed('Whether JAFZA has the articles signed on its portal, before its staff or in ink'),
    },
    result: 'A complete file',
  },
  {
    id: 'registration',
    label: 'Have the file checked and the company registered',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['application'],
    workingDays: fact({ shortest: 3, longest: 14 }, 'medium', formationPage, formationGuide),
    documents: [],
    result: 'The company is registered',
    reaches: ['incorporation'],
  },
  {
    id: 'lease',
    label: 'Sign the lease',
    actor: 'founder',
    needs: ['registration'],
    workingDays: unconfirmed('How long the lease takes'),
    documents: [],
    result: 'The company’s registered address',
  },
  {
    id: 'licence',
    label: 'Receive the licence',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['lease'],
    workingDays: unconfirmed(
      'How long the licence takes after the lease',
      fact(
        'JAFZA gives 3 to 14 business days from a complete file for the set-up as a whole.',
        'medium',
        formationPage,
        formationGuide,
      ),
    ),
    documents: [],
    result: 'Licence',
    reaches: ['licence-issue'],
  },
  ...residenceVisaSteps('licence'),
  bankAccountStep('licence'),
];
