import { describe, expect, test } from 'vitest';
import { aPerson, refusal } from '../platform/testing/builders.ts';
import { dateOf, formationOfEachTest, stepOf, today } from './testing/formation-of-each-test.ts';

const { given, read, markDone, setDate, clearDate, aMember } = formationOfEachTest();

describe('a date of the company', () => {
  test('takes precedence over the date of a step once entered', async () => {
    await markDone('pre-approval', '2026-11-10');
    await markDone('signing', '2026-11-12');
    const answer = await setDate('incorporation', '2026-11-15');
    expect(answer.status).toBe(200);
    expect(dateOf(answer, 'incorporation')).toMatchObject({ on: '2026-11-15', origin: 'entered' });
    expect(stepOf(answer, 'signing')?.doneOn).toBe('2026-11-12');
    expect((await read()).body).toEqual(answer.body);
  });

  test('completes no step', async () => {
    expect((await setDate('incorporation', today)).body.formation.incorporated).toBe(false);
  });

  test('can be confirmed if it was assumed', async () => {
    await setDate('incorporation', '2026-10-01');
    const confirmed = await setDate('financial-year-end', '2026-12-31');
    expect(dateOf(confirmed, 'financial-year-end')).toMatchObject({ on: '2026-12-31', origin: 'entered' });
  });

  test.each([
    ['incorporation', '2026-11-23', ['on']],
    ['licence-issue', '1999-12-31', ['on']],
    ['financial-year-end', '2026-09-30', ['on']],
    ['financial-year-end', '2028-10-02', ['on']],
    ['financial-year-end', null, ['on']],
    ['visa-issue', 20261121, ['on']],
    ['birthday', '2026-11-20', ['date']],
  ])('%s cannot be %s', async (date, on, fields) => {
    await setDate('incorporation', '2026-10-01');
    expect(refusal(await setDate(date, on))).toEqual({ status: 422, code: 'invalid-input', fields });
  });

  test('can be cleared, which restores the date of the step', async () => {
    await markDone('pre-approval', '2026-11-10');
    await markDone('signing', '2026-11-10');
    await markDone('lease', '2026-11-10');
    await markDone('licence', '2026-11-12');
    await setDate('incorporation', '2026-11-15');
    await setDate('financial-year-end', '2027-03-31');
    const answer = await clearDate('incorporation');
    expect(answer.status).toBe(200);
    expect(dateOf(answer, 'incorporation')).toMatchObject({
      on: '2026-11-12',
      origin: 'step',
      recorded: null,
    });
    expect(dateOf(answer, 'financial-year-end')).toMatchObject({ on: '2027-03-31', origin: 'entered' });
    expect((await read()).body).toEqual(answer.body);
    expect(dateOf(await clearDate('financial-year-end'), 'financial-year-end')).toMatchObject({
      on: '2026-12-31',
      origin: 'assumed',
    });
    const again = await setDate('incorporation', '2026-11-16');
    expect(dateOf(again, 'incorporation')).toMatchObject({ on: '2026-11-16', origin: 'entered' });
  });

  test('is unknown after clearing if no step sets it', async () => {
    await setDate('licence-issue', '2026-11-15');
    expect(dateOf(await clearDate('licence-issue'), 'licence-issue')).toMatchObject({
      on: null,
      origin: null,
    });
  });

  test('can be cleared only if entered, and only once, also concurrently', async () => {
    const refused = { status: 409, code: 'date-not-entered' };
    expect(refusal(await clearDate('incorporation'))).toEqual(refused);
    await setDate('incorporation', today);
    const answers = await Promise.all([clearDate('incorporation'), clearDate('incorporation')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refusal(await clearDate('birthday'))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['date'],
    });
  });

  test('can be cleared by admins only', async () => {
    await setDate('incorporation', today);
    expect(refusal(await clearDate('incorporation', await aMember())).code).toBe('not-allowed');
    expect(refusal(await clearDate('incorporation', await aPerson(given.app))).code).toBe(
      'company-not-found',
    );
    expect(dateOf(await read(), 'incorporation')).toMatchObject({ origin: 'entered' });
  });

  test('can be entered by admins only', async () => {
    expect(refusal(await setDate('incorporation', today, await aMember())).code).toBe('not-allowed');
  });
});
