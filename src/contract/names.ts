import * as z from 'zod/mini';
import { nameReasons } from '#domain/names/check-name.ts';
import { wordGroups } from '#domain/names/name-rule.ts';
import { maxProposals, proposalLimits, proposalStates } from '#domain/names/proposal-rules.ts';
import { activitiesView } from './activities.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { amount, day, source, statement } from './plans.ts';

const proposal = z.object({
  /** As the founder spells it. */
  name: requiredText({ field: 'proposed-name', max: proposalLimits.name }),
  /** The same in Arabic letters; empty if there is none. */
  arabicName: optionalText({ field: 'arabic-name', max: proposalLimits.name }),
  /** What abbreviations in it stand for; empty if nothing is said. */
  explanation: optionalText({ field: 'explanation', max: proposalLimits.explanation }),
});

const nameFinding = z.object({
  level: z.enum(['refused', 'permission', 'look', 'note']),
  reason: z.enum([...nameReasons, 'refused-before']),
  /** Words or characters of the name that it is about. */
  words: z.array(z.string()),
  /** What the words are about; `null` for other rules. */
  group: z.nullable(z.enum(wordGroups)),
  /** Who gives the permission; `null` where no source names them. */
  permissionOf: z.nullable(z.string()),
  /** What would meet the rule, such as the ending to use; `null` where there is no single one. */
  suggestion: z.nullable(z.string()),
  /** Empty where the reason is the company's own record. */
  sources: z.array(source),
});
export type NameFindingView = z.infer<typeof nameFinding>;

const checkedName = z.object({
  /** Whether no rule refuses it. It says nothing about whether the name is free. */
  passes: z.boolean(),
  findings: z.array(nameFinding),
  /** The name in plain Latin letters, for forms; `null` if it is written in them. */
  transliteration: z.nullable(z.string()),
});
export type CheckedNameView = z.infer<typeof checkedName>;

const nameView = z.extend(checkedName, {
  id: idField,
  ...proposal.shape,
  state: z.enum(proposalStates),
  /** Rank among the proposals, from 1; `null` for names that the authority refused. */
  rank: z.nullable(z.int()),
  /** What the authority said; `null` before it answered. */
  answer: z.nullable(
    z.object({
      on: day,
      /** Empty for a reservation. */
      reason: z.string(),
      /** What to do next; empty for a reservation. */
      nextPath: z.string(),
      /** Number of the reservation; empty for a refusal. */
      number: z.string(),
      /** Last day of the reservation; `null` for a refusal. */
      until: z.nullable(day),
      /** Days until then; negative once it is over. */
      daysLeft: z.nullable(z.int()),
      reservation: z.nullable(z.enum(['held', 'ending', 'lapsed'])),
      recordedAt: momentField,
    }),
  ),
});
export type NameView = z.infer<typeof nameView>;

export const namesView = z.object({
  place: z.object({ id: z.string(), name: z.string() }),
  /** Open and reserved names by rank, then the refused ones, latest first. */
  names: z.array(nameView),
  reservation: z.object({
    lasts: statement,
    renewal: statement,
    /** What the authority charges for a name; `null` where the catalogue has no such fee. */
    fee: z.nullable(z.object({ label: z.string(), amount: z.nullable(amount), statement })),
    /** Last day of a reservation made today; `null` where no source says how long it lasts. */
    untilIfToday: z.nullable(day),
  }),
  /** The authority's own search, which is not asked here. */
  register: z.nullable(z.object({ name: z.string(), url: z.string() })),
  /** Whether the place's rules ask for the name in Arabic letters. */
  asksForArabic: z.boolean(),
  mayChange: z.boolean(),
  /** Whether you record what the authority said: where no agency does. */
  mayRecord: z.boolean(),
});
export type NamesView = z.infer<typeof namesView>;

const params = z.object({ id: idField });
const output = z.object({ status: z.literal('success'), names: namesView });

export const readNames = defineOperation({
  id: 'readNames',
  method: 'GET',
  path: '/companies/{id}/names',
  feature: 'Companies',
  access: 'session',
  params,
  output,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'formation-not-found'],
});

export const checkName = defineOperation({
  id: 'checkName',
  method: 'POST',
  path: '/companies/{id}/names/check',
  feature: 'Companies',
  access: 'session',
  params,
  input: proposal,
  output: z.object({ status: z.literal('success'), checked: checkedName }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'formation-not-found'],
});

export const proposeNames = defineOperation({
  id: 'proposeNames',
  method: 'PUT',
  path: '/companies/{id}/names',
  feature: 'Companies',
  access: 'session',
  params,
  input: z.object({
    /** Best first. They replace those that the authority has not answered. */
    names: z
      .array(proposal)
      .check(z.maxLength(maxProposals, problem('too-large', { name: 'names', max: maxProposals }))),
  }),
  output,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'formation-not-found'],
});

export const readNamesForStaff = defineOperation({
  id: 'readNamesForStaff',
  method: 'GET',
  path: '/operator/companies/{id}/names',
  feature: 'Operators',
  access: 'operator',
  right: 'read-cases',
  params,
  output: z.object({ status: z.literal('success'), names: namesView, activities: activitiesView }),
  success: 200,
  failures: ['company-not-found', 'formation-not-found'],
});

/** Longest texts of an authority's answer, in characters. */
export const answerLimits = { number: 100, text: 1_000 } as const;

const authorityAnswer = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('reserved'),
    on: z.iso.date(problem('day-missing')),
    number: requiredText({ field: 'reservation-number', max: answerLimits.number }),
    /** Last day of the reservation. */
    until: z.iso.date(problem('day-missing')),
  }),
  z.object({
    answer: z.literal('refused'),
    on: z.iso.date(problem('day-missing')),
    reason: requiredText({ field: 'reason', max: answerLimits.text, multiline: true }),
    nextPath: requiredText({ field: 'next-path', max: answerLimits.text, multiline: true }),
    /** Whether another company bears a like name, whose consent is then a step. */
    isForLikeName: z.optional(z.boolean()),
  }),
]);
export type AuthorityAnswer = z.infer<typeof authorityAnswer>;

export const recordOwnNameAnswer = defineOperation({
  id: 'recordOwnNameAnswer',
  method: 'PUT',
  path: '/companies/{id}/names/{name}/answer',
  feature: 'Companies',
  access: 'session',
  params: z.object({ id: idField, name: idField }),
  input: authorityAnswer,
  output,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'formation-not-found', 'name-not-found', 'name-answered'],
});

export const recordNameAnswer = defineOperation({
  id: 'recordNameAnswer',
  method: 'PUT',
  path: '/operator/companies/{id}/names/{name}/answer',
  feature: 'Operators',
  access: 'operator',
  right: 'record-authority-answer',
  params: z.object({ id: idField, name: idField }),
  input: authorityAnswer,
  output,
  success: 200,
  failures: ['company-not-found', 'formation-not-found', 'name-not-found', 'name-answered'],
});
