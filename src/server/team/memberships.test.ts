import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { aTeam, join, tokenSentTo, verified } from './testing/invite.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());

/** A company with an admin and another person. */
async function aTeamOfTwo(role: 'admin' | 'member' = 'member') {
  const team = await aTeam(app);
  const other = await verified(app, await aPerson(app, { fullName: 'Omar Said' }));
  const memberPath = `${team.path}/members/${await join(app, team, other, role)}`;
  return { ...team, other, memberPath };
}

async function ownMembership({ admin, path }: { admin: TestPerson; path: string }): Promise<string> {
  const { body } = await admin.call('GET', `${path}/members`);
  const own = body.members.find(({ userId }: { userId: string }) => userId === admin.id);
  return `${path}/members/${own.id}`;
}

async function activeAdmins(companyId: string): Promise<number> {
  const { rows } = await app.query(
    "select count(*)::int from members where company_id = $1 and role = 'admin' and status = 'active'",
    [companyId],
  );
  return rows[0].count;
}

async function logOf(companyId: string): Promise<unknown[]> {
  const { rows } = await app.query(
    'select action, subject, details from audit_entries where company_id = $1 order by at, id',
    [companyId],
  );
  return rows;
}

describe('a role', () => {
  test('is changed by an admin, takes effect at once and is logged', async () => {
    const { admin, company, other, path, memberPath } = await aTeamOfTwo();
    const rename = () => other.call('PATCH', path, { body: { website: 'https://example.com', version: 1 } });
    expect(refusal(await rename()).code).toBe('not-allowed');

    const { status, body } = await admin.call('PUT', `${memberPath}/role`, { body: { role: 'admin' } });

    expect([status, body.member.role]).toEqual([200, 'admin']);
    expect((await rename()).status).toBe(200);
    expect(await logOf(company.id)).toContainEqual({
      action: 'role-changed',
      subject: 'Omar Said',
      details: { email: other.email, from: 'member', to: 'admin' },
    });
  });

  test('that does not change is not logged again', async () => {
    const { admin, company, memberPath } = await aTeamOfTwo();
    const before = await logOf(company.id);
    expect((await admin.call('PUT', `${memberPath}/role`, { body: { role: 'member' } })).status).toBe(200);
    expect(await logOf(company.id)).toEqual(before);
  });
});

describe('access', () => {
  test('is deactivated and reactivated with immediate effect', async () => {
    const { admin, company, other, memberPath, path } = await aTeamOfTwo();
    const feed = await other.call('POST', `${path}/calendar/feed`);
    const feedPath = new URL(feed.body.address).pathname;
    expect((await app.fetch(feedPath)).status).toBe(200);

    expect((await admin.call('POST', `${memberPath}/deactivate`)).body.member.status).toBe('inactive');

    expect(refusal(await other.call('GET', path)).code).toBe('company-not-found');
    expect((await other.call('GET', '/companies')).body.companies).toEqual([]);
    expect((await app.fetch(feedPath)).status).toBe(404);
    const { readOwnPlan } = await import('../assistant/own-plan.ts');
    expect(await readOwnPlan(app.services, other.id)).toEqual([]);

    expect((await admin.call('POST', `${memberPath}/reactivate`)).body.member.status).toBe('active');
    expect((await other.call('GET', path)).status).toBe(200);
    expect((await logOf(company.id)).slice(-2)).toMatchObject([
      { action: 'member-deactivated' },
      { action: 'member-reactivated' },
    ]);
  });

  test('ends with removal; the line stays, and an invitation restores it', async () => {
    const team = await aTeamOfTwo('admin');
    const { admin, other, path, memberPath } = team;
    const feed = await other.call('POST', `${path}/calendar/feed`);

    expect((await admin.call('DELETE', memberPath)).body.member.status).toBe('deleted');

    expect(refusal(await other.call('GET', path)).code).toBe('company-not-found');
    const list = async () => (await admin.call('GET', `${path}/members`)).body.members;
    expect(await list()).toMatchObject([{ status: 'active' }, { status: 'deleted', email: other.email }]);
    for (const [method, action] of [
      ['POST', '/deactivate'],
      ['POST', '/reactivate'],
      ['PUT', '/role'],
    ] as const) {
      const answer = await admin.call(method, memberPath + action, { body: { role: 'admin' } });
      expect(refusal(answer).code).toBe('member-not-found');
    }

    await admin.call('POST', `${path}/invitations`, { body: { name: 'Omar', email: other.email } });
    expect(await list()).toMatchObject([{ status: 'active' }, { status: 'invited' }]);
    const token = await tokenSentTo(app, other.email);
    expect((await other.call('POST', '/invitations/accept', { body: { token } })).status).toBe(200);
    expect(await list()).toMatchObject([{ status: 'active' }, { status: 'active', role: 'member' }]);
    // Roles from before do not return.
    expect((await app.fetch(new URL(feed.body.address).pathname)).status).toBe(404);
  });

  test('that was deactivated does not return by an invitation to another address', async () => {
    const { admin, other, memberPath, path } = await aTeamOfTwo();
    const body = { name: 'Omar', email: `new-${other.email}` };
    await admin.call('POST', `${path}/invitations`, { body });
    await admin.call('POST', `${memberPath}/deactivate`);
    await app.query('update users set email = $2 where id = $1', [other.id, body.email]);
    const token = await tokenSentTo(app, body.email);
    const answer = await other.call('POST', '/invitations/accept', { body: { token } });
    expect(refusal(answer)).toEqual({ status: 409, code: 'membership-inactive' });
    expect((await other.call('GET', path)).status).toBe(404);
  });

  test('ends by leaving, and cannot be removed by oneself', async () => {
    const { admin, company, other, path, memberPath } = await aTeamOfTwo('admin');
    for (const [method, at] of [
      ['DELETE', memberPath],
      ['POST', `${memberPath}/deactivate`],
    ] as const) {
      expect(refusal(await other.call(method, at))).toEqual({ status: 409, code: 'own-membership' });
    }
    expect((await other.call('POST', `${path}/leave`)).status).toBe(200);
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await logOf(company.id)).at(-1)).toMatchObject({ action: 'member-left', subject: 'Omar Said' });
    expect((await admin.call('GET', path)).status).toBe(200);
  });

  test("of another company's people cannot be changed", async () => {
    const { memberPath } = await aTeamOfTwo();
    const stranger = await aTeam(app);
    const id = memberPath.split('/').at(-1);
    const answer = await stranger.admin.call('DELETE', `${stranger.path}/members/${id}`);
    expect(refusal(answer)).toEqual({ status: 404, code: 'member-not-found' });
  });
});

describe('the last admin', () => {
  test('cannot become a member or leave', async () => {
    const team = await aTeamOfTwo();
    const own = await ownMembership(team);
    const leaving = await team.admin.call('POST', `${team.path}/leave`);
    expect(refusal(leaving)).toEqual({ status: 409, code: 'last-admin' });
    const demoting = await team.admin.call('PUT', `${own}/role`, { body: { role: 'member' } });
    expect(refusal(demoting)).toEqual({ status: 409, code: 'last-admin' });
  });

  test('includes an admin whose only colleague is inactive or has closed their account', async () => {
    const team = await aTeamOfTwo('admin');
    const leave = () => team.admin.call('POST', `${team.path}/leave`);
    await team.admin.call('POST', `${team.memberPath}/deactivate`);
    expect(refusal(await leave()).code).toBe('last-admin');
    await team.admin.call('POST', `${team.memberPath}/reactivate`);
    await app.query('update users set removed_after = now() where id = $1', [team.other.id]);
    expect(refusal(await leave()).code).toBe('last-admin');
  });

  test('stays, even if two admins act on each other at once', async () => {
    const role = { body: { role: 'member' } };
    type Both = (team: Awaited<ReturnType<typeof aTeamOfTwo>>, own: string) => Promise<{ status: number }>[];
    const rounds: Both[] = [
      ({ admin, other, memberPath }, own) => [
        admin.call('PUT', `${memberPath}/role`, role),
        other.call('PUT', `${own}/role`, role),
      ],
      ({ admin, other, path }) => [admin.call('POST', `${path}/leave`), other.call('POST', `${path}/leave`)],
      ({ admin, other, memberPath }, own) => [admin.call('DELETE', memberPath), other.call('DELETE', own)],
      ({ admin, other, memberPath, path }) => [
        admin.call('POST', `${memberPath}/deactivate`),
        other.call('POST', `${path}/leave`),
      ],
    ];
    for (const both of [...rounds, ...rounds, ...rounds]) {
      const team = await aTeamOfTwo('admin');
      const answers = await Promise.all(both(team, await ownMembership(team)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await activeAdmins(team.company.id)).toBe(1);
    }
  });

  test('is not the only check: a person removed meanwhile cannot remove others', async () => {
    const team = await aTeamOfTwo('admin');
    const third = await verified(app, await aPerson(app));
    await join(app, team, third, 'admin');
    const own = await ownMembership(team);
    const answers = await Promise.all([
      team.admin.call('DELETE', team.memberPath),
      team.other.call('DELETE', own),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await activeAdmins(team.company.id)).toBe(2);
  });
});
