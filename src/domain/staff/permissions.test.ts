import { expect, test } from 'vitest';
import { mayAsStaff, staffRights } from './permissions.ts';

const lacking = (role: Parameters<typeof mayAsStaff>[0]) =>
  staffRights.filter((right) => !mayAsStaff(role, right));

test('a manager may do everything', () => {
  expect(lacking('manager')).toEqual([]);
});

test('a case worker does not run the agency, nor take identity papers out or read sensitive answers', () => {
  expect(lacking('case-worker')).toEqual([
    'assign-cases',
    'export-identity-papers',
    'read-sensitive-answers',
    'import-clients',
    'export-clients',
    'manage-accounts',
    'manage-money',
    'manage-price-list',
    'read-kept-records',
    'read-reports',
    'manage-staff',
    'confirm-prices',
    'set-installation',
    'read-log',
    'read-outbox',
  ]);
});

test('finance reads cases and handles money, and works on no case', () => {
  const allowed = staffRights.filter((right) => mayAsStaff('finance', right));
  expect(allowed).toEqual([
    'use-back-office',
    'read-cases',
    'hand-in-papers',
    'write-notes',
    'read-people',
    'read-money',
    'manage-money',
    'manage-price-list',
    'read-kept-records',
    'read-reports',
    'read-staff',
  ]);
});

test('who reads only sees cases and the staff, without papers, money or the list of people', () => {
  const allowed = staffRights.filter((right) => mayAsStaff('read-only', right));
  expect(allowed).toEqual(['use-back-office', 'read-cases', 'read-staff']);
});

test('a reviewer reads, claims, reviews papers and writes notes, and no more', () => {
  const allowed = staffRights.filter((right) => mayAsStaff('reviewer', right));
  expect(allowed).toEqual([
    'use-back-office',
    'read-cases',
    'claim-cases',
    'write-notes',
    'review-papers',
    'read-identity-papers',
    'read-sensitive-answers',
    'read-people',
    'read-staff',
  ]);
});
