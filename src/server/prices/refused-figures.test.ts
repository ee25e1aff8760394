import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { NewFigure } from '#contract/prices.ts';
import { addDays, addMonths } from '#domain/values/plain-date.ts';
import { refusal } from '../platform/testing/builders.ts';
import { figure, published, startPriceDesk, today, unpublished } from './testing/price-desk.ts';

const { olga, read, draft, confirm, withdraw, clear, close } = await startPriceDesk();
afterEach(clear);
afterAll(close);

describe('a figure is refused', () => {
  const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
  test.each<[string, Partial<NewFigure>, string, RegExp]>([
    ['of nothing', { low: 0 }, 'low', /above zero/],
    ['below nothing', { low: -5 }, 'low', /above zero/],
    ['of half a fils', { low: 100.5 }, 'low', /two decimals at most/],
    ['beyond all measure', { high: 9_000_000_000 }, 'high', /zero too many/],
    ['upside down', { low: 900_000, high: 800_000 }, 'high', /Swap the two/],
    ['in another currency', { currency: 'USD' }, 'currency', /paid in AED/],
    ['without a source', { sourceTitle: ' ' }, 'sourceTitle', /required/],
    ['from no address', { sourceUrl: 'the telephone' }, 'sourceUrl', /like https:/],
    ['from an address without encryption', { sourceUrl: 'http://jafza.ae/x' }, 'sourceUrl', /like https:/],
    ['from a script', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl', /like https:/],
    ['holding from yesterday', { from: addDays(today, -1) }, 'from', /or a later day/],
    ['read tomorrow', { seenOn: tomorrow }, 'seenOn', /or an earlier day/],
    ['read on no day', { seenOn: '2026-02-30' }, 'seenOn', /choose a day/],
    ['read too long ago', { seenOn: addMonths(today, -20) }, 'seenOn', /Read the source again/],
  ])('%s', async (_, changes, field, message) => {
    const answer = await confirm(unpublished, changes);
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [field] });
    expect(answer.body.fields[field]).toMatch(message);
    expect((await read(unpublished)).line.figure).toBeNull();
  });

  test('that was read before the one it replaces', async () => {
    await confirm(unpublished);
    const answer = await confirm(unpublished, { seenOn: addMonths(today, -1) });
    expect(answer.body.fields.seenOn).toMatch(/The figure that holds now was read later/);
    // A published figure counts from the first day of its month.
    const earlier = await confirm(published, { seenOn: '2026-10-31' });
    expect(earlier.body.fields.seenOn).toContain('1 November 2026');
  });

  test('without an upper limit for a deposit', async () => {
    const answer = await confirm('ae-jafza/rent-deposit', { high: null });
    expect(answer.body.fields).toEqual({ high: expect.stringMatching(/needs an upper limit/) });
  });

  test('for a line that is not there', async () => {
    for (const line of ['ae-jafza/nothing', 'ae-atlantis/licence', '__proto__/constructor']) {
      const answer = await draft(line, {}, { version: 0 });
      expect(refusal(answer)).toEqual({ status: 404, code: 'price-line-not-found' });
    }
  });

  test('if it does not say what it replaces', async () => {
    const answer = await olga.call('POST', `/operator/prices/${unpublished}`, { body: figure });
    expect(refusal(answer)).toEqual({ status: 428, code: 'if-match-required' });
  });

  test('to withdraw where there is none', async () => {
    expect(refusal(await withdraw(unpublished))).toEqual({ status: 409, code: 'price-not-confirmed' });
    await confirm(unpublished);
    expect(refusal(await withdraw(unpublished, ' '))).toMatchObject({ fields: ['reason'] });
  });
});
