import { mayAsStaff, type StaffRight, type StaffRole, staffRoles } from '#domain/staff/permissions.ts';
import { type CompanyAction, may, type Role, roles } from '#domain/team/permissions.ts';

export function rolesThatMay(action: CompanyAction): Role[] {
  return roles.filter((role) => may(role, action));
}

export function staffRolesThatMay(right: StaffRight): StaffRole[] {
  return staffRoles.filter((role) => mayAsStaff(role, right));
}
