import type { Jurisdiction } from '../../../definition.ts';
import { fact, type Page, unconfirmed } from '../../../facts.ts';
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

const mandate: Page = ['UAQ DED: mandate', 'https://ded.uaq.ae/en/about-us/mandate.html?&languageCode=ar'];

export const ummAlQuwain: Jurisdiction = {
  id: 'ae-umm-al-quwain',
  place: { country: 'AE', companyType: 'mainland-llc', subType: 'umm-al-quwain' },
  name: 'Umm Al Quwain',
  currency: 'AED',
  authority: fact('Department of Economic Development, Umm Al Quwain (UAQ DED)', 'high', mandate),
  suitsInShort: fact(
    'Mainland business in Umm Al Quwain, with a licence from its economic department',
    'high',
    mandate,
  ),
  suits: [worksOnTheMainland],
  doesNotSuit: doesNotSuitAnyMainland,
  legalForms: mainlandLegalForms,
  owners: [...mainlandOwners, unconfirmed('UAQ DED’s list of activities that are open to foreign owners')],
  capital: [...mainlandCapital, unconfirmed('Whether UAQ DED asks for a sum of its own')],
  officers: mainlandOfficers,
  tax: mainlandTax,
  audit: mainlandAudit,
  banking: mainlandBanking,
  offices: [
    ...officesToConfirm('UAQ DED'),
    {
      type: 'physical',
      label: 'Office with a lease',
      isPermitted: fact(true, 'medium', typicalSequence),
      visaQuota: quotaSetByMinistry,
    },
  ],
  fees: [...formationFees('UAQ DED'), ...premisesAndAuditFees, ...northernPeopleFees, ...bankFees],
  steps: formationSteps(),
  deadlines: [
    licenceRenewal(
      unconfirmed(
        'UAQ DED’s present fine for renewing late',
        fact('The Ruler cancelled such fines in 2024; whether that still holds was not found.', 'medium', [
          'ME News 24/7: fines for business licences cancelled',
          'https://menews247.com/uae-in-bid-to-support-businesses-has-issued-cancellation-of-fines-for-business-licenses/',
        ]),
      ),
    ),
    ...mainlandDeadlines,
  ],
  exits: mainlandExits,
  notIncluded: notIncludedOnTheMainland,
};
