import { describe, expect, test } from 'vitest';
import { compare, fraction, fractionText } from './fraction.ts';
import type { Party } from './party.ts';
import { rulesOf } from './place-rules.ts';
import { randomCharts } from './random-cases.ts';
import { type CompanyRecord, registerOn, type registers } from './registers.ts';
import { entriesTowards, type HoldingEntry, holdingsOn } from './share-register.ts';

const person = (id: string): Party => ({
  id,
  kind: 'person',
  name: id,
  birthDate: null,
  nationality: null,
  residence: null,
});
const entry = (holder: string, amount: number, on: HoldingEntry['on']): HoldingEntry => ({
  holder,
  of: null,
  shareClass: 'ordinary',
  amount: fraction(amount),
  on,
  nomineeFor: null,
});
const record: CompanyRecord = {
  parties: ['omar', 'aya', 'lena'].map(person),
  classes: [{ id: 'ordinary', name: 'Ordinary', total: 100, nominalValue: '1', votesPerShare: 1 }],
  entries: [
    entry('omar', 60, '2026-01-10'),
    entry('aya', 40, '2026-01-10'),
    entry('aya', -40, '2026-06-01'),
    entry('lena', 40, '2026-06-01'),
  ],
  offices: [
    { id: '1', party: 'omar', office: 'manager', from: '2026-01-10', until: '2026-07-01' },
    { id: '2', party: 'lena', office: 'manager', from: '2026-07-01', until: null },
    { id: '3', party: 'aya', office: 'secretary', from: '2026-01-10', until: null },
  ],
};
const rules = rulesOf('ae-dubai');
const on = (register: (typeof registers)[number], day: HoldingEntry['on']) =>
  registerOn(register, record, rules, day).map(({ party, since }) => [party, since]);

describe('the registers', () => {
  test('of members can be read as of any day, from the day of the entry on', () => {
    expect(on('members', '2026-01-09')).toEqual([]);
    expect(on('members', '2026-05-31')).toEqual([
      ['omar', '2026-01-10'],
      ['aya', '2026-01-10'],
    ]);
    expect(on('members', '2026-06-01')).toEqual([
      ['omar', '2026-01-10'],
      ['lena', '2026-06-01'],
    ]);
  });

  test('of directors and secretaries: the last day of an office is no longer part of it', () => {
    expect(on('directors', '2026-06-30')).toEqual([['omar', '2026-01-10']]);
    expect(on('directors', '2026-07-01')).toEqual([['lena', '2026-07-01']]);
    expect(on('secretaries', '2026-07-01')).toEqual([['aya', '2026-01-10']]);
  });

  test('of ultimate owners follow the holdings of that day', () => {
    expect(on('owners', '2026-05-31').map(([party]) => party)).toEqual(['omar', 'aya']);
    expect(on('owners', '2026-06-01').map(([party]) => party)).toEqual(['omar', 'lena']);
  });

  test('somebody who left and came back is entered since their return', () => {
    const returned = {
      ...record,
      entries: [...record.entries, entry('aya', 5, '2026-09-01'), entry('omar', -5, '2026-09-01')],
    };
    expect(
      registerOn('members', returned, rules, '2026-09-02').find(({ party }) => party === 'aya')?.since,
    ).toBe('2026-09-01');
  });

  test('entries lead from any holdings to any others, exactly, and leave the days before as they were', () => {
    const charts = randomCharts(300);
    for (const [at, { holdings: before }] of charts.entries()) {
      const { holdings: after } = charts[(at + 1) % charts.length] ?? { holdings: [] };
      const first = entriesTowards([], before, '2026-01-01');
      const all = [...first, ...entriesTowards(before, after, '2026-02-01')];
      const plain = (
        list: readonly { holder: string; of: string | null; amount: Parameters<typeof fractionText>[0] }[],
      ) => list.map(({ holder, of, amount }) => `${holder} ${of} ${fractionText(amount)}`).sort();
      expect(plain(holdingsOn(all, '2026-01-31'))).toEqual(plain(before));
      expect(plain(holdingsOn(all, '2026-02-01'))).toEqual(plain(after));
      expect(holdingsOn(all, '2026-02-01').every(({ amount }) => compare(amount, fraction(0)) > 0)).toBe(
        true,
      );
    }
  });
});
