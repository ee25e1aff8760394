import { type CompanyAction, may, type Role } from './permissions.ts';

/** What a person of a company can have to do with it. */
export const areas = [
  'company',
  'formation',
  'people',
  'papers',
  'private-papers',
  'deadlines',
  'bank',
  'quotes',
  'payments',
  'messages',
  'team',
  'log',
] as const;
export type Area = (typeof areas)[number];

/** How far somebody gets into an area; `own` is what is about them alone. */
export type Access = 'changes' | 'sees' | 'own' | 'none';

interface AreaRule {
  sees?: CompanyAction;
  changes?: CompanyAction;
  own?: CompanyAction;
}

const rules: Readonly<Record<Area, AreaRule>> = {
  company: { sees: 'read-company', changes: 'change-company' },
  formation: { sees: 'read-company', changes: 'change-formation' },
  people: { sees: 'read-parties', changes: 'change-parties', own: 'fill-own-part' },
  papers: { sees: 'read-company-papers', changes: 'manage-papers', own: 'read-papers' },
  // Whoever they are about opens them, and staff; no role does.
  'private-papers': { own: 'read-papers' },
  deadlines: { sees: 'read-company', changes: 'change-deadlines' },
  bank: { sees: 'read-banking', changes: 'change-banking' },
  quotes: { sees: 'read-quotes', changes: 'decide-quotes' },
  payments: { sees: 'read-payments' },
  messages: { sees: 'read-thread', changes: 'write-in-thread' },
  team: { sees: 'list-members', changes: 'invite-member' },
  log: { sees: 'read-audit-log' },
};

/** How far a role gets into an area, by the same permissions that the server asks. */
export function accessOf(role: Role, area: Area): Access {
  const { sees, changes, own } = rules[area];
  if (changes && may(role, changes)) return 'changes';
  if (sees && may(role, sees)) return 'sees';
  return own && may(role, own) ? 'own' : 'none';
}
