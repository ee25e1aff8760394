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
  typicalSequence,
} from './formation.ts';
import { officesToConfirm, quotaSetByMinistry } from './offices.ts';
import { northernPeopleFees } from './work-permits.ts';

const doingBusiness: Page = [
  'MEED: doing business in Fujairah, 2013',
  'https://www.meed.com/doing-business-in-fujairah/',
];

export const fujairah: Jurisdiction = {
  id: 'ae-fujairah',
  place: { country: 'AE', companyType: 'mainland-llc', subType: 'fujairah' },
  name: 'Fujairah',
  currency: 'AED',
  authority: fact(
    'Fujairah Municipality licenses; strategy lies with the Department of Industry and Economy',
    'medium',
    doingBusiness,
  ),
  suitsInShort: fact(
    'Mainland business in Fujairah, with a licence from the municipality',
    'medium',
    doingBusiness,
  ),
  suits: [worksOnTheMainland],
  doesNotSuit: doesNotSuitAnyMainland,
  legalForms: mainlandLegalForms,
  owners: [...mainlandOwners, unconfirmed('Fujairah’s list of activities that are open to foreign owners')],
  capital: [...mainlandCapital, unconfirmed('Whether Fujairah asks for a sum of its own')],
  officers: mainlandOfficers,
  tax: mainlandTax,
  audit: mainlandAudit,
  banking: mainlandBanking,
  offices: [
    ...officesToConfirm('Fujairah Municipality'),
    {
      type: 'physical',
      label: 'Office with a lease',
      isPermitted: fact(true, 'medium', typicalSequence),
      visaQuota: quotaSetByMinistry,
    },
  ],
  fees: [
    ...formationFees('Fujairah Municipality'),
    ...premisesAndAuditFees,
    ...northernPeopleFees,
    ...bankFees,
  ],
  steps: formationSteps({
    'other-approvals': {
      documents: [
        {
          label:
            'Letter of the Fujairah Environment Authority for some activities, such as petroleum, water and contracting',
          papers: [],
          papersIfHeld: ['activity-approval'],
          of: 'company',
          sources: readOn('high', [
            'Fujairah Environment Authority: environmental licence',
            'https://services.fea.gov.ae/customer/Site/ServiceDetail/5',
          ]),
        },
      ],
    },
  }),
  deadlines: [licenceRenewal(unconfirmed('Fujairah’s fine for renewing late')), ...mainlandDeadlines],
  exits: mainlandExits,
  notIncluded: notIncludedOnTheMainland,
};
