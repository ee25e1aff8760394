import * as z from 'zod/mini';
import { paperClasses } from '#domain/papers/paper-classes.ts';
import { paperKinds } from '#domain/papers/paper-kind.ts';
import { problem } from './field-problem.ts';
import { idField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { memberView } from './team.ts';

const memberParams = z.object({ id: idField, member: idField });

const limits = z.object({
  /** The last day of it; `null` for no end. */
  until: z.nullable(z.iso.date(problem('day-missing'))),
  /** Classes of papers that they see besides their own; `null` for what their role sees. */
  classes: z.nullable(z.array(z.enum(paperClasses)).check(z.maxLength(paperClasses.length))),
});
/** Limits that are not saved, to look at what they would show. */
const tried = z.object({
  /** Classes parted by commas, or `all` for what their role sees; left out, what holds now. */
  classes: z.optional(
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^(all|((${paperClasses.join('|')})(,(?!$)|$))*)$`),
          problem('not-one-of', { name: 'classes', values: ['all', ...paperClasses] }),
        ),
      ),
  ),
});
const changed = z.object({ status: z.literal('success'), message: z.string(), member: memberView });
const preview = z.object({
  status: z.literal('success'),
  /** The papers that they see now, without what is in them. */
  papers: z.array(
    z.object({
      kind: z.enum(paperKinds),
      /** Whom it is about; `null` for the company. */
      about: z.nullable(z.string()),
      /** Whether they open it, beside seeing that it is there. */
      opens: z.boolean(),
    }),
  ),
});
export type AccessPreview = z.infer<typeof preview>['papers'];

export const changeAccess = defineOperation({
  id: 'changeAccess',
  method: 'PUT',
  path: '/companies/{id}/members/{member}/access',
  feature: 'Team',
  access: 'session',
  params: memberParams,
  input: limits,
  output: changed,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'member-not-found', 'admin-unlimited'],
});

export const previewAccess = defineOperation({
  id: 'previewAccess',
  method: 'GET',
  path: '/companies/{id}/members/{member}/papers',
  feature: 'Team',
  access: 'session',
  params: memberParams,
  query: tried,
  output: preview,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'member-not-found'],
});

/** The people of a client's company, with what their access is limited to. */
export const listClientMembers = defineOperation({
  id: 'listClientMembers',
  method: 'GET',
  path: '/operator/companies/{id}/members',
  feature: 'Team',
  access: 'operator',
  right: 'read-people',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), members: z.array(memberView) }),
  success: 200,
  failures: ['company-not-found'],
});

export const changeAccessAsStaff = defineOperation({
  id: 'changeAccessAsStaff',
  method: 'PUT',
  path: '/operator/companies/{id}/members/{member}/access',
  feature: 'Team',
  access: 'operator',
  right: 'act-for-client',
  params: memberParams,
  input: limits,
  output: changed,
  success: 200,
  failures: ['company-not-found', 'member-not-found', 'admin-unlimited'],
});

export const previewAccessAsStaff = defineOperation({
  id: 'previewAccessAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/members/{member}/papers',
  feature: 'Team',
  access: 'operator',
  right: 'act-for-client',
  params: memberParams,
  query: tried,
  output: preview,
  success: 200,
  failures: ['company-not-found', 'member-not-found'],
});
