import { describe, expect, it } from 'vitest';
import type { ReadFields } from '#domain/papers/inspection.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { isHeldByOther } from './claim.ts';
import { compareFields } from './compare-fields.ts';
import { acceptanceBy, asksForIdentity, canUndo, type Decision, type DecisionKind } from './decision.ts';
import { usualReasonsFor } from './return-reason.ts';

const now = new Date('2026-11-22T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const decision = (kind: DecisionKind, by: string, minutes = 1): Decision => ({
  kind,
  by,
  at: minutesAgo(minutes),
});

describe('a claim', () => {
  it('holds others off until it expires', () => {
    const claim = { by: 'sara', until: new Date(now.getTime() + 1) };
    expect(isHeldByOther(claim, 'omar', now)).toBe(true);
    expect(isHeldByOther(claim, 'sara', now)).toBe(false);
    expect(isHeldByOther({ ...claim, until: now }, 'omar', now)).toBe(false);
    expect(isHeldByOther(undefined, 'omar', now)).toBe(false);
  });
});

describe('four eyes', () => {
  it('ask two different reviewers for identity papers, and one for others', () => {
    expect([asksForIdentity(['lease', 'passport']), asksForIdentity(['lease'])]).toEqual([true, false]);
    expect(acceptanceBy('sara', [], false)).toBe('accepted');
    expect(acceptanceBy('sara', [], true)).toBe('accepted-first');
    expect(acceptanceBy('sara', [decision('accepted-first', 'sara')], true)).toBeUndefined();
    expect(acceptanceBy('omar', [decision('accepted-first', 'sara')], true)).toBe('accepted');
  });

  it('begin again once the first acceptance is undone', () => {
    const undone = [decision('accepted-first', 'sara'), decision('undone', 'sara')];
    expect(acceptanceBy('sara', undone, true)).toBe('accepted-first');
  });
});

describe('undoing', () => {
  it('is for one’s own last acceptance, for ten minutes', () => {
    expect(canUndo([decision('accepted', 'sara', 9)], 'sara', now)).toBe(true);
    expect(canUndo([decision('accepted', 'sara', 11)], 'sara', now)).toBe(false);
    expect(canUndo([decision('accepted', 'omar')], 'sara', now)).toBe(false);
    expect(canUndo([decision('returned', 'sara')], 'sara', now)).toBe(false);
    expect(canUndo([decision('accepted', 'sara', 2), decision('undone', 'sara', 1)], 'sara', now)).toBe(
      false,
    );
  });
});

const sure = <Value>(value: Value) => ({ value, confidence: 0.99 });
const passport: ReadFields = {
  zone: 'TD3',
  documentNumber: sure('C01X00T47'),
  surname: sure('MUELLER'),
  givenNames: sure('ANNA MARIA'),
  nationality: sure('DE'),
  issuer: sure('DE'),
  birth: sure(plainDate('1990-05-04')),
  expiry: sure(plainDate('2031-02-01')),
  sex: sure('female'),
};

describe('typed beside read', () => {
  const typed = { name: 'Anna Müller', birth: plainDate('1990-04-05'), nationality: 'DE', expiry: null };

  it('marks what differs, and takes other spellings of a name as the same', () => {
    const verdicts = Object.fromEntries(
      compareFields(typed, passport).map((each) => [each.field, each.verdict]),
    );
    expect(verdicts).toEqual({
      name: 'same',
      birth: 'different',
      nationality: 'same',
      'document-number': 'only-read',
      expiry: 'only-read',
      issuer: 'only-read',
    });
  });

  it('shows what was typed where the machine read nothing', () => {
    expect(compareFields(typed, null).map(({ field, verdict }) => [field, verdict])).toEqual([
      ['name', 'only-typed'],
      ['birth', 'only-typed'],
      ['nationality', 'only-typed'],
    ]);
  });
});

it('reasons are offered where they can be the case', () => {
  expect(usualReasonsFor('passport')).toContain('expired');
  expect(usualReasonsFor('business-plan')).not.toContain('expired');
  expect(usualReasonsFor('portrait-photo')).toContain('blurred');
});
