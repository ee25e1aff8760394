import * as z from 'zod/mini';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { currencies } from '#domain/values/money.ts';
import { problem } from './field-problem.ts';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';

const day = z.iso.date(problem('day-missing'));

const period = z.object({
  /** First and last day. */
  from: day,
  until: day,
  /** Where the days begin and end, such as 'Asia/Dubai'; that of the installation without it. */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});
export type ReportPeriod = z.infer<typeof period>;

const listedCase = z.object({
  company: z.object({ id: idField, name: z.string() }),
  kind: z.enum(caseKinds),
  on: z.string(),
});

const report = z.object({
  opened: z.array(listedCase),
  done: z.array(listedCase),
  /** How many tasks wait for each side now. */
  waiting: z.object({ founder: z.int(), agency: z.int(), authority: z.int(), bank: z.int() }),
  /** What authorities and banks sent back or refused in these days. */
  returned: z.array(
    z.object({ company: z.object({ id: idField, name: z.string() }), label: z.string(), on: z.string() }),
  ),
  /** What authorities and banks approved in these days, by step and place. */
  windows: z.array(
    z.object({
      place: z.string(),
      kind: z.enum(caseKinds),
      task: z.string(),
      label: z.string(),
      /** Of the working days between filing and approval. */
      medianDays: z.number(),
      /** Four of five were answered within so many. */
      eightiethDays: z.int(),
      /** What the catalogue says is usual; `null` where no source says. */
      usual: z.nullable(z.object({ shortest: z.int(), longest: z.int() })),
      /** Each answer, the latest last. */
      answers: z.array(
        z.object({
          company: z.object({ id: idField, name: z.string() }),
          filedOn: z.string(),
          approvedOn: z.string(),
          workingDays: z.int(),
        }),
      ),
    }),
  ),
  /** What we earned in these days, tax not included, by kind of case and currency, in minor units. */
  income: z.array(
    z.object({
      kind: z.nullable(z.enum(caseKinds)),
      currency: z.enum(currencies),
      amount: z.int(),
      /** Each entry of the ledger, the latest last. */
      earned: z.array(
        z.object({
          company: z.object({ id: idField, name: z.string() }),
          label: z.string(),
          on: z.string(),
          amount: z.int(),
        }),
      ),
    }),
  ),
  /** Licences and papers that expire within 90 days from today. */
  renewals: z.array(
    z.object({
      company: z.object({ id: idField, name: z.string() }),
      kind: z.enum(['licence', 'paper']),
      /** The kind of paper; '' for the licence. */
      label: z.string(),
      on: z.string(),
    }),
  ),
  /** In which time zone the days are counted. */
  timeZone: z.string(),
});
export type Report = z.infer<typeof report>;

/** The agency's work in some days; each sum is the length of its list. */
export const readReport = defineOperation({
  id: 'readReport',
  method: 'GET',
  path: '/operator/report',
  feature: 'Today',
  access: 'operator',
  right: 'read-reports',
  query: period,
  output: z.object({ status: z.literal('success'), report }),
  success: 200,
  failures: ['period-unusable'],
});

export const exportReport = defineOperation({
  id: 'exportReport',
  method: 'GET',
  path: '/operator/report/export',
  feature: 'Today',
  access: 'operator',
  right: 'read-reports',
  query: period,
  download: { types: ['text/csv'] },
  success: 200,
  failures: ['period-unusable'],
});

/** Says in which time zone the installation's days begin and end. */
export const setReportTimeZone = defineOperation({
  id: 'setReportTimeZone',
  method: 'PUT',
  path: '/operator/report/time-zone',
  feature: 'Today',
  access: 'operator',
  right: 'set-installation',
  input: z.object({ timeZone: z.string().check(z.maxLength(60)) }),
  output: z.object({ status: z.literal('success'), message: z.string(), timeZone: z.string() }),
  success: 200,
  failures: ['period-unusable'],
});
