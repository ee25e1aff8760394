import type { Jurisdiction, Step } from '../../definition.ts';
import { fact, type Page, unconfirmed } from '../../facts.ts';

/** Steps that a company in any emirate or zone has because of what it answered about itself. */

const ajmanNames: Page = [
  'Ajman: reserving a trade name',
  'https://www.ajmanded.ae/en/services/services-directory/future-investor/trade-name-reservation',
];
const customsGuidance: Page = [
  'VATupdate: customs guidance on imports by e-commerce in Dubai, 2021',
  'https://www.vatupdate.com/2021/08/18/customs-guidance-on-imports-of-goods-via-e-commerce-dubai',
];
export const vatRegistration: Page = ['Nascon: registering for VAT', 'https://nascon.tech/?p=8931'];

const nameConsent: Step = {
  id: 'name-consent',
  label: 'Get a letter of consent from the company with the like name',
  why: fact(
    'Another company bears a like name. Ajman takes a known mark with proof of its owner’s consent; the other ' +
      'authorities publish no rule that was read here. Ask yours whether a letter is enough before you file the name.',
    'medium',
    ajmanNames,
  ),
  actor: 'founder',
  needs: [],
  when: { answered: { 'has-like-name': true } },
  workingDays: unconfirmed('How long the other company takes for its letter'),
  documents: [
    {
      label: 'Letter of consent, signed by the company that bears the like name',
      papers: ['evidence'],
      of: 'company',
      sources: fact(undefined, 'medium', ajmanNames).sources,
    },
  ],
  result: 'Proof that the other company agrees',
};

const customsCode = (licence: string): Step => ({
  id: 'customs-code',
  label: 'Register with customs for a code to import',
  why: fact(
    'You import goods. Dubai Customs lets companies enrol for online trade without adding the activity to the ' +
      'licence, and takes no service charge for small declarations.',
    'medium',
    customsGuidance,
  ),
  about: fact(
    'The guidance is of 2021 and for Dubai. No page read here says what a customs code costs or how long it takes: ' +
      'ask the customs authority of your emirate.',
    'medium',
    customsGuidance,
  ),
  actor: 'government',
  needs: [licence],
  when: { answered: { 'imports-goods': true } },
  workingDays: unconfirmed('How long the customs code takes'),
  // Nothing later waits for it.
  isTimedLater: true,
  documents: [],
  result: 'A customs code for declarations of imports',
});

const vatStep = (licence: string): Step => ({
  id: 'vat-registration',
  label: 'Register for VAT in time',
  why: fact(
    'You expect to pass a line of VAT. Above AED 375,000 in twelve months, or where the next 30 days alone bring it, ' +
      'you have to register within 30 days.',
    'high',
    vatRegistration,
  ),
  about: fact(
    'The forecast on the page Sales Tax works out the day. Late registration costs AED 10,000.',
    'high',
    vatRegistration,
  ),
  actor: 'government',
  needs: [licence],
  when: { answered: { 'expects-vat': true } },
  workingDays: unconfirmed('How long the tax authority takes to register a company for VAT'),
  isTimedLater: true,
  documents: [],
  result: 'A tax registration number',
});

/** A place with the steps that its companies may get by their answers. */
export function withStepsByAnswer(jurisdiction: Jurisdiction): Jurisdiction {
  const { steps } = jurisdiction;
  const licence = steps.find(({ reaches }) => reaches?.includes('licence-issue'));
  const after = licence ?? steps.find(({ reaches }) => reaches?.includes('incorporation'));
  if (!after) return jurisdiction;
  return { ...jurisdiction, steps: [nameConsent, ...steps, customsCode(after.id), vatStep(after.id)] };
}
