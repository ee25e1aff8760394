/**
 * Roles of the installation's staff. A manager may do everything, finance handles money and reads cases, and who reads
 * only changes nothing and sees neither papers nor money.
 */
export const staffRoles = ['manager', 'case-worker', 'reviewer', 'finance', 'read-only'] as const;
export type StaffRole = (typeof staffRoles)[number];

const caseStaff = ['manager', 'case-worker', 'reviewer'] as const;

/** What each right is held by, used by the server and the web. */
const allowedRoles = {
  'use-back-office': staffRoles,

  // Cases.
  'read-cases': staffRoles,
  'claim-cases': caseStaff,
  'assign-cases': ['manager'],
  'work-on-cases': ['manager', 'case-worker'],
  'record-authority-answer': ['manager', 'case-worker'],
  'act-for-client': ['manager', 'case-worker'],
  'hand-in-papers': ['manager', 'case-worker', 'finance'],
  'write-notes': [...caseStaff, 'finance'],
  'talk-to-clients': ['manager', 'case-worker'],
  'send-reminders': ['manager', 'case-worker'],
  'answer-requests': ['manager', 'case-worker'],

  // Papers and sensitive answers.
  'review-papers': caseStaff,
  'read-identity-papers': caseStaff,
  'export-identity-papers': ['manager'],
  'read-sensitive-answers': ['manager', 'reviewer'],

  // Clients.
  'create-clients': ['manager', 'case-worker'],
  'import-clients': ['manager'],
  'export-clients': ['manager'],
  'read-people': [...caseStaff, 'finance'],
  'manage-accounts': ['manager'],

  // Money.
  'read-money': ['manager', 'case-worker', 'finance'],
  'manage-money': ['manager', 'finance'],
  'manage-price-list': ['manager', 'finance'],
  'read-kept-records': ['manager', 'finance'],

  // The agency itself.
  'read-reports': ['manager', 'finance'],
  'read-staff': staffRoles,
  'manage-staff': ['manager'],
  'answer-questions': ['manager', 'case-worker'],
  'review-calls': ['manager', 'case-worker'],
  'confirm-prices': ['manager'],
  'set-installation': ['manager'],
  'read-log': ['manager'],
  'read-outbox': ['manager'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** Something that only staff may do. */
export type StaffRight = keyof typeof allowedRoles;

export const staffRights = Object.keys(allowedRoles) as readonly StaffRight[];

/** Whether somebody of the staff with that role may do this. */
export function mayAsStaff(role: StaffRole, right: StaffRight): boolean {
  const allowed: readonly StaffRole[] = allowedRoles[right];
  return allowed.includes(role);
}
