import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { anonymousKey } from './server.ts';

export interface Account {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** What the questionnaire handed on; `null` for a person without a company. */
  company: Record<string, unknown> | null;
}

export interface SignedInPerson extends Account {
  id: string;
  companyId: string | undefined;
  /** `name=value` of the session. */
  cookie: string;
  /** What the browser keeps under the key 'auth'. */
  storedLogin: { user: { id: string; email: string; fullName: string }; token: string; status: 'success' };
}

/** A free-zone company, as the questionnaire hands it on. */
const zoneCompany = {
  name: 'Hartmann Design',
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'dmcc',
  subType: 'dmcc',
  visas: 2,
  officeType: 'flexi',
};

/** A person without an account. */
export function someone(given: Partial<Account> = {}): Account {
  return {
    firstName: 'Lena',
    lastName: 'Hartmann',
    email: `lena.${randomUUID()}@example.com`,
    password: 'a quiet harbour at dawn',
    company: zoneCompany,
    ...given,
  };
}

/** Registers by the API, with a company unless it says none. */
export async function register(origin: string, given: Partial<Account> = {}): Promise<SignedInPerson> {
  const account = someone(given);
  const answer = await post(origin, '/register', {
    full_name: `${account.firstName} ${account.lastName}`,
    email: account.email,
    password: account.password,
    phone: '',
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { user } = (await answer.json()) as { user: SignedInPerson['storedLogin']['user'] };
  let companyId: string | undefined;
  if (account.company) {
    const created = await post(origin, '/companies', { user_id: user.id, ...account.company }, cookie);
    companyId = ((await created.json()) as { company: { id: string } }).company.id;
  }
  return {
    ...account,
    id: user.id,
    companyId,
    cookie,
    storedLogin: { user, token: anonymousKey, status: 'success' },
  };
}

async function post(origin: string, path: string, input: unknown, cookie?: string): Promise<Response> {
  const answer = await fetch(`${origin}/functions/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${anonymousKey}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Fills the registration form without sending it. */
export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel('First name').fill(account.firstName);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Confirm email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Sign up', exact: true })).toBeEnabled();
}

/** Fills the sign-in form without sending it. */
export async function fillSignIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
}

/** Forgets the session, as a browser whose data was cleared. The page is left first: its live updates would call without a session. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Records a step of the person's company as done, as its page does. */
export async function recordDone(
  origin: string,
  { companyId, cookie }: Pick<SignedInPerson, 'companyId' | 'cookie'>,
  task: string,
  on: string,
): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}`, cookie };
  const path = `${origin}/functions/v1/companies/${companyId}/cases`;
  const { cases } = await (await fetch(path, { headers })).json();
  const { actions } = cases[0].tasks.find(({ id }: { id: string }) => id === task);
  const action = actions.includes('complete') ? 'complete' : 'approve';
  const answer = await fetch(`${path}/formation/tasks/${task}/actions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ action, on }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}
