import { readOn } from '#domain/catalogue/facts.ts';
import { holders, type PlaceRules, quarter } from './place-rule.ts';

const britishDirectors = readOn('high', [
  'UK Company Hub: director requirements',
  'https://ukcompanyhub.com/blog/uk-company-director-requirements.html',
]);
const british = {
  threshold: {
    share: quarter,
    isIncluded: false,
    sources: readOn('high', [
      'Guidance on people with significant control (copy of gov.uk)',
      'http://www.taotorah.com/print/node/16275',
    ]),
  },
  otherwise: null,
} as const;

const singaporeOwners = {
  threshold: {
    share: quarter,
    isIncluded: false,
    sources: readOn('medium', [
      'Kaizen: register of registrable controllers',
      'https://www.kaizencpa.com/Knowledge/info/id/600.html',
    ]),
  },
  otherwise: 'director',
} as const;
const singaporeDirectors = readOn('high', [
  'Cresco: incorporating a private company limited by shares',
  'https://www.cresco-markets.com/our-events/procedure-for-incorporating-a-private-company-limited-by-shares/',
]);
const singaporeSecretary = readOn('high', [
  'KSN: guide to registering a company in Singapore',
  'https://ksncs.com.sg/incorporation/guide-to-registering-a-company-in-singapore/',
]);

const saudiOwners = {
  threshold: {
    share: quarter,
    isIncluded: true,
    sources: readOn('high', [
      'Zawya: Saudi Arabia tightens beneficial ownership rules',
      'https://www.zawya.com/en/economy/policy/saudi-arabia-tightens-beneficial-ownership-rules-j1iao5rc',
    ]),
  },
  otherwise: 'manager',
} as const;
const saudiCompaniesLaw = readOn('high', [
  'Orbitax: the new companies law',
  'https://www.orbitax.com/news/archive.php/Saudi-Arabias-New-Company-Law-52092',
]);

const americanOwners = {
  threshold: {
    share: quarter,
    isIncluded: true,
    sources: readOn('high', [
      'Stripe: what follows Atlas, papers that banks ask for',
      'https://stripe.com/docs/atlas/next',
    ]),
  },
  otherwise: null,
} as const;
const delawareLaw = readOn('high', [
  'State of Delaware: about the General Corporation Law',
  'https://global.delaware.gov/incorporate/why-delaware/delaware-general-corporation-law/',
]);

/** Outside the Emirates, by the id of the place. */
export const elsewhere: Readonly<Record<string, PlaceRules>> = {
  'gb-private-limited-company': {
    ...british,
    rules: [
      holders(1, null, britishDirectors),
      { id: 'director', rule: 'at-least-people', office: 'director', count: 1, sources: britishDirectors },
      { id: 'director-age', rule: 'min-age', office: 'director', age: 16, sources: britishDirectors },
    ],
  },
  'gb-llp': {
    ...british,
    rules: [
      holders(
        2,
        null,
        readOn('high', [
          'HMRC: partnership manual, limited liability partnerships',
          'https://www.gov.uk/hmrc-internal-manuals/partnership-manual/pm131420',
        ]),
      ),
      {
        id: 'designated-members',
        rule: 'at-least',
        office: 'manager',
        count: 2,
        sources: readOn('high', [
          'Sovereign: UK limited liability partnerships',
          'https://sovereigngroup.com/united-kingdom/corporate-services/uk-limited-liability-partnerships-llp',
        ]),
      },
    ],
  },
  'sg-private-limited-company': {
    ...singaporeOwners,
    rules: [
      holders(1, 50, readOn('high', ['Yarehark: resources', 'https://yarehark.com/resources'])),
      { id: 'director', rule: 'people-only', office: 'director', sources: singaporeDirectors },
      {
        id: 'resident-director',
        rule: 'at-least-resident',
        office: 'director',
        count: 1,
        country: 'SG',
        nationals: [],
        sources: singaporeDirectors,
      },
      { id: 'director-age', rule: 'min-age', office: 'director', age: 18, sources: singaporeDirectors },
      {
        id: 'secretary',
        rule: 'at-least',
        office: 'secretary',
        count: 1,
        withinMonths: 6,
        sources: singaporeSecretary,
      },
      {
        id: 'secretary-not-sole-director',
        rule: 'not-sole-director',
        office: 'secretary',
        sources: readOn('high', [
          'Excellence: can a sole director be the secretary (section 171(1E))',
          'https://www.excellencesg.com/can-sole-director-be-company-secretary-singapore-acra-rules-2026/',
        ]),
      },
    ],
  },
  'sg-partnership': {
    ...singaporeOwners,
    rules: [
      holders(
        2,
        20,
        readOn('high', ['What is a partnership', 'https://www.answers.com.sg/what-is-a-partnership/']),
      ),
    ],
  },
  'us-c-corporation': {
    ...americanOwners,
    rules: [
      holders(1, null, delawareLaw),
      { id: 'director', rule: 'at-least', office: 'director', count: 1, sources: delawareLaw },
    ],
  },
  'us-llc': {
    ...americanOwners,
    rules: [
      holders(
        1,
        null,
        readOn('high', [
          'Delaware LLC Act, general provisions (copy)',
          'https://www.formacompany.com/delaware/delaware-company-law/delaware-llc-general-provisions/',
        ]),
      ),
    ],
  },
  'sa-llc': {
    ...saudiOwners,
    rules: [
      holders(1, null, saudiCompaniesLaw),
      {
        id: 'manager',
        rule: 'at-least',
        office: 'manager',
        count: 1,
        sources: readOn('high', [
          'Ministry of Commerce: management of companies',
          'https://mc.gov.sa/en/mediacenter/News/Pages/16-12-25-01.aspx',
        ]),
      },
    ],
  },
  'sa-joint-stock-company': { ...saudiOwners, rules: [] },
  'sa-branch-of-a-foreign-company': { ...saudiOwners, rules: [] },
};
