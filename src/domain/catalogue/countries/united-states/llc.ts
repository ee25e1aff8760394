import { money } from '#domain/values/money.ts';
import type { Jurisdiction } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import {
  bankAccountStep,
  bankFee,
  banking,
  delawareAuthority,
  filingExtras,
  filingFees,
  formationAtAGlance,
  formationPlaybook,
  lateFranchiseTax,
  otherCosts,
  registeredAgentFee,
  registrationDates,
} from './delaware.ts';
import { foreignInvestmentSurvey, relatedPartyReturn, taxNumberStep } from './federal-duties.ts';
import {
  quotaWithoutPremises,
  quotaWithPremises,
  visaDeadlines,
  visaFees,
  visaStatements,
  visaSteps,
} from './founder-visas.ts';
import { llcTax } from './llc-tax.ts';
import { wyoming } from './wyoming.ts';

const generalProvisions: Page = [
  'Delaware Code: general provisions of the LLC Act, a copy',
  'https://www.formacompany.com/delaware/delaware-company-law/delaware-llc-general-provisions/',
];
const companyLaw: Page = ['Systemday: Delaware company law', 'https://systemday.com/delaware-company-law'];
const registeredAgentLaw: Page = [
  'Delaware Code 2019: registered office and agent of an LLC, a copy',
  'https://law.justia.com/codes/delaware/2019/title-6/chapter-18/subchapter-i/section-18-104/',
];
const annualTax: Page = [
  'AccountsWatch: Delaware annual reports and tax, 2023',
  'https://accountswatch.com/what-you-should-know-about-delaware-annual-reports-and-annual-tax/',
];
const formationSteps: Page = [
  'SimplifyLLC: forming a Delaware LLC',
  'https://www.simplifyllc.com/llc-formation/delaware/',
];

export const llc: Jurisdiction = {
  id: 'us-llc',
  place: { country: 'US', companyType: 'llc' },
  name: 'Limited liability company in Delaware',
  currency: 'USD',
  authority: delawareAuthority,
  suitsInShort: fact(
    'One owner or several, from anywhere, with no minimum capital and no yearly report',
    'high',
    formationAtAGlance,
    annualTax,
  ),
  suits: [
    fact(
      'Founders who live abroad: there is no rule on nationality or residence.',
      'high',
      formationAtAGlance,
    ),
    fact('Companies that want one yearly filing with the state, the annual tax.', 'high', annualTax),
  ],
  doesNotSuit: [
    fact(
      'Founders who look for venture investors, who generally want a Delaware corporation.',
      'medium',
      formationPlaybook,
    ),
  ],
  legalForms: [
    fact(
      'Delaware is taken here as the place of registration; the founder can live anywhere.',
      'high',
      formationAtAGlance,
    ),
    fact(
      'The name contains “Limited Liability Company”, “L.L.C.” or “LLC” and differs from every name on the register.',
      'high',
      companyLaw,
    ),
    fact(
      'The operating agreement governs the company; it may be written, oral or implied and is not filed. Banks usually ask for a written one.',
      'high',
      generalProvisions,
    ),
    fact('The law itself lists USD 70 for a certificate of formation; other charges are added.', 'medium', [
      'Delaware Code: fees of the LLC Act, a copy',
      'https://instalawyer.io/laws/delaware-code/18-1105-fees',
    ]),
    ...wyoming,
  ],
  owners: [
    fact('At least one member; the law’s definition names no upper limit.', 'high', generalProvisions),
    fact('No rule on the members’ nationality or residence.', 'high', formationAtAGlance),
    fact('The formation document names the registered agent, not the members.', 'high', formationAtAGlance),
    ...visaStatements,
  ],
  capital: [fact('No minimum capital.', 'high', formationAtAGlance)],
  officers: [
    fact(
      'One or more authorised persons sign the certificate of formation; the agent’s staff can do so.',
      'high',
      companyLaw,
    ),
    fact(
      'Every LLC keeps a registered office in Delaware and a registered agent at that office, a resident of Delaware or an entity.',
      'high',
      registeredAgentLaw,
    ),
  ],
  tax: llcTax,
  audit: [unconfirmed('Whether any audit is asked of a private LLC')],
  banking,
  offices: [
    {
      type: 'virtual',
      label: 'Registered agent’s address, without an office of your own',
      isPermitted: fact(true, 'high', formationAtAGlance),
      visaQuota: quotaWithoutPremises,
    },
    {
      type: 'flexi',
      label: 'Shared desk, beside the registered agent’s address',
      isPermitted: fact(true, 'high', formationAtAGlance),
      visaQuota: quotaWithoutPremises,
    },
    {
      type: 'physical',
      label: 'Office of your own, beside the registered agent’s address',
      isPermitted: fact(true, 'high', formationAtAGlance),
      visaQuota: quotaWithPremises,
    },
  ],
  fees: [
    {
      id: 'certificate-of-formation',
      label: 'Certificate of formation; sources disagree',
      payee: 'authority',
      amount: fact(money('USD', 90, 110), 'low', filingFees, formationAtAGlance),
      due: 'once',
      isRefundable: false,
    },
    {
      id: 'annual-tax',
      label: 'Annual tax of Delaware, for each calendar year in which the LLC exists',
      payee: 'authority',
      amount: fact(money('USD', 300), 'high', annualTax),
      due: 'yearly',
      isRefundable: false,
    },
    ...filingExtras,
    registeredAgentFee,
    {
      id: 'formation-service',
      label: 'Online formation service (Stripe Atlas), all included',
      payee: 'agent',
      amount: fact(money('USD', 500), 'medium', formationPlaybook),
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
      id: 'name',
      label: 'Pick and check a name',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 0, longest: 1 }, 'high', formationSteps),
      documents: [],
      result: 'A name that is free on the register',
    },
    {
      id: 'registered-agent',
      label: 'Appoint a registered agent in Delaware',
      actor: 'founder',
      needs: [],
      workingDays: fact({ shortest: 0, longest: 1 }, 'high', registeredAgentLaw),
      documents: [],
      result: 'Registered office and agent',
    },
    {
      id: 'formation',
      label: 'File the certificate of formation',
      actor: 'authority',
      needs: ['name', 'registered-agent'],
      workingDays: fact({ shortest: 3, longest: 5 }, 'medium', formationAtAGlance),
      documents: [
        {
          label: 'Certificate of formation: name, registered office, registered agent with address',
          papers: ['certificate-of-incorporation'],
          of: 'company',
          sources: readOn('high', [
            'Generis: Delaware LLC regulations',
            'https://generisonline.com/understanding-delaware-llc-regulations/',
          ]),
        },
      ],
      signing: {
        paper: 'Certificate of formation',
        way: 'official-system',
        rule: fact(
          'One or more authorised persons sign the certificate of formation; the agent’s staff can do so.',
          'high',
          companyLaw,
        ),
      },
      result: 'The LLC exists',
      reaches: ['incorporation'],
    },
    {
      id: 'operating-agreement',
      label: 'Sign the operating agreement',
      actor: 'founder',
      needs: ['formation'],
      workingDays: fact({ shortest: 1, longest: 1 }, 'high', formationSteps),
      documents: [
        {
          label: 'Operating agreement',
          papers: ['articles'],
          of: 'company',
          sources: readOn('high', generalProvisions),
        },
      ],
      result: 'Written rules among the members, which banks ask for',
    },
    taxNumberStep('formation'),
    ...visaSteps('formation'),
    bankAccountStep(['operating-agreement', 'tax-number']),
  ],
  deadlines: [
    {
      id: 'annual-tax',
      label: 'Pay the annual tax of Delaware',
      why: 'The tax of one calendar year is due on 1 June of the next, so first in the year after formation; one agent’s example can be read as June of the same year.',
      rule: fact({ eachYearOn: '06-01' }, 'high', registrationDates, annualTax),
      penalty: fact(
        'USD 200, and 1.5% a month on tax and penalty; the company loses its good standing.',
        'high',
        lateFranchiseTax,
      ),
    },
    {
      ...relatedPartyReturn,
      onlyIf: 'with one foreign owner, and dealings between owner and company',
      dependsOn: { 'has-foreign-owner-dealings': true },
    },
    foreignInvestmentSurvey,
    ...visaDeadlines,
  ],
  exits: [
    {
      kind: 'closing',
      steps: [unconfirmed('Delaware’s steps to cancel an LLC')],
      cost: unconfirmed('What cancelling an LLC costs'),
    },
  ],
  notIncluded: [
    'Registering in other states where the company operates.',
    'Drawing up an operating agreement of your own.',
    'Renewing or extending a visa or parole.',
    'The investment that a visa asks for.',
  ],
};
