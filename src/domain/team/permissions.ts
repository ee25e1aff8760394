/**
 * Roles in a company, from most to least access. Finance reads the company and manages billing, an adviser reads, a
 * signatory reads what they sign for, and a shareholder sees their own part alone.
 */
export const roles = ['admin', 'finance', 'member', 'adviser', 'signatory', 'shareholder'] as const;
export type Role = (typeof roles)[number];

/** The roles of parties: people who are invited to fill in their own part. */
export const partyRoles = ['shareholder', 'signatory'] as const satisfies readonly Role[];
export type PartyRole = (typeof partyRoles)[number];

export const memberStatuses = ['active', 'invited', 'inactive', 'deleted'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

const readers = ['admin', 'finance', 'member', 'adviser', 'signatory'] as const;

/** All permissions in a company, used by the server and the web. */
const allowedRoles = {
  'read-company': readers,
  'list-members': ['admin', 'finance', 'member', 'adviser'],
  'leave-company': roles,
  'read-parties': ['admin', 'finance', 'member', 'adviser'],
  'read-party-details': ['admin', 'adviser'],
  'change-parties': ['admin'],
  'fill-own-part': roles,
  'change-company': ['admin'],
  'change-logo': ['admin'],
  'change-formation': ['admin'],
  'change-deadlines': ['admin'],
  'read-papers': roles,
  'add-paper': roles,
  'read-company-papers': ['admin', 'finance', 'member', 'adviser'],
  'manage-papers': ['admin'],
  'read-banking': ['admin', 'finance', 'adviser'],
  'change-banking': ['admin', 'finance'],
  'invite-member': ['admin'],
  'withdraw-invitation': ['admin'],
  'change-role': ['admin'],
  'deactivate-member': ['admin'],
  'reactivate-member': ['admin'],
  'remove-member': ['admin'],
  'read-audit-log': ['admin'],
  'export-audit-log': ['admin'],
  'take-everything': ['admin'],
  'request-service': ['admin'],
  'read-thread': ['admin', 'finance', 'member', 'adviser'],
  'write-in-thread': ['admin', 'finance', 'member'],
  'read-quotes': ['admin', 'finance', 'adviser'],
  'decide-quotes': ['admin'],
  'read-payments': ['admin', 'finance'],
  'make-payments': ['admin', 'finance'],
  'read-billing': ['admin', 'finance'],
  'manage-billing': ['admin', 'finance'],
} as const satisfies Record<string, readonly Role[]>;

/** An action in a company. */
export type CompanyAction = keyof typeof allowedRoles;

/** Whether an active member with that role may do this. */
export function may(role: Role, action: CompanyAction): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return allowed.includes(role);
}
