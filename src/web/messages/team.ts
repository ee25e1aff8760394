import type { MemberStatus, Role } from '#domain/team/permissions.ts';

const statuses: Record<MemberStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  inactive: 'Inactive',
  deleted: 'Deleted',
};

const roles: Record<Role, string> = { admin: 'Admin', member: 'Member' };

const numbers = new Intl.NumberFormat('en');

export const teamMessages = {
  about: (company: string) => `Who can see and work on ${company}.`,
  aboutWithoutCompany: 'Who can see and work on your company.',
  count: (people: number) => (people === 1 ? '1 person' : `${numbers.format(people)} people`),
  name: 'Name',
  email: 'Email',
  status: 'Status',
  role: 'Role',
  you: 'You',
  statuses,
  roles,
  loading: 'Loading the people of this company',
  unread: 'The people of this company could not be loaded.',
  companiesUnread: 'Your companies could not be loaded.',
  noCompany: 'No company yet',
  noCompanyText: 'People belong to a company. Once yours is created, you find them here.',
  toDashboard: 'Go to the dashboard',
  onlyYou: 'You are the only one here so far.',
  invite: 'Invite Member',
  inviteAbout: 'They will be able to see the company and its documents, and to ask the expert.',
  sendInvitation: 'Send Invitation',
  notSentTitle: 'Not sent: this installation has no e-mail yet.',
  notSent: (name: string) =>
    `${name} was not invited. What you entered stays here for later. Questions go to`,
} as const;
