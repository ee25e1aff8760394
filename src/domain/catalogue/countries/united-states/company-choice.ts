import type { Fact } from '../../definition.ts';
import { fact, type Page } from '../../facts.ts';
import { numberByFax, numberByPhone, numberForm, numberInPractice } from './number-pages.ts';

/** What to settle before a company in the United States is paid for. */

/** Ids of the questions, in the order they are asked. */
export const forkQuestions = ['raises-capital', 'lives-in-india', 'has-indian-company'] as const;
export type ForkQuestion = (typeof forkQuestions)[number];
export type ForkAnswers = Partial<Record<ForkQuestion, boolean>>;

/** Where the answers lead. Nobody is sent on without an adviser where sources disagree. */
type Fork = 'corporation' | 'llc' | 'llc-disputed' | 'wait';

const indianFounders: Page = [
  'Stripe Atlas: guide for founders in India',
  'https://docs.stripe.com/atlas/indian-founder-guide',
];
const overseasInvestment: Page = [
  'Republic World: a Wyoming LLC as an overseas investment',
  'https://www.republicworld.com/initiatives/your-wyoming-llc-is-an-overseas-investment-most-indian-founders-have-no-idea-what-the-rbi-requires',
];
const formationPlaybook: Page = [
  'KnowledgeLib: legal formation playbook, 2026',
  'https://knowledgelib.io/business/startup/legal-formation-playbook/2026',
];

/** What speaks for the outcome; where sources disagree, each with its own. */
const reasons: Record<Fork, readonly Fact<string>[]> = {
  corporation: [fact('Venture investors look for a Delaware corporation.', 'medium', formationPlaybook)],
  llc: [
    fact('Without outside investors nothing read here asks for a corporation.', 'low', formationPlaybook),
  ],
  'llc-disputed': [
    fact(
      'One provider says that an LLC below the yearly limit on remittances needs no further steps in India.',
      'medium',
      indianFounders,
    ),
    fact(
      'A piece in the Indian press says that any foreign company which a resident controls has to be reported.',
      'low',
      overseasInvestment,
    ),
  ],
  wait: [
    fact(
      'For founders in India who raise capital, the guide of a large provider expects an Indian partnership first, the ' +
        'US company below it, and stock only after a report to the bank and its number.',
      'medium',
      indianFounders,
    ),
  ],
};

/** Where the answers lead; `undefined` while one is missing. */
export function forkOf(answers: ForkAnswers): { to: Fork; reasons: readonly Fact<string>[] } | undefined {
  const raises = answers['raises-capital'];
  const livesInIndia = answers['lives-in-india'];
  const hasIndianCompany = answers['has-indian-company'];
  if (raises === undefined || livesInIndia === undefined || hasIndianCompany === undefined) return undefined;
  const isTiedToIndia = livesInIndia || hasIndianCompany;
  const to = raises ? (isTiedToIndia ? 'wait' : 'corporation') : isTiedToIndia ? 'llc-disputed' : 'llc';
  return { to, reasons: reasons[to] };
}

const numberOnline: Page = [
  'Edeal: EIN for non-residents',
  'https://edeal.ai/en/blog/ein-for-non-residents/',
];

const byFax = fact(
  'By fax: about 4 business days by the tax office’s own statement, and one to five weeks in practice. By post: about 4 ' +
    'weeks by its statement, 6 to 12 as agents report.',
  'medium',
  numberByFax,
  numberInPractice,
);

/** The ways to a federal tax number, by whether the responsible person has a US number of their own. */
export function numberRoutes(hasOwnNumber: boolean, isInCountry: boolean): readonly Fact<string>[] {
  const meanwhile = fact(
    'The number is free of charge. Apply one way only. Without it the papers for a bank are not complete. If letter ' +
      'CP 575 is lost, letter 147C replaces it.',
    'high',
    numberForm,
    numberInPractice,
  );
  if (hasOwnNumber && isInCountry) {
    return [
      fact(
        'Online: open to you, because you have a US number and the business has a place there.',
        'high',
        numberOnline,
      ),
      byFax,
      meanwhile,
    ];
  }
  const closed = fact(
    'Online is closed without a US number of the responsible person, and without a place of business there.',
    'high',
    numberOnline,
  );
  const form = fact('On line 7b of Form SS-4 a foreigner writes “Foreign” or “N/A”.', 'high', numberForm);
  const byPhone = fact(
    'By phone: only without residence or office in the US. The number is given on the call.',
    'high',
    numberByPhone,
  );
  return [closed, ...(isInCountry ? [] : [byPhone]), byFax, ...(hasOwnNumber ? [] : [form]), meanwhile];
}
