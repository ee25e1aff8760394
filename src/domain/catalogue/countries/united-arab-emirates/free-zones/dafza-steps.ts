import type { Step } from '../../../definition.ts';
import { type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankAccountStep } from '../bank-account.ts';
import { residenceVisaSteps } from '../residence-steps.ts';

const startPage: Page = [
  'DAFZ: start your business in Dubai',
  'https://www.dafz.ae/en/start-your-business-in-dubai/',
];

const silentOnTime = 'How long DAFZ takes for this';

/** From the application to the bank. */
export const dafzaSteps: readonly Step[] = [
  {
    id: 'application',
    label: 'Choose form and licence, and apply',
    actor: 'founder',
    needs: [],
    workingDays: unconfirmed(silentOnTime),
    documents: [
      {
        label: 'Passport copy',
        papers: ['passport'],
        of: 'each-owner',
        sources: readOn('medium', startPage),
      },
      {
        label: 'Passport copy, also of the secretary',
        papers: ['passport'],
        alsoOf: ['secretary'],
        of: 'each-director',
        sources: readOn('medium', startPage),
      },
      {
        label:
          'Declaration of beneficial owners, with the certified passport or national ID of each and an English translation',
        papers: ['owner-declaration'],
        copy: 'certified',
        of: 'company',
        sources: readOn('medium', startPage),
      },
      {
        label: 'The parent’s corporate papers, attested',
        papers: ['certificate-of-incorporation', 'articles'],
        copy: 'attested',
        of: 'corporate-owner',
        sources: readOn('medium', startPage),
      },
    ],
    signing: {
      paper: 'Articles',
      way: 'official-system',
      rule: unconfirmed('Whether DAFZA has the articles signed on its portal, before its staff or in ink'),
    },
    result: 'Application at the authority',
  },
  {
    id: 'lease',
    label: 'Choose premises and sign the lease',
    actor: 'founder',
    needs: ['application'],
    workingDays: unconfirmed(silentOnTime),
    documents: [
      { label: 'Lease in the zone', papers: ['lease'], of: 'company', sources: readOn('medium', startPage) },
    ],
    result: 'The company’s registered address',
  },
  {
    id: 'registration',
    label: 'Have the company registered',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['lease'],
    workingDays: unconfirmed(silentOnTime),
    documents: [],
    result: 'The company exists',
    reaches: ['incorporation'],
  },
  {
    id: 'licence',
    label: 'Receive the licence',
    actor: 'authority',
    needsNoApplication: true,
    needs: ['registration'],
    workingDays: unconfirmed(silentOnTime),
    documents: [],
    result: 'Licence',
    reaches: ['licence-issue'],
  },
  ...residenceVisaSteps('licence'),
  bankAccountStep('licence'),
];
