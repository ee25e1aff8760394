import { failureMessages } from '#messages/failures.ts';
import type { SignedInPerson } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { anonymousKey } from './support/server.ts';
import { expect, test } from './support/test.ts';

async function completeProfile(origin: string, { companyId, cookie }: SignedInPerson): Promise<void> {
  const answer = await fetch(`${origin}/functions/v1/companies/${companyId}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}` },
    body: JSON.stringify({
      industry: 'tech',
      shares: { total: 1000, parValue: '1' },
      incorporator: { countryOfResidency: 'DE' },
      mailingAddress: 'Jetty Road, Dubai',
    }),
  });
  expect(answer.status).toBe(200);
}

test('with a complete profile Agent and Accounting can be asked for, once each', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  await completeProfile(server.origin, person);
  for (const path of ['/agent', '/accounting']) {
    await openDashboard(page, path);
    const start = page.getByRole('button', { name: 'Get Started' });
    await start.click();
    await expect(page.getByText(/^Requested on .* by Lena Hartmann$/)).toBeVisible();
    await expect(start).toBeHidden();
    await openDashboard(page, path);
    await expect(page.getByText(/^Requested on .* by Lena Hartmann$/)).toBeVisible();
    await expect(start).toBeHidden();
  }
});

test('shows the request’s status and the operator’s answer, and allows a new request', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  await completeProfile(server.origin, person);
  const request = {
    id: '0b7f9c1e-9a52-4f0e-8a51-0d4a2a6f1c11',
    service: 'agent',
    state: 'in-progress',
    requestedAt: '2026-11-02T09:00:00.000Z',
    requestedBy: null as string | null,
    answer: '',
    changedAt: '2026-11-03T09:00:00.000Z',
  };
  await page.route('**/companies/*/requests', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { status: 'success', requests: [request] } })
      : route.continue(),
  );
  await openDashboard(page, '/agent');
  await expect(page.getByText('In progress', { exact: true })).toBeVisible();
  await expect(page.getByText('Requested on 2 November 2026 by a former colleague')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeHidden();

  request.state = 'done';
  request.answer = 'Your agent is Harbour Services.\nThe contract is in the mail.';
  await openDashboard(page, '/agent');
  await expect(page.getByText('The contract is in the mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Request again' }).click();
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();
});

test('requests that cannot be read can be read again', async ({ page, signIn, server, noise }) => {
  noise.expect(/status of 503/);
  const person = await signIn();
  await completeProfile(server.origin, person);
  let isDown = true;
  await page.route('**/companies/*/requests', (route) =>
    isDown
      ? route.fulfill({
          status: 503,
          json: { status: 'error', code: 'unavailable', message: 'The server’s own sentence.' },
        })
      : route.continue(),
  );
  await openDashboard(page, '/agent');
  await expect(page.getByRole('alert').filter({ hasText: failureMessages.unavailable })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeEnabled();
});
