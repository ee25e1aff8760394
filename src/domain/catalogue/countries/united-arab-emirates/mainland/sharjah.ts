import { money } from '#domain/values/money.ts';
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
  openActivities,
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

const service: Page = [
  'SEDD: licensing of establishments',
  'https://sedd.ae/c/portal/update_language?p_l_id=76&redirect=%2Fen%2Fweb%2Fsedd%2Fservice-details;jsessionid%3DD2eXSwFU1x8lp3HokyijByrKN3aOCkAyv8do0hU3fPWSgGMQEZM-!1850941201%3FarticleId%3D42519%26templateId%3D36442&languageId=en_US',
];
const questions: Page = [
  'SEDD: frequent questions on licences',
  'https://sedd.ae/c/portal/update_language?p_l_id=166&redirect=%2Fweb%2Fsedd%2Ffaq%3FarticleId%3D91113%26templateId%3D36442&languageId=ar_AE',
];
const contracts: Page = [
  'SEDD: certifying company contracts',
  'https://www.sedd.ae/web/sedd/service-details?templateId=36442&articleId=171224',
];
const prices: Page = [
  'Cities Insider: business licensing in Sharjah',
  'https://citiesinsider.com/country/united-arab-emirates/sharjah/business-licensing/en',
];

export const sharjah: Jurisdiction = {
  id: 'ae-sharjah',
  place: { country: 'AE', companyType: 'mainland-llc', subType: 'sharjah' },
  name: 'Sharjah',
  currency: 'AED',
  authority: fact('Sharjah Economic Development Department (SEDD)', 'high', service),
  suitsInShort: fact(
    'Companies with several activities of one kind, out of over 3,000, on one licence',
    'high',
    service,
  ),
  suits: [
    worksOnTheMainland,
    fact(
      'Several activities of one kind: industrial, commercial and professional ones may share a licence.',
      'high',
      service,
    ),
  ],
  doesNotSuit: doesNotSuitAnyMainland,
  legalForms: [
    ...mainlandLegalForms,
    fact('The dominant activity decides the type of licence.', 'high', service),
    fact(
      'The home licence Eitimad (AED 1,200, then AED 1,000 a year) is for UAE nationals living in Sharjah, without staff visas.',
      'high',
      ['SEDD: questions on Eitimad', 'http://sedd.ae/faq'],
    ),
    fact('A sole proprietorship with a service agent is still listed as a form.', 'medium', questions),
  ],
  owners: [
    ...mainlandOwners,
    fact('SEDD said in 2021 that it would apply full foreign ownership.', 'medium', openActivities),
    unconfirmed('SEDD’s list of activities that are open to foreign owners'),
  ],
  capital: [...mainlandCapital, unconfirmed('Whether SEDD asks for a sum of its own')],
  officers: [
    ...mainlandOfficers,
    fact(
      'Investors or their representatives give fingerprints at the service centre; the page says so of joint-stock companies.',
      'medium',
      contracts,
    ),
  ],
  tax: mainlandTax,
  audit: mainlandAudit,
  banking: mainlandBanking,
  offices: [
    ...officesToConfirm('SEDD'),
    {
      type: 'physical',
      label: 'Office with a lease certified by Sharjah City Municipality',
      isPermitted: fact(true, 'high', contracts),
      visaQuota: quotaSetByMinistry,
    },
  ],
  fees: [
    ...formationFees('SEDD', {
      'trade-name': {
        label: 'Trade name, by the kind of name',
        amount: fact(money('AED', 500, 2_000), 'low', prices),
      },
      'initial-approval': {
        label: 'Initial approval, by activity',
        amount: fact(money('AED', 100, 500), 'low', prices),
      },
      licence: {
        amount: unconfirmed(
          'SEDD’s licence fee',
          fact('One page says from AED 5,000; how far it goes up was not to be read.', 'low', prices),
        ),
      },
      'lease-registration': { label: 'Certifying the lease at the municipality' },
    }),
    ...premisesAndAuditFees,
    ...northernPeopleFees,
    ...bankFees,
  ],
  steps: formationSteps({
    memorandum: {
      documents: [
        {
          label: 'Memorandum, approved by a notary public',
          papers: ['articles'],
          copy: 'attested',
          of: 'company',
          sources: readOn('high', questions),
        },
      ],
      signing: {
        paper: 'Memorandum of association',
        way: 'notary',
        rule: fact(
          'A notary public approves the memorandum, and SEDD’s section for company contracts certifies it.',
          'medium',
          questions,
          contracts,
        ),
      },
      result: 'Notarised memorandum, certified by SEDD’s section for company contracts',
    },
    lease: {
      documents: [
        {
          label: 'Attested lease, site map and title deed',
          papers: ['lease'],
          copy: 'attested',
          of: 'company',
          sources: readOn('high', questions),
        },
      ],
    },
    licence: {
      documents: [
        {
          label: 'Licence form, trade-name certificate, technical evaluation report',
          papers: ['application-form', 'name-certificate'],
          of: 'company',
          sources: readOn('high', questions),
        },
        {
          label: 'Passport and ID, and a certified no-objection letter where needed',
          papers: ['passport'],
          papersIfHeld: ['identity-card', 'no-objection-letter'],
          of: 'each-owner',
          sources: readOn('high', questions),
        },
      ],
    },
  }),
  deadlines: [
    licenceRenewal(unconfirmed('SEDD’s fine for renewing an LLC’s licence late')),
    ...mainlandDeadlines,
  ],
  exits: mainlandExits,
  notIncluded: notIncludedOnTheMainland,
};
