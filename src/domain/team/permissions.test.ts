import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CompanyAction, may, roles } from './permissions.ts';

const everybody = 'admin, finance, member, adviser, signatory, shareholder';
const readers = 'admin, finance, member, adviser, signatory';
const insiders = 'admin, finance, member, adviser';

/** The permissions as a readable table; a new action needs a row here, too. */
const rules: Record<CompanyAction, string> = {
  'read-company': readers,
  'list-members': insiders,
  'leave-company': everybody,
  'read-parties': insiders,
  'read-party-details': 'admin, adviser',
  'change-parties': 'admin',
  'fill-own-part': everybody,
  'change-company': 'admin',
  'change-logo': 'admin',
  'change-formation': 'admin',
  'change-deadlines': 'admin',
  'read-papers': everybody,
  'add-paper': everybody,
  'read-company-papers': insiders,
  'manage-papers': 'admin',
  'read-banking': 'admin, finance, adviser',
  'change-banking': 'admin, finance',
  'invite-member': 'admin',
  'withdraw-invitation': 'admin',
  'change-role': 'admin',
  'deactivate-member': 'admin',
  'reactivate-member': 'admin',
  'remove-member': 'admin',
  'read-audit-log': 'admin',
  'export-audit-log': 'admin',
  'take-everything': 'admin',
  'request-service': 'admin',
  'read-thread': insiders,
  'write-in-thread': 'admin, finance, member',
  'read-quotes': 'admin, finance, adviser',
  'decide-quotes': 'admin',
  'read-payments': 'admin, finance',
  'make-payments': 'admin, finance',
  'read-billing': 'admin, finance',
  'manage-billing': 'admin, finance',
};

describe('the permissions in a company', () => {
  test.each(Object.entries(rules))('%s: %s', (action, who) => {
    expect(roles.filter((role) => may(role, action as CompanyAction)).join(', ')).toBe(who);
  });

  test('match the decision note', () => {
    const note = readFileSync('docs/decisions/024-team-roles-and-audit.md', 'utf8');
    const lines = [...note.matchAll(/^\| ([a-z-]+) \| ([a-z, ]+) \|$/gm)].slice(1);
    expect(lines.map(([, action, who]) => [action, who])).toEqual(Object.entries(rules));
  });
});
