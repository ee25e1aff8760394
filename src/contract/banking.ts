import * as z from 'zod/mini';
import { bankOutcomes, maxBankNoteLength } from '#domain/banking/bank-application.ts';
import { refusalReasons } from '#domain/banking/bank-rules.ts';
import { partnerBanks } from '#domain/banking/partner-banks.ts';
import { problem } from './field-problem.ts';
import { idField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const companyParams = z.object({ id: idField });
const day = z.iso.date(problem('day-missing'));
const yesNo = (name: string) => z.nullable(z.boolean(problem('not-boolean', { name })));

/** Maximum characters of the licence's activity, and of the website's text. */
export const maxActivityLength = 200;
export const maxWebsiteTextLength = 2_000;

const profile = z.object({
  activity: optionalText({ field: 'activity', max: maxActivityLength }),
  websiteText: optionalText({ field: 'website-text', max: maxWebsiteTextLength, multiline: true }),
  /** These four are `null` until somebody answers. */
  appliesFromWithin: yesNo('appliesFromWithin'),
  paysAbroad: yesNo('paysAbroad'),
  holdsClientMoney: yesNo('holdsClientMoney'),
  hasLargeTurnover: yesNo('hasLargeTurnover'),
});

const reason = z.enum(refusalReasons, problem('not-one-of', { name: 'reason', values: refusalReasons }));

const application = z.object({
  /** Counts all that was recorded about the company's banks, so it has gaps. */
  id: z.int(),
  bank: z.string(),
  sentOn: z.string(),
  state: z.enum(['sent', ...bankOutcomes]),
  /** What the bank said, oldest first. */
  answers: z.array(
    z.object({
      outcome: z.enum(bankOutcomes),
      on: z.string(),
      reasons: z.array(reason),
      note: z.string(),
      /** Of an account that the bank closes; `null` otherwise. */
      lastDay: z.nullable(z.string()),
      /** `null` once the account is gone. */
      by: z.nullable(z.string()),
      /** Whether the company or the agency recorded it. */
      side: z.enum(['company', 'agency']),
    }),
  ),
});
export type BankApplicationView = z.infer<typeof application>;

const bankingView = z.object({
  profile,
  /** Oldest first. */
  applications: z.array(application),
  /** Reasons of refusals that nobody has repaired since. */
  toRepair: z.array(reason),
});
export type BankingView = z.infer<typeof bankingView>;

export const bankingOutput = z.object({ status: z.literal('success'), banking: bankingView });

export const readBanking = defineOperation({
  id: 'readBanking',
  method: 'GET',
  path: '/companies/{id}/banking',
  feature: 'Banking',
  access: 'session',
  params: companyParams,
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const changeBankProfile = defineOperation({
  id: 'changeBankProfile',
  method: 'PUT',
  path: '/companies/{id}/banking/profile',
  feature: 'Banking',
  access: 'session',
  params: companyParams,
  input: profile,
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

const note = optionalText({ field: 'note', max: maxBankNoteLength });
const partnerIds = partnerBanks.map(({ id }) => id);

export const applicationInput = z.object({
  bank: z.enum(partnerIds, problem('not-one-of', { name: 'bank', values: partnerIds })),
  on: day,
});
export const answerParams = z.object({
  id: idField,
  application: z.string().check(z.regex(/^[1-9]\d{0,4}$/, problem('not-whole', { name: 'application' }))),
});
export const answerInput = z
  .object({
    outcome: z.enum(bankOutcomes, problem('not-one-of', { name: 'outcome', values: bankOutcomes })),
    on: day,
    /** What the bank gave as reasons; at least one for a refusal, none otherwise. */
    reasons: z.array(reason),
    note,
    /** Only of an account that the bank closes. */
    lastDay: z.optional(day),
  })
  .check(
    z.refine(({ outcome, reasons }) => reasons.length > 0 === (outcome === 'refused'), {
      path: ['reasons'],
      message: problem('empty-list', { name: 'reasons' }),
    }),
    z.refine(
      ({ outcome, on, lastDay }) =>
        outcome === 'closed' ? lastDay !== undefined && lastDay >= on : lastDay === undefined,
      { path: ['lastDay'], message: problem('day-missing') },
    ),
  );

export const recordBankApplication = defineOperation({
  id: 'recordBankApplication',
  method: 'POST',
  path: '/companies/{id}/banking/applications',
  feature: 'Banking',
  access: 'session',
  params: companyParams,
  input: applicationInput,
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'bank-application-open', 'too-many-entries'],
});

export const recordBankAnswer = defineOperation({
  id: 'recordBankAnswer',
  method: 'POST',
  path: '/companies/{id}/banking/applications/{application}/answers',
  feature: 'Banking',
  access: 'session',
  params: answerParams,
  input: answerInput,
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'bank-application-not-open', 'too-many-entries'],
});

export const recordBankRepair = defineOperation({
  id: 'recordBankRepair',
  method: 'PUT',
  path: '/companies/{id}/banking/repairs/{reason}',
  feature: 'Banking',
  access: 'session',
  params: z.object({ id: idField, reason }),
  input: z.object({ note: requiredText({ field: 'note', max: maxBankNoteLength }) }),
  output: bankingOutput,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'bank-repair-not-open', 'too-many-entries'],
});
