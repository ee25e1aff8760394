export const roles = ['admin', 'member'] as const;
export type Role = (typeof roles)[number];

export const memberStatuses = ['active', 'invited', 'inactive', 'deleted'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export type CompanyAction =
  | 'read-company'
  | 'change-company'
  | 'change-logo'
  | 'change-formation'
  | 'list-members'
  | 'invite-member'
  | 'manage-billing';

/** Who may do what in a company. The compiler keeps it complete: a new action needs its row. */
const allowedRoles: Record<CompanyAction, readonly Role[]> = {
  'read-company': ['admin', 'member'],
  'list-members': ['admin', 'member'],
  'change-company': ['admin'],
  'change-logo': ['admin'],
  'change-formation': ['admin'],
  'invite-member': ['admin'],
  'manage-billing': ['admin'],
};

/** Whether a person with that role, and an active place in the company, may do this. */
export function may(role: Role, action: CompanyAction): boolean {
  return allowedRoles[action].includes(role);
}
