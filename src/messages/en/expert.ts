import type { Country } from '#domain/catalogue/choices.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { comparisonMessages, sideBySideMessages } from './expert-comparisons.ts';
import { costMessages, feeMessages } from './expert-costs.ts';
import { datesMessages } from './expert-dates.ts';
import { ownMessages } from './expert-own-case.ts';
import {
  documentsMessages,
  limitMessages,
  quotaMessages,
  stepsMessages,
  timeMessages,
} from './expert-plan.ts';
import { insteadMessages, smallTalkMessages, wrongdoing } from './expert-refusals.ts';
import { arithmeticMessages, taxMessages } from './expert-taxes.ts';
import { countryNames, list, lowerFirst, subjects, visas, workingDays } from './expert-wording.ts';

/** The sentences of the built-in expert's answers. Figures, names and labels come from the catalogue and articles. */
export const expertMessages = {
  /** A text whose amounts of money are named as the language does. */
  localAmounts: (text: string) => text,
  place: {
    zone: (zone: string) => ({ company: `A company in ${zone}`, place: zone }),
    mainland: (emirate: string) => ({
      company: `A company on the mainland of ${emirate}`,
      place: `mainland ${emirate}`,
    }),
    other: (_id: string, name: string) => ({ company: `A ${lowerFirst(name)}`, place: name }),
    country: (country: Country) => countryNames[country].replace(/ \(.*/, ''),
  },
  list: (items: readonly string[]) => list.format(items),
  visas,
  workingDays,
  day: (on: PlainDate) => dayText(on),
  notConfirmed: 'to be confirmed',
  smallTalk: smallTalkMessages,
  outOfScope: `That is outside what I can answer. I know about ${subjects}. Ask me about one of these.`,
  otherCountry: (country: string | undefined) =>
    `${country ? `I do not know about ${country}` : 'That is outside what I can answer'}: I know about companies in the UAE (its mainland, DIFC, DMCC, ADGM, IFZA, DAFZA and JAFZA), the United States (Delaware and Wyoming), the United Kingdom, Saudi Arabia and Singapore. Ask me about one of these.`,
  wrongdoing,
  instead: insteadMessages,
  cost: costMessages,
  fee: feeMessages,
  time: timeMessages,
  steps: stepsMessages,
  documents: documentsMessages,
  limit: limitMessages,
  quota: quotaMessages,
  comparison: comparisonMessages,
  sideBySide: sideBySideMessages,
  tax: taxMessages,
  arithmetic: arithmeticMessages,
  dates: datesMessages,
  own: ownMessages,
  askBack: {
    country:
      'Which country is it about: the UAE (and which free zone or emirate), the United States, the United Kingdom, Saudi Arabia or Singapore? The answer differs.',
    place:
      'Which country, and in the UAE which free zone or emirate, do you have in mind, and how many visas do you need? Then I can be exact.',
  },
  unknown: {
    looked: (places: readonly string[]) =>
      `I do not know that: I looked in the articles and the catalogue${places.length > 0 ? ` on ${list.format(places)}` : ''} and found no reliable source for it.`,
    authority: (names: readonly string[]) => `Please ask the authority itself: ${names.join('; ')}.`,
    adviser: 'Please ask the responsible authority, or a licensed adviser.',
    leftOut: (questions: readonly string[]) =>
      `I have no answer to ${list.format(questions.map((question) => `'${question}'`))}: I know about companies, and found no reliable source for it.`,
    recorded: 'Your question has been noted without your name, so that the answer can be added.',
  },
  passage: {
    verdict: { yes: 'Yes', no: 'No' },
    /** @param question what was asked, in the asker's words */
    verdictOn: (isYes: boolean, question: string) =>
      `${isYes ? 'Yes' : 'No'}, the sources say of '${question}'`,
    unit: (figure: string) => figure,
    figures: (figures: readonly string[], marks: string) =>
      `The figures of the sources: ${list.format(figures)} ${marks}`.trim(),
    /** @param question what was asked, in the asker's words */
    figuresOf: (question: string, figures: readonly string[], marks: string) =>
      `The sources on '${question}': **${list.format(figures)}** ${marks}`.trim(),
    /** @param question what was asked, in the asker's words; `undefined` if too long to repeat */
    none: (_question: string | undefined) => 'By the sources there is none',
    noExpiry: 'It has no expiry date',
    noMinimum: 'There is no legal minimum',
    onConditions: 'Not in every case: the text says on which conditions',
    notPublished: 'By the sources this is not published',
    elsewhere: 'The answer is in an article in another language',
    article: (address: string) => `[The whole article](${address})`,
  },
  sources: {
    heading: '**Sources**',
    read: (month: string) => `read ${month}`,
    confirmed: (day: string) => `confirmed by our team on ${day}`,
    notOpened: 'named by others, not opened',
    uncertain: 'uncertain: confirm it with the authority',
  },
  language: {
    other:
      'I answer in English and Arabic. Please ask in English, as in: How much does a company in Dubai with one visa cost?',
    german: 'Ich antworte nur auf Englisch und Arabisch.',
    spanish: 'Solo respondo en inglés y árabe.',
    french: 'Je ne réponds qu’en anglais et en arabe.',
  },
} as const;
