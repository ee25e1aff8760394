import type { Fee, Step } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankAccountStep } from '../bank-account.ts';
import { residenceVisaSteps } from '../residence-steps.ts';
import { workPermits } from './work-permits.ts';

/** How an LLC comes about on the mainland: what each emirate's file does not say otherwise. */

export const typicalSequence: Page = [
  'Dubai DED: start your business, an old page',
  'http://www.dubaided.gov.ae/English/SetUpyourBusiness/Pages/StartYourBusinessInDubai.aspx',
];

type FormationStep =
  | 'trade-name'
  | 'initial-approval'
  | 'memorandum'
  | 'lease'
  | 'other-approvals'
  | 'licence'
  | 'product-approval';

const cosmeticsRules: Page = [
  'Pimgrup: cosmetics in the United Arab Emirates',
  'https://pimgrup.com/en/united-arab-emirates/',
];
const cosmeticsInDubai: Page = [
  'Commitbiz: registering a cosmetic product in Dubai',
  'https://www.commitbiz.com/blog/how-to-register-a-cosmetic-product-in-dubai',
];

const usualSteps: readonly (Step & { id: FormationStep })[] = [
  {
    id: 'trade-name',
    label: 'Choose activity and legal form, and reserve the trade name',
    actor: 'authority',
    needs: [],
    workingDays: unconfirmed('How long reserving the name takes'),
    documents: [],
    result: 'Trade name',
  },
  {
    id: 'initial-approval',
    label: 'Get the initial approval',
    actor: 'authority',
    needs: ['trade-name'],
    workingDays: unconfirmed('How long the initial approval takes'),
    documents: [],
    result: 'Initial approval',
  },
  {
    id: 'memorandum',
    label: 'Sign the memorandum of association before the notary',
    actor: 'founder',
    needs: ['trade-name', 'initial-approval'],
    workingDays: unconfirmed('How long signing takes'),
    documents: [
      {
        label: 'Memorandum that also says how disputes are settled',
        papers: ['articles'],
        of: 'company',
        sources: readOn('medium', [
          'Marina Fox: the new companies law on full foreign ownership',
          'http://marinafox.com/news/new_uae_commercial_companies_law_on_100_foreign_ownership',
        ]),
      },
    ],
    signing: {
      paper: 'Memorandum of association',
      way: 'notary',
      rule: unconfirmed('How this emirate has the memorandum signed, other than before a notary', {
        ...fact('A memorandum is required according to the legal form.', 'high', [
          'Invest in Dubai: frequent questions',
          'https://invest.dubai.ae/faqs',
        ]),
      }),
    },
    result: 'Notarised memorandum',
    reaches: ['incorporation'],
  },
  {
    id: 'lease',
    label: 'Rent premises',
    actor: 'founder',
    needs: ['initial-approval'],
    workingDays: unconfirmed('How long finding premises takes'),
    documents: [
      {
        label: 'Lease of the premises',
        papers: ['lease'],
        of: 'company',
        sources: readOn('medium', typicalSequence),
      },
    ],
    result: 'The company’s address',
  },
  {
    id: 'other-approvals',
    label: 'Get approvals of other bodies, where the activity needs them',
    actor: 'government',
    needs: ['initial-approval'],
    workingDays: unconfirmed('How long other bodies take'),
    documents: [
      {
        label:
          'Approval by activity, as of the Ministry of Justice for legal services or the municipality for architects',
        papers: ['activity-approval'],
        of: 'company',
        sources: readOn('medium', [
          '7 Stars: questions about set-up',
          'https://7stars-bs.ae/frequently-asked-questions/',
        ]),
      },
    ],
    result: 'Approvals, or none needed',
  },
  {
    id: 'licence',
    label: 'Pay, and receive the licence',
    actor: 'authority',
    needs: ['memorandum', 'lease', 'other-approvals'],
    workingDays: unconfirmed('How long the licence takes'),
    documents: [],
    result: 'Licence',
    reaches: ['licence-issue'],
  },
  {
    id: 'product-approval',
    label: 'Have each regulated product registered before it is sold',
    why: fact(
      'You said that you sell regulated goods. Cosmetics are registered with the municipality before they are imported or sold; for other goods the licensing department names the body that approves them.',
      'medium',
      cosmeticsRules,
      cosmeticsInDubai,
    ),
    actor: 'government',
    needs: ['licence'],
    when: { answered: { 'sells-regulated-goods': true } },
    workingDays: unconfirmed('How long registering a product takes'),
    documents: [],
    result: 'Products registered; for cosmetics it lasts five years',
  },
];

/**
 * All steps in an emirate, from the name to the bank account.
 *
 * @param own what this emirate does otherwise, by step
 */
export function formationSteps(
  own: Partial<Record<FormationStep, Partial<Omit<Step, 'id' | 'reaches'>>>> = {},
): readonly Step[] {
  return [
    ...usualSteps.map((step) => ({ ...step, ...own[step.id] })),
    ...visaSteps,
    bankAccountStep('licence'),
  ];
}

/** The permit runs beside the visas: their time counts the whole way of an employee, and an owner's has no permit step. */
const visaSteps = residenceVisaSteps('licence').flatMap((step) =>
  step.id === 'entry-permit' ? [workPermits, step] : [step],
);

type FormationFee =
  | 'trade-name'
  | 'initial-approval'
  | 'licence'
  | 'memorandum'
  | 'lease-registration'
  | 'lease-registration-renewal'
  | 'other-approvals';

/**
 * What the authority and other offices take in an emirate; 'to be confirmed' where it is not given.
 *
 * @param authority who could tell, as in 'RAK DED'
 * @param own what is known of this emirate, by fee
 */
export function formationFees(
  authority: string,
  own: Partial<Record<FormationFee, Partial<Omit<Fee, 'id'>>>> = {},
): readonly Fee[] {
  const usualFees: readonly (Fee & { id: FormationFee })[] = [
    {
      id: 'trade-name',
      label: 'Trade name',
      payee: 'authority',
      amount: unconfirmed(`What ${authority} charges for the trade name`),
      due: 'once',
      isRefundable: false,
    },
    {
      id: 'initial-approval',
      label: 'Initial approval',
      payee: 'authority',
      amount: unconfirmed(`What ${authority} charges for the initial approval`),
      due: 'once',
      isRefundable: false,
    },
    {
      id: 'licence',
      label: 'Licence',
      payee: 'authority',
      amount: unconfirmed(`What ${authority} charges for the licence`),
      due: 'yearly',
      isRefundable: false,
    },
    {
      id: 'memorandum',
      label: 'Notary, for the memorandum',
      payee: 'government',
      amount: unconfirmed('What the notary charges for the memorandum'),
      due: 'once',
      isRefundable: false,
      neededFor: 'registration',
    },
    {
      id: 'lease-registration',
      label: 'Registering the lease',
      payee: 'government',
      amount: unconfirmed('What registering the lease costs'),
      due: 'once',
      isRefundable: false,
    },
    {
      id: 'lease-registration-renewal',
      label: 'Registering the lease again when it is renewed',
      payee: 'government',
      amount: unconfirmed('What registering a renewed lease costs'),
      due: 'yearly-renewal',
      isRefundable: false,
    },
    {
      id: 'other-approvals',
      label: 'Approvals of other bodies, where the activity needs them',
      payee: 'government',
      amount: unconfirmed('What the body in charge of the activity charges'),
      due: 'once',
      isRefundable: false,
    },
  ];
  return usualFees.map((fee) => ({ ...fee, ...own[fee.id] }));
}

/** What premises and the yearly audit cost: no page gives a figure for any emirate. */
export const premisesAndAuditFees: readonly Fee[] = [
  {
    id: 'office',
    label: 'Rent of the premises',
    payee: 'office',
    amount: unconfirmed('Rents, which depend on place and size'),
    due: 'yearly',
    isRefundable: false,
  },
  {
    id: 'audit',
    label: 'Yearly audit',
    payee: 'auditor',
    amount: unconfirmed('What a yearly audit costs'),
    due: 'yearly-renewal',
    isRefundable: false,
  },
];

export const notIncludedOnTheMainland: readonly string[] = [
  'Share capital, which stays the company’s own money.',
  'Membership of the chamber of commerce, where the emirate asks for it and no line is given.',
  'Bookkeeping, and the fee of an agent if you take one.',
  'Translating and attesting papers.',
  'Change of visa status inside the country.',
];
