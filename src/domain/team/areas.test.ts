import { expect, test } from 'vitest';
import { type Access, accessOf, areas } from './areas.ts';
import type { Role } from './permissions.ts';

const areasWith = (role: Role, access: Access) => areas.filter((area) => accessOf(role, area) === access);

test('a shareholder sees what is their own, and nothing else', () => {
  expect(areasWith('shareholder', 'own')).toEqual(['people', 'papers', 'private-papers']);
  expect(areasWith('shareholder', 'none')).toHaveLength(areas.length - 3);
});

test('nobody but its person opens a private paper, not even an admin', () => {
  for (const role of ['admin', 'finance', 'member', 'adviser', 'signatory'] as const) {
    expect([role, accessOf(role, 'private-papers')]).toEqual([role, 'own']);
  }
});

test('an adviser reads and changes nothing', () => {
  expect(areasWith('adviser', 'changes')).toEqual([]);
  expect(areasWith('adviser', 'sees')).toContain('people');
});
