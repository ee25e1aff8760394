export const roles = ['admin', 'member'] as const;
export type Role = (typeof roles)[number];

export const memberStatuses = ['active', 'invited', 'inactive', 'deleted'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** All permissions in a company, used by the server and the web. */
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

/** An action in a company. */
export type CompanyAction = keyof typeof allowedRoles;

/** Whether an active member with that role may do this. */
export function may(role: Role, action: CompanyAction): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return allowed.includes(role);
}
