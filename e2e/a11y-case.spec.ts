import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectReflow, phone } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { companyApi } from './support/company-api.ts';
import { openDashboard } from './support/dashboard.ts';
import { appoint } from './support/operators.ts';
import { expect, moveTo, open, test } from './support/test.ts';

/** Pages of a case, and what stands there once they have loaded. */
const founderPages = {
  '/papers': 'What is accepted, and why',
  '/name': 'What will the company do?',
  '/quote': 'No quote yet',
  '/payments': 'Nothing to pay yet',
  '/invoices': 'No invoice yet',
  '/messages': 'No messages yet',
  '/notifications': 'Nothing new',
  '/changes': 'No changes yet',
  '/moving': 'Nothing is recorded yet.',
} as const;

const staffPages = {
  '/calendar': 'Company or duty',
  '/new-client': 'Company name',
  '/import': 'Choose a CSV file',
  '/report': 'Waiting now',
  '/staff': 'Manager',
  '/quotes': 'Number or client',
  '/money': 'From the bank',
  '/notifications': 'Nothing new',
  '/prices#ours': 'Add service',
} as const;

const fileTabs = {
  tasks: 'Start a change',
  papers: 'By person',
  deadlines: 'What you record here is recorded on the client’s behalf, and the client sees it.',
  bank: 'Gaps in the bank file',
  names: 'Names',
  money: 'New quote',
  messages: 'Nobody has written yet.',
  people: 'Nobody is entered yet',
  moving: 'Nothing is recorded yet.',
} as const;

test('the pages of a case', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await signIn();
  await openDashboard(page);
  for (const [path, text] of Object.entries(founderPages)) {
    await test.step(path, async () => {
      await moveTo(page, `/dashboard${path}`);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expectAccessible(page, [phone]);
      await expectReflow(page);
    });
  }
  await test.step('/people, with owners through a company', async () => {
    const add = async (kind: 'person' | 'company', name: string) => {
      const { people } = await companyApi(page, 'POST', '/companies/{id}/parties', { kind, name });
      return people.parties.find((party: { name: string }) => party.name === name).id;
    };
    await companyApi(page, 'PATCH', '/companies/{id}', { shares: { total: 100, parValue: '1' } });
    const holder = await add('company', 'Internationale Beteiligungsgesellschaft Hohenberg & Söhne');
    const person = await add('person', 'Maximiliana-Alexandra von Hohenberg-Wolfenbüttel');
    for (const [of, lines] of [
      [
        null,
        [
          { holder, amount: '90' },
          { holder: person, amount: '10' },
        ],
      ],
      [holder, [{ holder: person, amount: '100' }]],
    ] as const) {
      await companyApi(page, 'PUT', '/companies/{id}/holdings', {
        ...(of && { of }),
        on: '2026-01-05',
        lines: lines.map((line) => ({ ...line, nomineeFor: null })),
      });
    }
    await openDashboard(page, '/people');
    await expect(page.getByRole('img', { name: 'Ownership chart' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Ultimate owner' }).first()).toBeVisible();
    await expectAccessible(page, [phone]);
    await expectReflow(page);
  });
});

test("the pages of the agency's day, and the tabs of a company's file", async ({ page, server, signIn }) => {
  test.setTimeout(300_000);
  await appoint(server, await signIn({ company: null }));
  const { companyId } = await register(server.origin);
  const tabs = Object.entries(fileTabs).map(
    ([tab, text]) => [`/companies/${companyId}#${tab}`, text] as const,
  );
  await open(page, '/operator/log');
  for (const [path, text] of [...Object.entries(staffPages), ...tabs]) {
    await test.step(path, async () => {
      // The tabs share a title.
      if (path.startsWith('/companies/')) await reopen(page, `/operator${path}`);
      else await moveTo(page, `/operator${path}`);
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
      await expectAccessible(page, [desktop]);
      await expectReflow(page);
    });
  }
});

/** Loads a page, also if its address differs in the fragment alone. */
async function reopen(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, path);
}
