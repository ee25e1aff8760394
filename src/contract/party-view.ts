import * as z from 'zod/mini';
import { offices, partyKinds } from '#domain/parties/party.ts';
import { isCountryCode } from '#domain/values/country-codes.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { source } from './plans.ts';

/** Longest name, address, number and sensitive answer, in characters. */
export const partyLimits = { name: 200, address: 500, number: 100, answer: 2_000 } as const;

export const partyName = requiredText({ field: 'name', max: partyLimits.name });
export const dayField = z.iso.date(problem('not-date'));
const countryField = z.nullable(
  z.string(problem('country-missing')).check(z.refine(isCountryCode, problem('country-missing'))),
);
export const amountField = z
  .string(problem('not-a-share'))
  .check(z.trim(), z.minLength(1, problem('not-a-share')), z.maxLength(60, problem('not-a-share')));

export const partyFields = z.object({
  name: z.optional(partyName),
  birthDate: z.optional(z.nullable(dayField)),
  nationality: z.optional(countryField),
  residence: z.optional(countryField),
  address: z.optional(optionalText({ field: 'address', max: partyLimits.address, multiline: true })),
  registrationNumber: z.optional(optionalText({ field: 'registration-number', max: partyLimits.number })),
});
export type PartyChanges = z.infer<typeof partyFields>;

export const partyView = z.object({
  id: idField,
  kind: z.enum(partyKinds),
  name: z.string(),
  birthDate: z.nullable(z.string()),
  nationality: z.nullable(z.string()),
  residence: z.nullable(z.string()),
  address: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  isYou: z.boolean(),
  hasJoined: z.boolean(),
  invitation: z.nullable(
    z.object({
      id: idField,
      email: z.string(),
      sentAt: momentField,
      expiresAt: momentField,
      hasExpired: z.boolean(),
    }),
  ),
  missing: z.array(z.string()),
});
export type PartyView = z.infer<typeof partyView>;

const holdingView = z.object({
  holder: idField,
  of: z.nullable(idField),
  shareClass: z.nullable(z.string()),
  amount: z.string(),
  share: z.nullable(z.string()),
  nomineeFor: z.nullable(idField),
});

export const officeView = z.object({
  id: idField,
  party: idField,
  office: z.enum(offices),
  from: z.string(),
  until: z.nullable(z.string()),
});

const ruleView = z.object({
  id: z.string(),
  rule: z.enum([
    'at-least',
    'at-least-people',
    'people-only',
    'at-least-resident',
    'min-age',
    'not-sole-director',
    'holders',
  ]),
  state: z.enum(['met', 'open', 'broken']),
  office: z.nullable(z.enum(offices)),
  count: z.nullable(z.int()),
  max: z.nullable(z.int()),
  country: z.nullable(z.string()),
  found: z.int(),
  about: z.array(idField),
  sources: z.array(source),
});
export type RuleView = z.infer<typeof ruleView>;

const ownershipProblemView = z.object({
  code: z.enum(['shares-unknown', 'total-off', 'missing-layer', 'circle', 'nominee', 'minor']),
  of: z.nullable(idField),
  shareClass: z.nullable(z.string()),
  about: z.array(idField),
  held: z.nullable(z.string()),
  whole: z.nullable(z.string()),
});
export type OwnershipProblemView = z.infer<typeof ownershipProblemView>;

export const peopleView = z.object({
  day: z.string(),
  /** The day on which the newest entry of the register of holdings was made for; `null` without entries. */
  lastEntry: z.nullable(z.string()),
  parties: z.array(partyView),
  shareClasses: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      total: z.nullable(z.int()),
      nominalValue: z.nullable(z.string()),
      votesPerShare: z.int(),
    }),
  ),
  holdings: z.array(holdingView),
  offices: z.array(officeView),
  owners: z.array(
    z.object({
      party: idField,
      share: z.string(),
      by: z.enum(['capital', 'votes']),
      isUltimate: z.boolean(),
      isThroughTrust: z.boolean(),
      paths: z.array(z.object({ about: z.array(idField), steps: z.array(z.string()), share: z.string() })),
    }),
  ),
  threshold: z.object({ share: z.string(), isIncluded: z.boolean(), sources: z.array(source) }),
  /** Who is entered as owner where nobody reaches the threshold. */
  fallback: z.array(idField),
  problems: z.array(ownershipProblemView),
  rules: z.array(ruleView),
});
export type PeopleView = z.infer<typeof peopleView>;

export const companyParams = z.object({ id: idField });
export const partyParams = z.object({ id: idField, party: idField });
export const peopleReply = z.object({
  status: z.literal('success'),
  message: z.string(),
  people: peopleView,
});
export const whole = ['company-not-found', 'not-allowed'] as const;
