import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CompanyAction, may } from './permissions.ts';

/** The permissions as a readable table; a new action needs a row here, too. */
const rules: Record<CompanyAction, 'every member' | 'admins alone'> = {
  'read-company': 'every member',
  'list-members': 'every member',
  'leave-company': 'every member',
  'change-company': 'admins alone',
  'change-logo': 'admins alone',
  'change-formation': 'admins alone',
  'invite-member': 'admins alone',
  'withdraw-invitation': 'admins alone',
  'change-role': 'admins alone',
  'deactivate-member': 'admins alone',
  'reactivate-member': 'admins alone',
  'remove-member': 'admins alone',
  'read-audit-log': 'admins alone',
  'export-audit-log': 'admins alone',
  'request-service': 'admins alone',
  'read-billing': 'admins alone',
  'manage-billing': 'admins alone',
};

describe('the permissions in a company', () => {
  test.each(Object.entries(rules))('%s: %s', (action, who) => {
    expect(may('admin', action as CompanyAction)).toBe(true);
    expect(may('member', action as CompanyAction)).toBe(who === 'every member');
  });

  test('match the decision note', () => {
    const note = readFileSync('docs/decisions/024-team-roles-and-audit.md', 'utf8');
    const lines = [...note.matchAll(/^\| ([a-z-]+) \| yes \|( yes)? \|$/gm)];
    const said = lines.map(([, action, member]) => [action, member ? 'every member' : 'admins alone']);
    expect(said).toEqual(Object.entries(rules));
  });
});
