export const roles = ['admin', 'member'] as const;
export type Role = (typeof roles)[number];

export const memberStatuses = ['active', 'invited', 'inactive', 'deleted'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Who may do what in a company. This is the whole table: the server asks it, and so does the web. */
const allowedRoles = {
  'read-company': ['admin', 'member'],
  'list-members': ['admin', 'member'],
  'leave-company': ['admin', 'member'],
  'change-company': ['admin'],
  'change-logo': ['admin'],
  'change-formation': ['admin'],
  'invite-member': ['admin'],
  'withdraw-invitation': ['admin'],
  'change-role': ['admin'],
  'deactivate-member': ['admin'],
  'reactivate-member': ['admin'],
  'remove-member': ['admin'],
  'read-audit-log': ['admin'],
  'export-audit-log': ['admin'],
  'request-service': ['admin'],
  'read-billing': ['admin'],
  'manage-billing': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

/** Something people do in a company. */
export type CompanyAction = keyof typeof allowedRoles;

/** Whether a person with that role, and an active place in the company, may do this. */
export function may(role: Role, action: CompanyAction): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return allowed.includes(role);
}
