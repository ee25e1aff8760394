import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aPerson, aVisitor, refusal, type TestPerson } from '../../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

/** What holds for billing, whichever service people pay by, and where there is none. */
export function billingSuite(
  name: string,
  { isOn, settings }: { isOn: boolean; settings: () => Promise<Record<string, string>> },
): void {
  describe(name, () => {
    let app: TestApp;
    let admin: TestPerson;
    let member: TestPerson;
    let stranger: TestPerson;
    let path: string;

    beforeAll(async () => {
      app = await startTestApp({ settings: await settings() });
      [admin, member, stranger] = await Promise.all([aPerson(app), aPerson(app), aPerson(app)]);
      const company = await aCompany(admin);
      await app.query(
        "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
        [company.id, member.id],
      );
      path = `/companies/${company.id}`;
    });
    afterAll(() => app.close());

    const calls = () =>
      [
        ['GET', `${path}/billing`],
        ['GET', `${path}/invoices`],
        ['POST', `${path}/billing/sessions`, { body: { to: 'manage' } }],
        ['POST', `${path}/billing/sessions`, { body: { to: 'subscribe' } }],
      ] as const;

    test('the signed out, strangers and members see nothing of it, and open nothing', async () => {
      for (const [method, at, request] of calls()) {
        expect(refusal(await aVisitor(app)(method, at, request)).code).toBe('sign-in-required');
        expect(refusal(await stranger.call(method, at, request)).code).toBe('company-not-found');
        expect(refusal(await member.call(method, at, request)).code).toBe('not-allowed');
      }
      expect((await app.query('select from billing_customers')).rowCount).toBe(0);
      expect((await app.query("select from audit_entries where action = 'billing-opened'")).rowCount).toBe(0);
    });

    test('an admin reads how it stands, whether or not anything was ever paid', async () => {
      const { status, body } = await admin.call('GET', `${path}/billing`);
      expect([status, body.billing]).toEqual([200, { isOn, maySubscribe: false, subscriptions: [] }]);
    });

    test('what nobody signed is no event', async () => {
      for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }, { 'stripe-signature': 'nonsense' }]) {
        const answer = await app.fetch('/functions/v1/billing/events', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{"id":"evt_1","type":"customer.subscription.deleted"}',
        });
        const { code } = (await answer.json()) as { code: string };
        expect(code).toBe(isOn ? 'signature-refused' : 'billing-off');
      }
      expect((await app.query('select from payment_events')).rowCount).toBe(0);
    });

    test('the self-check says what it found, and the start log what is in use', async () => {
      const { ok, sentence } = await app.services.billing.check();
      expect(ok).toBe(true);
      expect(sentence).toMatch(/\.$/);
      expect(app.services.describe().find((line) => line.startsWith('billing'))).toContain(
        app.services.billing.description,
      );
    });

    test('no key reaches the browser', async () => {
      for (const page of ['/app/', '/app/web-settings.json', '/functions/v1/openapi.json']) {
        expect(await (await app.fetch(page)).text()).not.toMatch(/sk_test_|whsec_of/);
      }
    });
  });
}
