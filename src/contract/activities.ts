import * as z from 'zod/mini';
import { activityClasses, regulatedGoods } from '#domain/activities/activity.ts';
import { maxActivities, maxDescription } from '#domain/activities/choice-rules.ts';
import { problem } from './field-problem.ts';
import { idField, optionalText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { amount, statement } from './plans.ts';

const activityView = z.object({
  id: z.string(),
  label: z.string(),
  arabicLabel: z.string(),
  /** Class of the International Standard Industrial Classification. */
  isic: z.string(),
  class: z.enum(activityClasses),
  /** What the authority calls the licence of that class; `null` if it is unconfirmed. */
  licence: z.nullable(z.string()),
  /** Goods that somebody approves before they are sold. */
  goods: z.nullable(z.enum(regulatedGoods)),
  effects: z.array(z.object({ kind: z.enum(['approval', 'office', 'bank']), statement })),
});
export type ActivityView = z.infer<typeof activityView>;

const licenceNumber = z.union(
  [z.literal(1), z.literal(2)],
  problem('not-one-of', { name: 'licence', values: ['1', '2'] }),
);

export const activitiesView = z.object({
  place: z.object({ id: z.string(), name: z.string() }),
  /** How the authority sorts activities into licences. */
  licences: statement,
  /** How many activities one licence has; `null` where no source says so. */
  limit: z.nullable(z.object({ activities: z.int(), statement })),
  chosen: z.array(
    z.object({
      /** `null` for one in own words, whose class the authority confirms. */
      activity: z.nullable(activityView),
      description: z.string(),
      licence: licenceNumber,
    }),
  ),
  /** Classes that meet on one licence. */
  mixes: z.array(
    z.object({
      licence: licenceNumber,
      classes: z.array(z.enum(activityClasses)),
      verdict: z.enum(['shared', 'at-cost', 'second-licence', 'unconfirmed']),
      statement,
      /** What it costs; `null` where the catalogue has no such fee. */
      cost: z.nullable(z.object({ label: z.string(), amount: z.nullable(amount), statement })),
    }),
  ),
  mayChange: z.boolean(),
});
export type ActivitiesView = z.infer<typeof activitiesView>;

const params = z.object({ id: idField });
const output = z.object({ status: z.literal('success'), activities: activitiesView });

export const readActivities = defineOperation({
  id: 'readActivities',
  method: 'GET',
  path: '/companies/{id}/activities',
  feature: 'Companies',
  access: 'session',
  params,
  output,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'formation-not-found'],
});

export const searchActivities = defineOperation({
  id: 'searchActivities',
  method: 'GET',
  path: '/companies/{id}/activities/search',
  feature: 'Companies',
  access: 'session',
  params,
  query: z.object({ query: z.optional(optionalText({ field: 'search', max: 200 })) }),
  output: z.object({ status: z.literal('success'), results: z.array(activityView) }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'formation-not-found'],
});

export const chooseActivities = defineOperation({
  id: 'chooseActivities',
  method: 'PUT',
  path: '/companies/{id}/activities',
  feature: 'Companies',
  access: 'session',
  params,
  input: z.object({
    activities: z
      .array(
        z.object({
          /** `null` for one in own words. */
          activity: z.nullable(
            z.string().check(z.maxLength(100, problem('too-long', { name: 'activity', max: 100 }))),
          ),
          description: optionalText({ field: 'description', max: maxDescription }),
          licence: licenceNumber,
        }),
      )
      .check(z.maxLength(maxActivities, problem('too-large', { name: 'activities', max: maxActivities }))),
  }),
  output,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'formation-not-found', 'activity-not-found'],
});
