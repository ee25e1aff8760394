import type { MemberStatus, Role } from '#domain/team/permissions.ts';
import { plural } from '../plural.ts';

const statuses: Record<MemberStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  inactive: 'Inactive',
  deleted: 'Deleted',
};

const roles: Record<Role, string> = {
  admin: 'Admin',
  finance: 'Finance',
  member: 'Member',
  adviser: 'Adviser',
  signatory: 'Signatory',
  shareholder: 'Shareholder',
};

const aboutRoles: Record<Role, string> = {
  admin: 'Full access to the company, including members and billing.',
  finance: 'Can view the company and manage billing. Cannot make other changes.',
  member: 'Can view the company, its documents and deadlines, and ask the expert. Cannot make changes.',
  adviser: 'Can view the company and the details of its people and owners. Cannot make changes.',
  signatory: 'Can view the company they sign for, and fills in their own part. Sees nobody else’s details.',
  shareholder: 'Fills in their own part and sees nothing else of the company.',
};

const numbers = new Intl.NumberFormat('en');

export const teamMessages = {
  about: (company: string) => `Who can see and work on ${company}.`,
  aboutWithoutCompany: 'Who can see and work on your company.',
  count: (people: number) => plural(people, { one: '1 person', other: `${numbers.format(people)} people` }),
  name: 'Name',
  email: 'Email',
  status: 'Status',
  role: 'Role',
  you: 'You',
  statuses,
  roles,
  viewAs: 'View as',
  loading: 'Loading the people of this company',
  unread: 'The people of this company could not be loaded',
  companiesUnread: 'Your companies could not be loaded',
  noCompanyText: 'Once your company is created, its members appear here.',
  onlyYou: 'You are the only one here so far.',
  invite: 'Invite Member',
  inviteAbout: 'They receive an email with a link that works once, within seven days.',
  sendInvitation: 'Send Invitation',
  aboutRoles,
  notSentTitle: 'Not sent.',
  activity: 'Activity',
  manage: (name: string) => `Manage ${name}`,
  expires: (day: string) => `until ${day}`,
  expired: 'Expired',
  invitedAs: (role: Role) => `Invited as ${roles[role].toLowerCase()}.`,
  sentOn: (day: string) => `Last sent on ${day}.`,
  expiredOn: (day: string) => `The link expired on ${day}. Send it again to extend it by seven days.`,
  validUntil: (day: string) => `The link works until ${day}.`,
  sendAgain: 'Send again',
  withdraw: 'Withdraw invitation',
  withdrawTitle: (name: string) => `Withdraw the invitation of ${name}?`,
  withdrawText: 'The link in the email will stop working. You can invite them again.',
  withdrawAction: 'Withdraw',
  endedOn: (day: string) => `Ended on ${day}`,
  until: (day: string) => `Until ${day}`,
  limited: 'Limited documents',
  saveRole: 'Save role',
  deactivate: 'Deactivate',
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateText: (company: string) =>
    `They lose access to ${company} immediately and stay in the list. You can reactivate them at any time.`,
  reactivate: 'Reactivate',
  inactiveText: 'They have no access until you reactivate them.',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (company: string) =>
    `They lose access to ${company} immediately. They stay in the list as deleted, and you can invite them again.`,
  removeWithPart: (name: string) =>
    `${name} still holds shares or an office, or has not finished their part. The registers stay as they are; they can no longer fill in their part.`,
  removeAnyway: 'Remove access anyway',
  leave: 'Leave company',
  leaveTitle: (company: string) => `Leave ${company}?`,
  leaveText: 'You lose access immediately. Only an admin of the company can invite you again.',
  lastAdmin: 'You are the only active admin. To leave this company, make someone else an admin first.',
} as const;
