import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, register, type SignedInPerson } from './accounts.ts';
import { pressOnceHeard } from './presses.ts';
import { type Server, startServer } from './server.ts';

export { expect };

/** What must not happen unnoticed while a test runs. A test that provokes noise says which. */
interface Noise {
  /** Expects messages that match; anything else still fails the test. */
  expect(...patterns: RegExp[]): void;
  /** Everything heard so far. */
  heard(): string[];
}

interface WorkerFixtures {
  /**
   * Which files share a server. Those whose settings of the whole installation, such as prices or bank accounts, others
   * would notice are put on one of their own: `test.use({ sharedBy: 'money' })`.
   */
  sharedBy: string;
  server: Server;
}

/** How long a server may take to start, in ms: it makes its database, beside everything else on the machine. */
export const startTimeout = 120_000;

interface TestFixtures {
  noise: Noise;
  /** Registers a person with a company by the API and signs the browser in. */
  signIn(account?: Partial<Account>): Promise<SignedInPerson>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      pressOnceHeard(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  sharedBy: ['all', { scope: 'worker', option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  noise: [
    async ({ context, server }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      listen(context, server.origin, (noise) => heard.push(noise));
      const logged = server.output().length;
      const all = () => [...heard, ...server.output().slice(logged).split('\n').filter(isFailure)];
      await use({ expect: (...patterns) => expected.push(...patterns), heard: all });
      const unexpected = all().filter((noise) => !expected.some((one) => one.test(noise)));
      expect(unexpected, 'noise that no one expected').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ context, server }, use) => {
    await use(async (account) => {
      const person = await register(server.origin, account);
      await enter(context, server.origin, person);
      return person;
    });
  },
});

/**
 * Gives a browser the session and the stored login of a person. What another person left is removed. In a new context
 * the first page stores the login itself: Playwright would open one only for that, a tenth of what such a test costs.
 */
export async function enter(context: BrowserContext, origin: string, person: SignedInPerson): Promise<void> {
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s);
  const session = {
    name,
    value,
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const login = { name: 'auth', value: JSON.stringify(person.storedLogin) };
  if (visited.has(context) || context.pages().some((page) => page.url() !== 'about:blank')) {
    await context.setStorageState({ cookies: [session], origins: [{ origin, localStorage: [login] }] });
    return;
  }
  visited.add(context);
  const once = { ...session, name: 'login-to-store', value: person.id, httpOnly: false };
  await context.addCookies([session, once]);
  await context.addInitScript(storeOnce, { origin, cookie: `${once.name}=${once.value}`, login });
}

/** Contexts that someone has entered already. */
const visited = new WeakSet<BrowserContext>();

/** Runs before the scripts of every page. The cookie is there for the first one only. */
function storeOnce(given: { origin: string; cookie: string; login: { name: string; value: string } }): void {
  if (self.origin !== given.origin || !document.cookie.split('; ').includes(given.cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and the page's scripts come next
  document.cookie = `${given.cookie}; path=/; max-age=0`;
  localStorage.setItem(given.login.name, given.login.value);
}

/** What Playwright says in place of a service worker's registration. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Console messages, script errors and requests to other hosts. A broken content security policy is one of the first. */
function listen(context: BrowserContext, origin: string, report: (noise: string) => void): void {
  context.on('console', (message) => {
    if (message.text() === workerBlocked) return;
    if (['error', 'warning', 'assert'].includes(message.type())) {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => report(`script error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) report(`request to another host: ${request.url()}`);
  });
}

/** Whether a line of the server's log reports an error of the server. */
function isFailure(line: string): boolean {
  return /"level":(50|60|"error"|"fatal")/.test(line);
}

/** Opens an address of the web app and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/app${path}`);
  await untilAlive(page);
}

/**
 * Goes from a page of the web app to another as its links do, and waits for the other one's title. Loading all of the
 * app again takes several times as long, so this is for tests of many pages that are not about how they load.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  const left = await page.title();
  await page.evaluate((address) => history.pushState(null, '', address), `/app${path}`);
  await expect(page).not.toHaveTitle(left);
}

/** Waits until the prerendered page has been taken over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** The toast with exactly that text. */
export function toast(page: Page, text: string) {
  return page.locator('[data-sonner-toast]').filter({ has: page.getByText(text, { exact: true }) });
}
