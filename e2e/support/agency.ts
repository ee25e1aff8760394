import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { phone } from './accessibility.ts';
import { type Account, register, type SignedInPerson } from './accounts.ts';
import { appoint } from './operators.ts';
import type { Server } from './server.ts';
import { enter, test } from './test.ts';

/** Switches the agency on for each test of a file; others on the same server work without one. */
export function withAgency(): void {
  test.beforeEach(({ server }) =>
    server.query(
      "insert into installation (name, value) values ('agency', 'on') on conflict (name) do update set value = 'on'",
    ),
  );
  test.afterEach(({ server }) => server.query("delete from installation where name = 'agency'"));
}

interface Office {
  person: SignedInPerson;
  context: BrowserContext;
  page: Page;
}

/** A member of staff, Rana Aziz unless another is named, at a desk with a browser of their own. */
export async function openOffice(
  { browser, server }: { browser: Browser; server: Server },
  { role, ...named }: Partial<Account> & { role?: StaffRole } = {},
): Promise<Office> {
  const person = await register(server.origin, {
    firstName: 'Rana',
    lastName: 'Aziz',
    company: null,
    ...named,
  });
  await appoint(server, person, role);
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await enter(context, server.origin, person);
  return { person, context, page: await context.newPage() };
}

/** A client's phone, signed in, with its clock installed. */
export async function openPhone(
  { browser, server }: { browser: Browser; server: Server },
  client: SignedInPerson,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  await enter(context, server.origin, client);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}
