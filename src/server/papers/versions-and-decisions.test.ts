import { afterAll, describe, expect, test } from 'vitest';
import { aCompany, aPerson, refusal } from '../platform/testing/builders.ts';
import { startVault } from './testing/vault.ts';

const { app, founder, companyId, listed, checked, aPaper, inTheRole, pathOf, fetchAs, stored, close } =
  await startVault();
afterAll(close);

describe('versions and requirements', () => {
  test('one passport serves every task that asks for it, and a second one is its next version', async () => {
    const own = await aPerson(app);
    const { id } = await aCompany(own);
    const { requirements } = await listed(own, id);
    const passports = requirements.filter(({ kind }) => kind === 'passport');
    expect(passports).toHaveLength(1);
    expect(new Set(passports[0]?.asks.map(({ task }) => task)).size).toBeGreaterThan(2);
    expect(passports[0]).toMatchObject({
      party: own.id,
      isConditional: false,
      isLater: false,
      validMonths: 6,
    });
    // Its step opens after the licence.
    expect(requirements.find(({ kind }) => kind === 'health-insurance')).toMatchObject({ isLater: true });
    expect(requirements.find(({ kind }) => kind === 'visa')).toMatchObject({ isConditional: true });

    const first = await aPaper(founder, { kind: 'lease' });
    const second = await aPaper(founder, { kind: 'lease' });
    expect(second.id).toBe(first.id);
    expect(second.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'received'],
      [1, 'replaced'],
    ]);
    expect((await fetchAs(founder, pathOf(first, '/pages/1/320'))).status).toBe(200);
    const lease = (await listed()).requirements.find(({ kind }) => kind === 'lease');
    expect(lease?.papers).toEqual([first.id]);
  });

  test('a day of expiry is confirmed by the person, and the paper expires with it', async () => {
    const licence = await aPaper(founder, { kind: 'licence' });
    const set = (expiresOn: string | null) =>
      founder.call('PUT', pathOf(licence, '/expiry'), { body: { expiresOn } });
    expect((await set('2999-05-01')).body.paper.versions[0]).toMatchObject({
      state: 'received',
      expiresOn: '2999-05-01',
      isExpiryConfirmed: true,
    });
    expect((await set('2020-05-01')).body.paper.versions[0].state).toBe('expired');
    expect((await set(null)).body.paper.versions[0]).toMatchObject({ state: 'received', expiresOn: null });
    expect(refusal(await set('2020-13-01'))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['expiresOn'],
    });
  });
});

describe('decisions', () => {
  const agency = (isOn: boolean) =>
    isOn
      ? app.query("insert into installation (name, value) values ('agency', 'on') on conflict do nothing")
      : app.query("delete from installation where name = 'agency'");
  afterAll(() => agency(false));

  test('without an agency the admin decides, once, about what was seen', async () => {
    const paper = await aPaper(founder, { kind: 'evidence' });
    const decide = (body: object, person = founder) =>
      person.call('POST', pathOf(paper, '/decision'), {
        body: { seenState: 'received', points: [], ...body },
      });
    expect(refusal(await decide({ decision: 'return' }))).toEqual({ status: 422, code: 'points-missing' });
    expect((await decide({ decision: 'accept' }, await inTheRole('member'))).status).toBe(403);
    const both = await Promise.all([
      decide({ decision: 'accept' }),
      decide({ decision: 'return', points: [{ page: 1, text: 'The seal is missing.' }] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [first] = (await checked(paper.id)).versions;
    expect(['accepted', 'returned']).toContain(first?.state);
  });

  test('where an agency reviews, the founder does not decide, and hands in only what is whole', async () => {
    const own = await aPerson(app);
    const { id } = await aCompany(own);
    await agency(true);
    const evidence = await aPaper(founder, { kind: 'evidence' });
    const body = { decision: 'accept', seenState: 'received', points: [] };
    expect(refusal(await founder.call('POST', pathOf(evidence, '/decision'), { body }))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    const { body: cases } = await own.call('GET', `/companies/${id}/cases`);
    const task = cases.cases[0].tasks.find(({ missing }: { missing: object[] }) => missing.length > 0);
    expect(task.missing).toContainEqual({
      kind: 'paper',
      id: `passport ${own.id}`,
      label: 'Passport, Ana Example',
    });
    const handIn = await own.call('POST', `/companies/${id}/cases/formation/tasks/${task.id}/actions`, {
      body: { action: 'submit', on: new Date().toISOString().slice(0, 10) },
    });
    expect(refusal(handIn)).toEqual({ status: 409, code: 'task-incomplete' });
  });

  test('an accepted paper that a law keeps stays when somebody asks to delete it, and says why', async () => {
    await agency(false);
    const kept = await aPaper(founder, { kind: 'consent-to-act', party: founder.id });
    await founder.call('POST', pathOf(kept, '/decision'), {
      body: { decision: 'accept', seenState: 'received', points: [] },
    });
    await agency(true);
    const files = (await stored('papers')).length;
    const answer = await founder.call('DELETE', `/companies/${companyId}/papers/${kept.id}`);
    expect(answer.body.kept).toEqual({ rule: 'ae-cabinet-decision', until: null });
    expect((await checked(kept.id)).deletionAskedAt).not.toBeNull();
    expect(await stored('papers')).toHaveLength(files);

    // Rules about knowing clients keep no degree, though it was accepted.
    await agency(false);
    const degree = await aPaper(founder, { kind: 'degree', party: founder.id });
    await founder.call('POST', pathOf(degree, '/decision'), {
      body: { decision: 'accept', seenState: 'received', points: [] },
    });
    await agency(true);
    const dropped = await founder.call('DELETE', `/companies/${companyId}/papers/${degree.id}`);
    expect(dropped.body.kept).toBeNull();
    expect(await stored('papers')).toHaveLength(files);

    const loose = await aPaper(founder, { kind: 'power-of-attorney', party: founder.id });
    const gone = await founder.call('DELETE', `/companies/${companyId}/papers/${loose.id}`);
    expect(gone.body.kept).toBeNull();
    expect((await listed()).papers.map(({ id }) => id)).not.toContain(loose.id);
    expect(await stored('papers')).toHaveLength(files);
  });
});
