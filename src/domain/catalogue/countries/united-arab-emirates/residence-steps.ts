import type { Condition } from '../../condition.ts';
import type { Step } from '../../definition.ts';
import { fact, type Page, readOn, unconfirmed } from '../../facts.ts';
import {
  establishmentCardCost,
  identityCardFees,
  insuredBeforePermit,
  investorVisaGuide,
  lateCard,
  partnerVisa,
} from './residence-visas.ts';

/** The steps to residence, unless a place has steps of its own. */

const cardPapers: Page = [
  'RR Documents Clearing: establishment card',
  'https://rrdocumentsclearing.com/establishment_card_new_renew',
];
const visaTimes: readonly [Page, Page] = [
  ['Formenzo: UAE visa times', 'https://formenzo.com/visa'],
  [
    'PRO Partner Group: visa and licensing questions',
    'https://www.propartnergroup.com/faq/visa-licensing-faqs',
  ],
];
const medicalCentres: Page = [
  'Wedado: the medical fitness test in the UAE',
  'https://wedado.com/how-to-get-a-medical-fitness-test-in-uae/',
];

/**
 * The step that opens immigration to a company.
 *
 * @param licence id of the step that brings the licence
 */
export function establishmentCardStep(licence: string): Step {
  return {
    id: 'establishment-card',
    label: 'Get the establishment card',
    actor: 'government',
    needs: [licence],
    when: { visasAtLeast: 1 },
    workingDays: fact({ shortest: 1, longest: 10 }, 'low', establishmentCardCost, lateCard),
    documents: [
      {
        label: 'Trade licence, memorandum and registered lease',
        papers: ['licence', 'articles', 'lease'],
        of: 'company',
        sources: readOn('medium', cardPapers),
      },
      {
        label: 'Passport and Emirates ID',
        papers: ['passport'],
        papersIfHeld: ['identity-card'],
        of: 'each-owner',
        sources: readOn('medium', cardPapers),
      },
    ],
    result: 'The company can apply for visas',
  };
}

/** Where the people are who get a visa. It decides how they go on from the entry permit. */
const isInside = { answered: { 'is-inside-country': true } } as const satisfies Condition;
const isOutside = { answered: { 'is-inside-country': false } } as const satisfies Condition;
const othersAcross: Condition = {
  all: [{ visasAtLeast: 2 }, { answered: { 'has-others-across-border': true } }],
};
export const isWhereaboutsKnown: Condition = { any: [isInside, isOutside] };

const withResidence = unconfirmed('How long this takes alone: the time of residence includes it');

/** The permit and the way from it, once it is known who is inside the country. */
const arrivalSteps: readonly Step[] = [
  {
    id: 'entry-permit',
    label: 'Get the entry permit',
    why: fact(
      'A permit is valid for 60 days after it is issued. Within them a person abroad enters, and a person inside has ' +
        'the status changed.',
      'medium',
      investorVisaGuide,
    ),
    about: fact(
      'If it lapses, a new permit is paid for again and the way from it begins anew. No authority publishes the fee ' +
        'of the permit alone.',
      'medium',
      investorVisaGuide,
    ),
    actor: 'government',
    needs: ['establishment-card'],
    when: { all: [{ visasAtLeast: 1 }, isWhereaboutsKnown] },
    workingDays: withResidence,
    isTimedLater: true,
    documents: [],
    result: 'An entry permit with its day of issue',
  },
  {
    id: 'enter-country',
    label: 'Enter the country on the entry permit',
    why: fact(
      'You are abroad: you enter on the permit, and the medical test and the fingerprints follow.',
      'high',
      partnerVisa,
    ),
    about: fact(
      'Plan 3 to 5 business days in the country, and longer if a test is repeated.',
      'medium',
      investorVisaGuide,
    ),
    actor: 'founder',
    needs: ['entry-permit'],
    when: { all: [{ visasAtLeast: 1 }, { any: [isOutside, { all: [isInside, othersAcross] }] }] },
    workingDays: withResidence,
    isTimedLater: true,
    documents: [],
    result: 'You are in the country on the permit',
  },
  {
    id: 'change-status',
    label: 'Have the visa status changed inside the country',
    why: fact(
      'You are inside: instead of leaving and entering again, the status is changed. It costs AED 500 by one list of ' +
        'fees and AED 550 by an older one.',
      'medium',
      partnerVisa,
      identityCardFees,
    ),
    actor: 'government',
    needs: ['entry-permit'],
    when: { all: [{ visasAtLeast: 1 }, { any: [isInside, { all: [isOutside, othersAcross] }] }] },
    workingDays: withResidence,
    isTimedLater: true,
    documents: [],
    result: 'The entry permit counts without leaving the country',
  },
];

/** The step that brings residence, after the establishment card. */
const residenceVisaStep: Step = {
  id: 'residence-visas',
  label: 'Apply for residence: entry permit, medical test, identity card',
  about: fact(
    'Reckon with 3 to 5 business days in the country for the medical test and the fingerprints; the card follows 5 to ' +
      '7 business days later. The test is done by SEHA in Abu Dhabi, by the DHA in Dubai, and by Emirates Health ' +
      'Services elsewhere. Bring the passport and the entry permit or the changed status.',
    'medium',
    investorVisaGuide,
    medicalCentres,
  ),
  actor: 'founder',
  needs: ['establishment-card', ...arrivalSteps.map(({ id }) => id)],
  when: { visasAtLeast: 1 },
  workingDays: fact({ shortest: 10, longest: 30 }, 'medium', ...visaTimes),
  documents: [
    {
      label: 'Passport, photo, and current visa of those in the country already',
      papers: ['passport', 'portrait-photo'],
      papersIfHeld: ['visa'],
      of: 'each-visa-holder',
      sources: readOn('high', partnerVisa),
    },
    {
      label: 'Health insurance',
      papers: ['health-insurance'],
      of: 'each-visa-holder',
      sources: readOn('high', insuredBeforePermit),
    },
    {
      label: 'Trade licence, establishment card and memorandum',
      papers: ['licence', 'establishment-card', 'articles'],
      of: 'company',
      sources: readOn('high', partnerVisa),
    },
  ],
  result: 'Residence permits and Emirates IDs',
  reaches: ['visa-issue'],
};

/**
 * The steps from the establishment card to residence.
 *
 * @param own what a place has of its own
 * @param after id of the step that opens the applications
 */
export function residenceSteps(own: Partial<Step> = {}, after = 'establishment-card'): readonly Step[] {
  const moved = ({ needs }: Step) => needs.map((need) => (need === 'establishment-card' ? after : need));
  return [...arrivalSteps, { ...residenceVisaStep, ...own }].map((step) => ({ ...step, needs: moved(step) }));
}

/**
 * The steps from a licence to residence.
 *
 * @param licence id of the step that brings the licence
 */
export function residenceVisaSteps(licence: string): readonly Step[] {
  return [establishmentCardStep(licence), ...residenceSteps()];
}
