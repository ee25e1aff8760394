import type { Statement } from '../../definition.ts';
import { fact, type Page } from '../../facts.ts';
import { controllersRegister } from './pages.ts';
import { employmentPass } from './work-passes.ts';

/** The three forms of partnership: general, limited, and with limited liability. */

export const partnershipGuide: Page = [
  'Answers: what a partnership is',
  'https://www.answers.com.sg/what-is-a-partnership/',
];
export const companyTypes: Page = [
  'BP Solutions: company types in Singapore',
  'http://bpsolutions.com.sg/knowledge-hub/starting-in-singapore/company-types',
];
export const unlimitedLiability: Page = [
  'Singapore Company Incorporation: partnerships',
  'https://singaporecompanyincorporation.sg/?p=5673',
];
export const llpRequirements: Page = [
  'ACRA: key requirements of limited liability partnerships',
  'https://beta.acra.gov.sg/manage/limited-liability-partnerships/key-requirements-common-offences/common-offences-limited-liability-partnerships',
];
export const llpOffences: Page = [
  'ACRA: common offences of limited liability partnerships',
  'https://acra.gov.sg/how-to-guides/common-offences-for-limited-liability-partnerships',
];
export const llpPersonality: Page = [
  'Sovereign: the limited liability partnership',
  'https://sovereigngroup.com/?p=11361',
];
const limitedPartnership: Page = [
  'Bestar: registering a limited partnership',
  'https://bestar-sg.com/post/registering-a-limited-partnership',
];

export const partnershipForms: readonly Statement[] = [
  fact(
    'General partnership: not a separate person, and every partner has unlimited liability.',
    'high',
    unlimitedLiability,
  ),
  fact(
    'Limited partnership: not a separate person; limited partners do not manage.',
    'high',
    limitedPartnership,
  ),
  fact(
    'Limited liability partnership: a body corporate; partners do not answer for other partners’ acts.',
    'high',
    llpPersonality,
  ),
];

export const partners: readonly Statement[] = [
  fact('General partnership: 2 to 20 partners; above that it has to be a company.', 'high', partnershipGuide),
  fact(
    'Partners are people of 18 or over, or companies; a foreign company only if registered in Singapore.',
    'medium',
    partnershipGuide,
  ),
  fact(
    'Limited partnership: at least one general and one limited partner, with no maximum.',
    'high',
    limitedPartnership,
  ),
  fact(
    'Limited liability partnership: at least two partners; who is alone for more than two years becomes personally liable.',
    'high',
    llpRequirements,
  ),
  fact(
    'A limited liability partnership lodges its register of controllers; for changes sources give two business days or seven days.',
    'medium',
    controllersRegister,
  ),
  ...employmentPass,
];

/** Who has to live in Singapore. */
export const managers: readonly Statement[] = [
  fact(
    'General partnership: a manager who lives in Singapore, where all partners are foreign or abroad.',
    'high',
    companyTypes,
  ),
  fact(
    'Limited partnership: a manager in Singapore, where all general partners live abroad.',
    'high',
    limitedPartnership,
  ),
  fact(
    'Limited liability partnership: at least one manager, a person of 18 or over ordinarily resident in Singapore.',
    'high',
    llpOffences,
  ),
];
