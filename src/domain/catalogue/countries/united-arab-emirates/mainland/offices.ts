import type { Office } from '../../../definition.ts';
import { fact, unconfirmed } from '../../../facts.ts';

/** Offices and the visas they bring, as far as no emirate has rules of its own. */

const quotaByRuleOfThumb = fact(
  'The ministry decides by registration date, activity and compliance; agents speak of about one visa for 9 square metres.',
  'low',
  [
    'UAE Consultants: how many visas a company can issue',
    'https://www.uae-consultants.com/how-many-visas-your-company-can-issue/',
  ],
  [
    'Fragomen: how the work-permit quota is calculated',
    'https://www.fragomen.com/insights/united-arab-emirates-new-instructions-for-employers-to-calculate-work-permit-quota-allocation-in-mainland.html',
  ],
);

/** Where an emirate has no figure of its own: the ministry sets the quota, and no table by area is public. */
export const quotaSetByMinistry = unconfirmed(
  'How many work permits the ministry (MOHRE) allows the company',
  quotaByRuleOfThumb,
);

/**
 * The two answers to which no page of most emirates gives a reply.
 *
 * @param authority who could tell, as in 'RAK DED'
 */
export function officesToConfirm(authority: string): readonly Office[] {
  return [
    {
      type: 'virtual',
      label: 'Virtual office',
      isPermitted: unconfirmed(`Whether ${authority} licenses an LLC with a virtual office`),
      visaQuota: quotaSetByMinistry,
    },
    {
      type: 'flexi',
      label: 'Flexi desk',
      isPermitted: unconfirmed(`Whether ${authority} licenses an LLC with a flexi desk`),
      visaQuota: quotaSetByMinistry,
    },
  ];
}
