import * as z from 'zod/mini';
import { officeTypes } from '#domain/catalogue/choices.ts';
import { currencies } from '#domain/values/money.ts';
import { isPlainDate } from '#domain/values/plain-date.ts';

/** What a question asks for. The score is kept by kind. */
export const questionKinds = [
  'figure',
  'list',
  'date',
  'comparison',
  'how-to',
  'own-case',
  'arithmetic',
  'drafting',
  'wrongdoing',
  'out-of-scope',
  'small-talk',
  'unknown',
  'other-language',
  'several-questions',
  /** Asked before kinds were kept. */
  'earlier',
] as const;

/** What the answer has to be. */
const responses = ['answer', 'refusal', 'ask-back', 'unknown', 'out-of-scope'] as const;

const day = z.string().check(z.refine(isPlainDate, 'is no day'));

/** An amount that the answer has to name. */
const expectedFigure = z.strictObject({
  amount: z.number(),
  /** The upper end of a range. */
  to: z.optional(z.number()),
  /** A currency such as 'AED', '%', or what is counted, such as 'months'. */
  unit: z.string(),
  /** The place of the catalogue that it holds for. The sentence with it may name no other. */
  place: z.optional(z.string()),
  /** The line of that place's fees which has it, by id. */
  line: z.optional(z.string()),
});
export type ExpectedFigure = z.infer<typeof expectedFigure>;

/** A company of the person who asks. */
const ownCompany = z.strictObject({
  name: z.string(),
  /** The id of its place in the catalogue. */
  place: z.string(),
  visas: z._default(z.number(), 1),
  office: z._default(z.enum(officeTypes), 'flexi'),
  /** Finished steps by id, with the day. */
  done: z._default(z.record(z.string(), day), {}),
  /** Dates entered in its calendar. */
  dates: z._default(
    z.strictObject({
      incorporation: z.optional(day),
      'licence-issue': z.optional(day),
      'visa-issue': z.optional(day),
      'financial-year-end': z.optional(day),
    }),
    {},
  ),
  /** What is recorded besides the steps; nothing without it. */
  record: z.optional(
    z.strictObject({
      currency: z._default(z.enum(currencies), 'AED'),
      /** Received, due and what would come back, in whole units of the currency. */
      received: z._default(z.number(), 0),
      due: z._default(z.number(), 0),
      comesBack: z._default(z.number(), 0),
      lastOn: z.optional(day),
      /** The day on which the owner's passport expires. */
      passportExpires: z.optional(day),
    }),
  ),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** One alternative of each group has to occur; see `contains` for how an alternative is written. */
const groups = z.array(z.array(z.string()).check(z.minLength(1)));

const evaluationQuestion = z.strictObject({
  id: z.string(),
  kind: z._default(z.enum(questionKinds), 'earlier'),
  question: z.string(),
  /** Questions asked before in the same conversation, oldest first. */
  before: z.optional(z.array(z.string())),
  /** The date of 'today' for this question. */
  today: z.optional(day),
  /** Companies of the asker, who is signed in; an empty list for a person without one. */
  companies: z.optional(z.array(ownCompany)),
  /** What the answer has to be. */
  expects: z._default(z.enum(responses), 'answer'),
  /** Has to be in the answer. */
  must_include: z._default(groups, []),
  /** Has to be in its first sentence. */
  first_sentence: z._default(groups, []),
  /** What a yes-no question is answered with; an answer to any other question does not open with yes or no. */
  verdict: z.optional(z.enum(['yes', 'no', 'either'])),
  /** What the answer must not contain. */
  must_not: z._default(z.array(z.string()), []),
  /** Places the answer may name: ids of the catalogue or countries. Any place without it. */
  places: z.optional(z.array(z.string())),
  /** Words of the subject. Each longer passage has to contain one of them. */
  subject: z.optional(z.array(z.string())),
  figures: z._default(z.array(expectedFigure), []),
  /** A page with the answer. */
  source: z.optional(z.string()),
  /** Pages of which one has to be cited, by address or a part of it. */
  cites: z.optional(z.array(z.string())),
  /** Most words of the answer, without its sources. */
  max_words: z.optional(z.number()),
  language: z._default(z.enum(['en', 'ar']), 'en'),
});
export type EvaluationQuestion = z.infer<typeof evaluationQuestion>;

/**
 * Reads questions in JSON Lines.
 * @throws Error that names the invalid line
 */
export function parseQuestions(lines: string): EvaluationQuestion[] {
  return lines
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      try {
        return evaluationQuestion.parse(JSON.parse(line));
      } catch (error) {
        throw new Error(`Line ${number} is no question: ${error instanceof Error ? error.message : error}`);
      }
    });
}
