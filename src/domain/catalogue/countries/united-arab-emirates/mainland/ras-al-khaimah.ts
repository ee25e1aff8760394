import type { Jurisdiction } from '../../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../../facts.ts';
import { bankFees } from '../bank-account.ts';
import { licenceRenewal, mainlandDeadlines } from './federal-deadlines.ts';
import {
  doesNotSuitAnyMainland,
  mainlandAudit,
  mainlandBanking,
  mainlandCapital,
  mainlandExits,
  mainlandLegalForms,
  mainlandOfficers,
  mainlandOwners,
  mainlandTax,
  worksOnTheMainland,
} from './federal-rules.ts';
import {
  formationFees,
  formationSteps,
  notIncludedOnTheMainland,
  premisesAndAuditFees,
} from './formation.ts';
import { officesToConfirm, quotaSetByMinistry } from './offices.ts';
import { northernPeopleFees } from './work-permits.ts';

const conditions: Page = [
  'RAK DED: general and special conditions',
  'https://www.rak.ae/wps/portal/rak/home/business/starting-business-rak-economic/general-and-special-conditions/!ut/p/z0/04_Sj9CPykssy0xPLMnMz0vMAfIjo8ziTQwNjYwsTQx9LdwdTQ0cvcx9TAMt3Twtwoz0g1Pz9AuyHRUBNaNRuw!!/',
];
const questions: Page = ['RAK DED: old frequent questions', 'http://www.ded.rak.ae/en/Pages/faq.aspx'];

export const rasAlKhaimah: Jurisdiction = {
  id: 'ae-ras-al-khaimah',
  place: { country: 'AE', companyType: 'mainland-llc', subType: 'ras-al-khaimah' },
  name: 'Ras Al Khaimah',
  currency: 'AED',
  authority: fact('RAK Department of Economic Development (RAK DED)', 'high', conditions),
  suitsInShort: fact(
    'Mainland business in Ras Al Khaimah, for applicants aged 21 or older',
    'high',
    conditions,
  ),
  suits: [worksOnTheMainland],
  doesNotSuit: doesNotSuitAnyMainland,
  legalForms: [
    ...mainlandLegalForms,
    fact('Law 8 of 2016 governs economic activities in the emirate.', 'high', [
      'RAK: search of legislation',
      'https://rak.ae/wps/portal/rak/legislative-committee/legislation-search',
    ]),
    fact(
      'A name is unique, preferably Arabic, without political or religious meaning, and not misleading.',
      'high',
      conditions,
    ),
  ],
  owners: [...mainlandOwners, unconfirmed('RAK DED’s list of activities that are open to foreign owners')],
  capital: [...mainlandCapital, unconfirmed('Whether RAK DED asks for a sum of its own')],
  officers: [
    ...mainlandOfficers,
    fact('Applicants are 21 or older.', 'high', conditions),
    fact(
      'A foreign partner who joins brings a no-objection letter, authenticated by the chamber of the emirate of residence.',
      'medium',
      questions,
    ),
  ],
  tax: mainlandTax,
  audit: mainlandAudit,
  banking: mainlandBanking,
  offices: [
    ...officesToConfirm('RAK DED'),
    {
      type: 'physical',
      label: 'Office with a lease',
      isPermitted: fact(true, 'medium', questions),
      visaQuota: quotaSetByMinistry,
    },
  ],
  fees: [...formationFees('RAK DED'), ...premisesAndAuditFees, ...northernPeopleFees, ...bankFees],
  steps: formationSteps({
    memorandum: {
      label: 'Sign the memorandum of association before the notary in the department',
      signing: {
        paper: 'Memorandum of association',
        way: 'notary',
        rule: fact('A notary sits in the department. The page is old.', 'medium', questions),
      },
    },
    'other-approvals': {
      documents: [
        {
          label: 'Approvals of ministries and agencies that the activity calls for',
          papers: ['activity-approval'],
          of: 'company',
          sources: readOn('high', conditions),
        },
      ],
    },
  }),
  deadlines: [
    licenceRenewal(unconfirmed('RAK DED’s fine for renewing late')),
    {
      id: 'expired-licence',
      label: 'Renew a licence that has expired',
      why: 'A licence may not be held for more than a month past its end.',
      rule: fact(
        { from: 'licence-issue', after: { years: 1, months: 1 }, repeats: 'yearly' },
        'high',
        conditions,
      ),
      penalty: unconfirmed('What follows when the month is over'),
      onlyIf: 'for licences that were not renewed in time',
    },
    ...mainlandDeadlines,
  ],
  exits: mainlandExits,
  notIncluded: notIncludedOnTheMainland,
};
