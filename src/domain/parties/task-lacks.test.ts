import { expect, test } from 'vitest';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { fraction } from './fraction.ts';
import type { Office, OfficeHeld, OpenParty, Party } from './party.ts';
import { rulesOf } from './place-rules.ts';
import { lacksOf } from './task-lacks.ts';

const day: PlainDate = '2026-11-22';
const ofOwners = [{ of: 'each-owner' } as const];
const ofDirectors = [{ of: 'each-director' } as const];

const person = (id: string, more: object = {}): Party & OpenParty => ({
  id,
  kind: 'person',
  name: id,
  birthDate: '1990-05-05',
  nationality: 'JO',
  residence: 'AE',
  address: 'Amman',
  ...more,
});
const holding = (holder: string, amount: number, of: string | null = null) => ({
  position: 1,
  of,
  holder,
  shareClass: of === null ? 'ordinary' : null,
  nomineeFor: null,
  amount: fraction(amount),
  on: '2026-01-05' as PlainDate,
});
const held = (party: string, office: Office): OfficeHeld => ({
  id: `${party} ${office}`,
  party,
  office,
  from: '2026-01-05',
  until: null,
});
const classes = [{ id: 'ordinary', name: 'Ordinary', total: 100, nominalValue: '1', votesPerShare: 1 }];

function lacks(
  documents: Parameters<typeof lacksOf>[0],
  parties: (Party & OpenParty)[],
  entries: ReturnType<typeof holding>[] = [],
  offices: OfficeHeld[] = [],
) {
  return lacksOf(documents, { parties, entries, offices, classes }, rulesOf('ae-adgm'), day);
}

test('without parties the founder stands for all, and nothing lacks', () => {
  expect(lacks(ofOwners, [])).toEqual([]);
});

test('an owner’s empty fields are named, another’s are not', () => {
  const aya = person('aya', { birthDate: null, nationality: null });
  const found = lacks(
    ofOwners,
    [aya, person('omar'), person('guest', { address: '' })],
    [holding('aya', 40), holding('omar', 60)],
  );
  expect(found).toEqual([{ code: 'fields', party: 'aya', fields: ['birthDate', 'nationality'] }]);
});

test('shares that do not add up, nobody who holds any, and a missing layer are named', () => {
  expect(lacks(ofOwners, [person('aya')])).toEqual([{ code: 'owners' }]);
  expect(lacks(ofOwners, [person('aya')], [holding('aya', 40)])).toEqual([{ code: 'shares', of: null }]);
  const fund: Party & OpenParty = { ...person('fund'), kind: 'company', registrationNumber: '7' };
  expect(lacks(ofOwners, [fund], [holding('fund', 100)])).toEqual([{ code: 'chain', party: 'fund' }]);
});

test('a task about directors needs as many as the place asks for, and their fields', () => {
  expect(lacks(ofDirectors, [person('aya')])).toEqual([{ code: 'office', office: 'director', count: 1 }]);
  expect(lacks(ofDirectors, [person('aya', { address: '' })], [], [held('aya', 'director')])).toEqual([
    { code: 'fields', party: 'aya', fields: ['address'] },
  ]);
});

test('a task about the company alone lacks nothing of its people', () => {
  expect(lacks([{ of: 'company' }], [person('aya', { address: '' })])).toEqual([]);
});
