import * as z from 'zod/mini';
import { portalLimits, portalSides } from '#domain/portals/portal-holder.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const params = z.object({ id: idField });
const portalParams = z.object({ id: idField, portal: idField });

const portalView = z.object({
  id: idField,
  portal: z.string(),
  side: z.enum(portalSides),
  holder: z.string(),
  note: z.string(),
  at: momentField,
});
export type PortalView = z.infer<typeof portalView>;

const input = z.object({
  /** Which portal, as people call it. Never a password. */
  portal: requiredText({ field: 'portal', max: portalLimits.portal }),
  side: z.enum(portalSides, problem('not-one-of', { name: 'side', values: portalSides })),
  /** Whoever holds the login. */
  holder: requiredText({ field: 'portal-holder', max: portalLimits.holder }),
  note: optionalText({ field: 'note', max: portalLimits.note }),
});
const listed = z.object({ status: z.literal('success'), portals: z.array(portalView) });

/** Who holds the logins of the portals that a company is known to. */
export const listPortals = defineOperation({
  id: 'listPortals',
  method: 'GET',
  path: '/companies/{id}/portals',
  feature: 'Companies',
  access: 'session',
  params,
  output: listed,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const addPortal = defineOperation({
  id: 'addPortal',
  method: 'POST',
  path: '/companies/{id}/portals',
  feature: 'Companies',
  access: 'session',
  idempotent: true,
  params,
  input,
  output: listed,
  success: 201,
  failures: ['company-not-found', 'not-allowed', 'too-many-portals'],
});

export const removePortal = defineOperation({
  id: 'removePortal',
  method: 'DELETE',
  path: '/companies/{id}/portals/{portal}',
  feature: 'Companies',
  access: 'session',
  params: portalParams,
  output: listed,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'portal-not-found'],
});

export const listPortalsAsStaff = defineOperation({
  id: 'listPortalsAsStaff',
  method: 'GET',
  path: '/operator/companies/{id}/portals',
  feature: 'Clients',
  access: 'operator',
  right: 'read-cases',
  params,
  output: listed,
  success: 200,
  failures: ['company-not-found'],
});

export const addPortalAsStaff = defineOperation({
  id: 'addPortalAsStaff',
  method: 'POST',
  path: '/operator/companies/{id}/portals',
  feature: 'Clients',
  access: 'operator',
  right: 'work-on-cases',
  idempotent: true,
  params,
  input,
  output: listed,
  success: 201,
  failures: ['company-not-found', 'too-many-portals'],
});

export const removePortalAsStaff = defineOperation({
  id: 'removePortalAsStaff',
  method: 'DELETE',
  path: '/operator/companies/{id}/portals/{portal}',
  feature: 'Clients',
  access: 'operator',
  right: 'work-on-cases',
  params: portalParams,
  output: listed,
  success: 200,
  failures: ['company-not-found', 'portal-not-found'],
});
