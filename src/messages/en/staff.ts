import type { StaffRole } from '#domain/staff/permissions.ts';

/** Names of the staff's roles. */
export const staffRoleNames: Record<StaffRole, string> = {
  manager: 'Manager',
  'case-worker': 'Case worker',
  reviewer: 'Reviewer',
  finance: 'Finance',
  'read-only': 'Read only',
};

const roleHints: Record<StaffRole, string> = {
  manager: 'May do everything, also prices, staff and settings.',
  'case-worker': 'Works on cases, talks to clients, records what authorities say.',
  reviewer: 'Reviews papers and reads cases.',
  finance: 'Handles quotes, payments and the price list, and reads cases. Sees no identity papers.',
  'read-only': 'Reads cases and changes nothing. Sees no papers and no money.',
};

/** What the page of the staff says. */
export const staffMessages = {
  about: 'Who works here, what each may do, and how many clients each is in charge of.',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  roleHints,
  clients: 'Clients',
  since: 'Since',
  blocked: 'Blocked',
  you: 'You',
  appoint: 'Add to the staff',
  appointText: 'They get an email with the way in. The back office needs a second factor.',
  add: 'Add',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  ownClientsOnly: 'Own clients only',
  ownClientsHint: 'Lists, search, review and files show only the clients that they are in charge of.',
  roleWithOwnClients: (role: string) => `${role}, own clients`,
  saveRole: 'Save role',
  handOverTo: 'Hand clients over to',
  handOverHint: (count: number) => (count === 1 ? '1 client.' : `${count} clients.`),
  handOver: 'Hand over',
  nobody: 'Nobody yet',
  remove: 'Remove from the staff',
  removeText: (name: string) => `${name} loses access to the back office at once. The account stays.`,
  unread: 'The staff could not be loaded',
} as const;
