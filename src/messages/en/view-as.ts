import type { Access, Area } from '#domain/team/areas.ts';

const areas: Record<Area, string> = {
  company: 'Company details',
  formation: 'Steps of the formation',
  people: 'People and owners',
  papers: 'Documents of the company',
  'private-papers': 'Identity and money documents',
  deadlines: 'Deadlines',
  bank: 'Bank applications',
  quotes: 'Quotes',
  payments: 'Payments',
  messages: 'Messages with the agency',
  team: 'Who has access',
  log: 'Activity log',
};

const access: Record<Access, string> = {
  changes: 'Sees and changes',
  sees: 'Sees',
  own: 'Sees their own only',
  none: 'Closed',
};

/** What an admin sees of what somebody else would see. */
export const viewAsMessages = {
  title: 'View as',
  about:
    'What a person with this role sees of the company. It is decided by the same rules that open the pages.',
  role: 'Role',
  area: 'Part of the company',
  areas,
  access,
  accessHeading: 'Access',
} as const;
