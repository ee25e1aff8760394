import type { Jurisdiction } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import { bankFee, banking, businessAccountStep } from './business-account.ts';
import {
  accountsReform,
  companiesHouseDeadlines,
  confirmationStatementFee,
  controlStatement,
  firstYearEnd,
  identityCheckFee,
  identityStatements,
  identityStep,
  otherCosts,
} from './companies-house.ts';
import { visaDeadlines, visaFees, visaQuota, visaStatements, visaSteps } from './founder-visa.ts';
import { taxOfForms } from './pages.ts';
import { vatStatements, vatStep } from './vat.ts';

const membersManual: Page = [
  'HMRC manual: members of an LLP',
  'https://www.gov.uk/hmrc-internal-manuals/partnership-manual/pm131420',
];
const sovereign: Page = [
  'Sovereign: UK limited liability partnerships',
  'https://sovereigngroup.com/united-kingdom/corporate-services/uk-limited-liability-partnerships-llp',
];
const settingUp: Page = [
  'McBoffin: setting up an LLP',
  'https://www.mcboffin.com/free-resources/how-to-set-up-a-limited-liability-partnership/',
];
const formationForm: Page = [
  'Concise Accountancy: LLPs',
  'https://www.conciseaccountancy.com/category/limited-liability-partnership-llp/',
];
const officeRule: Page = ['Apollo: UK LLP', 'https://apollo-international.com/jurisdiction/uk/llp'];
const selfAssessment: Page = [
  'GSL: taxes of a UK LLP',
  'https://gsl.org/en/taxes/tax-zones/united-kingdom-llp/',
];
const lifeOfAnLlp: Page = [
  'GOV.UK: life of an LLP, 2025',
  'http://www.gov.uk/government/publications/life-of-a-limited-liability-partnership/life-of-a-limited-liability-partnership-gpllp3',
];

export const llp: Jurisdiction = {
  id: 'gb-llp',
  place: { country: 'GB', companyType: 'llp' },
  name: 'Limited liability partnership in the United Kingdom',
  currency: 'GBP',
  authority: fact('Companies House', 'medium', settingUp),
  suitsInShort: fact(
    'Two partners or more who are each taxed on their own share',
    'high',
    membersManual,
    taxOfForms,
  ),
  suits: [
    fact(
      'Partners who want to be taxed each on their own share, without corporation tax.',
      'high',
      taxOfForms,
    ),
    fact('Partners who want liability limited, in general, to what they agree to put in.', 'high', sovereign),
  ],
  doesNotSuit: [fact('A single founder: an LLP has two members at least.', 'high', membersManual)],
  legalForms: [
    fact('A body corporate, separate from its members.', 'high', sovereign),
    fact('No agreement among the members is required by law; one is strongly advised.', 'medium', settingUp),
  ],
  owners: [
    fact('At least two registered members.', 'high', membersManual),
    fact(
      'Individuals, companies, other LLPs and Scottish partnerships may be members; an English general or limited partnership may not.',
      'high',
      membersManual,
    ),
    controlStatement,
    ...visaStatements,
  ],
  capital: [unconfirmed('A page that states a least contribution of members or its absence')],
  officers: [
    fact('At least two designated members, who have more filing duties.', 'high', sovereign),
    fact(
      'The designated members answer personally for accounts and confirmation statement.',
      'high',
      lifeOfAnLlp,
    ),
    fact('A change of members is notified within 14 days.', 'high', membersManual),
    ...identityStatements,
  ],
  tax: [
    fact('The LLP pays no corporation tax; each member is taxed on a share.', 'high', taxOfForms),
    fact(
      'A member abroad is taxed in the UK on profit from UK sources only, a company also on the profit of a UK permanent establishment.',
      'medium',
      sovereign,
    ),
    fact(
      'The LLP and each member register for Self Assessment by 5 October after the end of the tax year, to 5 April, in which business starts.',
      'medium',
      selfAssessment,
    ),
    unconfirmed('The dates of Self Assessment returns of an LLP with members abroad'),
    ...vatStatements,
  ],
  audit: [unconfirmed('From what size on an LLP is audited'), accountsReform],
  banking,
  offices: [
    {
      type: 'virtual',
      label: 'Address service at a real address in the country of registration; no PO box',
      isPermitted: fact(true, 'high', officeRule),
      visaQuota,
    },
    {
      type: 'flexi',
      label: 'Shared desk at an address in the country of registration',
      isPermitted: fact(true, 'high', officeRule),
      visaQuota,
    },
    {
      type: 'physical',
      label: 'Office of your own',
      isPermitted: fact(true, 'high', officeRule),
      visaQuota,
    },
  ],
  fees: [
    {
      id: 'incorporation',
      label: 'Incorporation of an LLP',
      payee: 'authority',
      amount: unconfirmed('Companies House’s fee of 2026 for an LLP'),
      due: 'once',
      isRefundable: false,
    },
    confirmationStatementFee,
    identityCheckFee(2),
    {
      id: 'agreement',
      label: 'Drawing up an LLP agreement',
      payee: 'agent',
      amount: unconfirmed('What an LLP agreement costs'),
      due: 'once',
      isRefundable: false,
      isOptional: true,
    },
    ...otherCosts,
    ...visaFees,
    bankFee,
  ],
  steps: [
    {
      id: 'members',
      label: 'Choose the members and those designated, and write the agreement',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 1, longest: 5 }, 'medium', settingUp),
      documents: [
        { label: 'LLP agreement', papers: ['articles'], of: 'company', sources: readOn('medium', settingUp) },
      ],
      result: 'Two members at least, and two of them designated',
    },
    {
      id: 'registered-office',
      label: 'Arrange the registered office',
      actor: 'founder',
      needs: [],
      workingDays: unconfirmed('How long arranging a registered office takes'),
      documents: [],
      result: 'An address in the country of registration',
    },
    identityStep(['each-owner']),
    {
      id: 'incorporation',
      label: 'File the incorporation, Form LL IN01',
      actor: 'authority',
      needs: ['members', 'registered-office', 'identity'],
      workingDays: fact({ shortest: 1, longest: 5 }, 'medium', settingUp),
      documents: [
        {
          label: 'Form LL IN01: name, registered office and its country, which members are designated',
          papers: ['application-form'],
          of: 'company',
          sources: readOn('high', formationForm),
        },
        {
          label: 'Details of each member',
          papers: [],
          of: 'each-owner',
          sources: readOn('high', formationForm),
        },
      ],
      signing: {
        paper: 'Form LL IN01',
        way: 'official-system',
        rule: unconfirmed(
          'How the form is signed',
          fact('It is handed in on paper or through the software of an agent.', 'medium', settingUp),
        ),
      },
      result: 'The LLP is registered',
      reaches: ['incorporation'],
    },
    {
      id: 'self-assessment',
      label: 'Register the LLP and each member for Self Assessment',
      actor: 'founder',
      needs: ['incorporation'],
      workingDays: unconfirmed(
        'How long registering for Self Assessment takes',
        fact('It is due by 5 October of the second tax year.', 'medium', selfAssessment),
      ),
      documents: [],
      result: 'LLP and members are registered for tax',
      reaches: ['licence-issue'],
    },
    vatStep('incorporation'),
    ...visaSteps,
    businessAccountStep('incorporation'),
  ],
  firstYearEnd,
  deadlines: [
    ...companiesHouseDeadlines,
    {
      id: 'self-assessment',
      label: 'Register the LLP and each member for Self Assessment',
      why: 'Due on 5 October after the tax year, to 5 April, in which business started; that is counted here from incorporation, its first possible day.',
      rule: fact(
        { eachYearOn: '10-05', startsIn: 'founding-year', periodEndsOn: '04-05', isOnce: true },
        'medium',
        selfAssessment,
      ),
      penalty: unconfirmed('The penalty for registering late'),
      onlyIf: 'once the LLP does business',
    },
    ...visaDeadlines,
  ],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('The steps to close an LLP')],
      cost: unconfirmed('What closing costs'),
    },
  ],
  notIncluded: [
    'What the members put in, which stays the LLP’s own money.',
    'The members’ income tax, and VAT.',
    'VAT on the endorsement of a visa.',
    'Money for living costs that a visa asks for.',
  ],
};
