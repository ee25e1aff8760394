import { describe, expect, test } from 'vitest';
import { type EnvelopeEventKind, foldEnvelope, nextReminder, type SigningOrder } from './envelope.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-10T10:00:00Z');

const folded = (order: SigningOrder, happened: [EnvelopeEventKind, string | null][], at = now) =>
  foldEnvelope(
    { order, expiresAt: later, signers: ['one', 'two', 'three'] },
    happened.map(([kind, signer]) => ({ kind, signer, at: now })),
    at,
  );

describe('an envelope', () => {
  test('asks one after another, or all at once', () => {
    expect(folded('ordered', []).turn).toEqual(['one']);
    expect(folded('ordered', [['signed', 'one']]).turn).toEqual(['two']);
    expect(folded('parallel', [['signed', 'two']]).turn).toEqual(['one', 'three']);
    expect(folded('ordered', []).signers.get('two')?.state).toBe('waiting');
  });

  test.each<[EnvelopeEventKind, string]>([
    ['declined', 'declined'],
    ['voided', 'void'],
    ['cancelled', 'cancelled'],
    ['completed', 'completed'],
  ])('ends when it is %s, also after signatures', (kind, state) => {
    const ended = folded('ordered', [
      ['signed', 'one'],
      [kind, 'two'],
    ]);
    expect(ended).toMatchObject({ state, turn: [] });
    expect(ended.signers.get('one')?.state).toBe('signed');
  });

  test('goes on with somebody in the place of who declined', () => {
    const signers = ['one', 'two', 'two again'];
    const fold = (...happened: [EnvelopeEventKind, string][]) =>
      foldEnvelope(
        { order: 'ordered', expiresAt: later, signers },
        happened.map(([kind, signer]) => ({ kind, signer, at: now })),
        now,
      );
    const goesOn = fold(['signed', 'one'], ['declined', 'two'], ['replaced', 'two']);
    expect(goesOn).toMatchObject({ state: 'open', turn: ['two again'] });
    expect(goesOn.signers.get('two')?.state).toBe('replaced');
    expect(fold(['declined', 'two'], ['replaced', 'two'], ['declined', 'two again']).state).toBe('declined');
  });

  test('reminds a signer once a day, and ten times at most', () => {
    const reminded = (times: number) =>
      Array.from({ length: times }, () => ({ kind: 'reminded' as const, signer: 'one', at: now }));
    const next = (signer: string, times: number) =>
      nextReminder(signer, { sentAt: now, events: reminded(times) });
    expect(next('two', 3)).toEqual({ last: null, from: now });
    expect(next('one', 1)).toEqual({ last: now, from: new Date('2026-03-02T10:00:00Z') });
    expect(next('one', 10)).toEqual({ last: now, from: null });
  });

  test('expires', () => {
    expect(folded('parallel', [], later)).toMatchObject({ state: 'expired', turn: [] });
  });
});
