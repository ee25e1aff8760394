import type { Fact } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import type { InspectedAs } from './inspection.ts';
import type { PaperKind } from './paper-kind.ts';

/** What is accepted as a paper of a kind. The sentences about it are in the messages. */
interface PaperRule {
  /** Whom it is about. */
  of: 'person' | 'company';
  /** Whether it shows who somebody is, so that every opening is logged. */
  isIdentity: boolean;
  /** Whether a person who has an account opens it alone, beside staff: it shows who they are, or their money. */
  isPrivate: boolean;
  /** Whether a firm knows its client by it: who they are, where the money comes from, who owns and runs the company. */
  identifiesClient: boolean;
  inspectedAs: InspectedAs;
  maxPages: number;
  /** Whether several count side by side, such as approvals of several offices. */
  isSeveral: boolean;
  /** How old it may be when handed over. */
  maxAgeMonths?: Fact<number>;
  /** Whether it has a date of expiry. */
  expires: boolean;
  /** How long it has to be valid when handed over. */
  validMonths?: Fact<number>;
}

/** The residence authority of Dubai for partners, and a newspaper's guide for employees, say the same. */
const sixMonths = fact(
  6,
  'high',
  [
    'GDRFA Dubai: residence permit of a partner or investor',
    'https://gdrfad.gov.ae/en/services/f52024c6-b812-11ed-5210-4cd98f768936',
  ],
  [
    'Gulf News: how to issue a work permit',
    'https://gulfnews.com/living-in-uae/ask-us/want-to-hire-a-worker-from-outside-the-uae-here-is-how-to-issue-a-work-permit-1.1655306742057',
  ],
);

const threeMonths = fact(3, 'high', ['Wio: proof of address accepted', 'https://www.wio.io/support/']);

const ofPerson = rule({ of: 'person' });
const ofCompany = rule({ of: 'company', maxPages: 80 });
const aboutCompany = rule({ of: 'company', maxPages: 80, identifiesClient: true });
const identity = rule({
  isIdentity: true,
  isPrivate: true,
  identifiesClient: true,
  maxPages: 4,
  expires: true,
});

/** Every kind, so that a new one needs its rule. */
export const paperRules: Readonly<Record<PaperKind, PaperRule>> = {
  passport: { ...identity, inspectedAs: 'passport', validMonths: sixMonths },
  'passport-second-page': { ...identity, expires: false },
  'portrait-photo': rule({ isIdentity: true, isPrivate: true, inspectedAs: 'portrait', maxPages: 1 }),
  visa: identity,
  'identity-card': { ...identity, inspectedAs: 'identity-card' },
  'proof-of-address': rule({ identifiesClient: true, maxAgeMonths: threeMonths }),
  'no-objection-letter': ofPerson,
  degree: ofPerson,
  'employment-contract': ofPerson,
  'health-insurance': rule({ expires: true }),
  'bank-statement': rule({
    isPrivate: true,
    identifiesClient: true,
    isSeveral: true,
    maxPages: 80,
    maxAgeMonths: threeMonths,
  }),
  'bank-reference': rule({ isPrivate: true, identifiesClient: true }),
  'source-of-funds': rule({ isPrivate: true, identifiesClient: true, isSeveral: true, maxPages: 80 }),
  'power-of-attorney': rule({ identifiesClient: true }),
  'consent-to-act': rule({ identifiesClient: true }),
  lease: { ...aboutCompany, inspectedAs: 'lease', expires: true },
  licence: rule({ of: 'company', identifiesClient: true, expires: true }),
  'name-certificate': rule({ of: 'company', expires: true }),
  'establishment-card': rule({ of: 'company', expires: true }),
  'certificate-of-incorporation': aboutCompany,
  articles: aboutCompany,
  'board-resolution': aboutCompany,
  'ownership-chart': aboutCompany,
  'owner-declaration': aboutCompany,
  'business-plan': aboutCompany,
  'financial-statements': ofCompany,
  'application-form': rule({ of: 'company', isSeveral: true, maxPages: 80 }),
  'activity-approval': rule({ of: 'company', isSeveral: true, expires: true }),
  'tax-number-letter': ofCompany,
  // It can be anything, so also what a client is known by.
  evidence: { ...aboutCompany, isSeveral: true },
};

function rule(special: Partial<PaperRule>): PaperRule {
  return {
    of: 'person',
    isIdentity: false,
    isPrivate: false,
    identifiesClient: false,
    inspectedAs: 'document',
    maxPages: 20,
    isSeveral: false,
    expires: false,
    ...special,
  };
}

/** Which further page of a passport is asked for, by nationality (ISO 3166-1 alpha-2). */
export const secondPageKinds = ['last', 'second', 'fourth', 'comments', 'family-book'] as const;
export type SecondPage = (typeof secondPageKinds)[number];

/** In the United Arab Emirates; no other country's authority was found to ask for one. */
export const secondPages: Fact<Readonly<Record<string, SecondPage>>> = fact(
  { IN: 'last', PK: 'second', LK: 'fourth', NP: 'last', US: 'comments', AE: 'family-book' },
  'medium',
  ['Meydan Free Zone: pre-approval', 'https://www.meydanfz.ae/customer-guide/pre-approval/'],
);
