import type { Deadline, Statement } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';

/** The federal rules on beneficial owners. They leave out DIFC and ADGM, which have rules of their own. */

const resolution: Page = [
  'Baker McKenzie: changes to the rules on beneficial owners',
  'https://me-insights.bakermckenzie.com/2024/01/18/uae-changes-to-the-ultimate-beneficial-ownership-regulations-to-address-the-complex-structures-and-needs-of-businesses',
];
const scope: Page = [
  'British Business Group: beneficial owner regulations',
  'https://bbgdubai.org/news-details/3293',
];
const declaration: Page = [
  'SAIF Zone: declaration of beneficial owners',
  'https://saif-zone.com/en/ubo-declaration',
];
const firstFiling: Page = [
  'BSA: Cabinet Decision 58 of 2020 on beneficial owners',
  'https://bsabh.com/knowledge-hub/news/brief-on-the-new-uae-cabinet-decision-no-58-2020-on-the-regulation-of-the-procedures-of-real-beneficiary',
];
const finesLaw: Page = [
  'UAE Legislation: Cabinet Resolution 132 of 2023',
  'https://uaelegislation.gov.ae/en/legislations/2314',
];

export const beneficialOwnerDuties: readonly Statement[] = [
  fact(
    'Registers of beneficial owners, shareholders and nominee managers are filed with the licensing authority.',
    'high',
    scope,
    resolution,
    declaration,
  ),
  fact(
    'A beneficial owner is a person with 25% or more of shares or votes, or with power over most managers; failing that whoever controls otherwise, and then the senior manager.',
    'high',
    declaration,
  ),
  fact(
    'Changes to these registers are told within 15 days. The pages speak of the resolution of 2020.',
    'low',
    [
      'Excellence Auditing: beneficial owners',
      'https://www.excellenceauditing.com/uae-cabinet-decision-no-58-of-2020-regulations-of-ubo/',
    ],
    ['NAAS: beneficial ownership', 'https://naasme.com/ultimate-beneficial-ownership-ubo/'],
  ),
];

export const beneficialOwnerDeadlines: readonly Deadline[] = [
  {
    id: 'beneficial-owners',
    label: 'File the registers of owners',
    why: 'A new company files with its registration. Sources disagree on the last day; 60 days after the licence are the outer limit.',
    rule: fact({ from: 'licence-issue', after: { days: 60 }, repeats: 'once' }, 'medium', firstFiling),
    penalty: unconfirmed(
      'The fines for registers filed late',
      fact('Cabinet Resolution 132 of 2023 sets the fines.', 'high', finesLaw),
    ),
  },
];
