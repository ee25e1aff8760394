import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { appoint, proveSecondFactor } from './support/operators.ts';
import { enter, expect, open, test, toast } from './support/test.ts';

const inPlace = (place: object) => ({
  company: { name: 'Hartmann Design', country: 'AE', visas: 1, ...place },
});
const ifza = inPlace({ companyType: 'free-zone', freezone: 'ifza', subType: 'ifza', officeType: 'flexi' });
const dubai = inPlace({ companyType: 'mainland-llc', subType: 'dubai', officeType: 'physical' });

const activities = (page: Page) => page.getByRole('region', { name: 'Activities', exact: true });
const names = (page: Page) => page.getByRole('region', { name: 'Names', exact: true });
const proposal = (page: Page, rank: number) =>
  names(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Choice ${rank}` }) });
const nameOf = (choice: Locator) => choice.getByLabel('Name', { exact: true });

/** Finds an activity in plain words and adds it. */
async function choose(page: Page, words: string, label: string): Promise<void> {
  await activities(page).getByLabel('What will the company do?').fill(words);
  await activities(page)
    .getByRole('button', { name: `Add ${label}` })
    .click();
  await expect(activities(page).getByRole('button', { name: `Remove ${label}` })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await names(page).getByRole('button', { name: 'Save names' }).click();
  await expect(toast(page, 'Names saved')).toBeVisible();
}

test('A7: a founder finds an activity and proposes three names; what the authority refused stays crossed out', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const founder = await signIn(ifza);
  await openDashboard(page, '/name');
  await choose(page, 'UX design', 'Design: graphics, products, user experience');
  await expect(activities(page)).toContainText('ISIC 7410');
  await expect(activities(page)).toContainText('Service licence');

  await nameOf(proposal(page, 1)).fill('Umlaut GmbH');
  await expect(proposal(page, 1)).toContainText('‘GmbH’ is another legal form.');
  await nameOf(proposal(page, 1)).fill('Übung Design FZCO');
  await expect(proposal(page, 1)).toContainText('Passes our rules');
  await expect(proposal(page, 1)).toContainText('On forms: Uebung Design FZCO');
  await names(page).getByRole('button', { name: 'Add a name' }).click();
  await nameOf(proposal(page, 2)).fill('Nordlicht Design FZCO');
  await names(page).getByRole('button', { name: 'Add a name' }).click();
  await nameOf(proposal(page, 3)).fill('Morgenrot Studio FZCO');
  await expect(names(page).getByRole('button', { name: 'Add a name' })).toHaveCount(0);
  await names(page).getByRole('button', { name: 'Move name 2 up' }).click();
  await expect(nameOf(proposal(page, 1))).toHaveValue('Nordlicht Design FZCO');
  await expect(names(page)).toContainText('does not mean that a name is free');
  await expect(names(page).getByRole('link', { name: /^Search / })).toHaveAttribute('href', /^https:/);
  await expectAccessible(page);
  await expectReflow(page);
  await save(page);

  const staff = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const operator = await register(server.origin, { company: null, firstName: 'Sana', lastName: 'Staff' });
  await appoint(server, operator);
  await proveSecondFactor(server, operator);
  await enter(staff, server.origin, operator);
  const desk = await staff.newPage();
  await open(desk, `/operator/companies/${founder.companyId}#names`);
  await desk.getByRole('button', { name: 'Record answer to Nordlicht Design FZCO' }).click();
  const dialog = desk.getByRole('dialog', { name: 'What did the authority say of Nordlicht Design FZCO?' });
  await dialog.getByLabel('Answer', { exact: true }).selectOption('Refused');
  await dialog.getByLabel('Reason of the authority').fill('A company of this name is registered.');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  // A refusal says what to do next.
  await expect(dialog).toContainText('What to do next is required.');
  await dialog.getByLabel('What the client does next').fill('Propose another name.');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(desk);
  await staff.close();

  await page.reload();
  await expect(nameOf(proposal(page, 1))).toHaveValue('Übung Design FZCO');
  const refused = names(page).getByRole('region', { name: 'Refused by the authority' });
  await expect(refused.locator('del')).toHaveText('Nordlicht Design FZCO');
  await expect(refused).toContainText('A company of this name is registered.');
  await expect(refused).toContainText('What to do now: Propose another name.');
  await nameOf(proposal(page, 2)).fill('NORDLICHT Design FZCO');
  await expect(proposal(page, 2)).toContainText('The authority refused this name before');
});

test('B3: trade and services in Dubai: approvals are said, and a second licence is offered', async ({
  page,
  signIn,
}) => {
  await signIn(dubai);
  await openDashboard(page, '/name');
  await choose(page, 'متجر الكتروني', 'Online shop');
  await choose(page, 'skin care', 'Trade in cosmetics and perfumes');
  await expect(activities(page)).toContainText('Cosmetics need a product approval before sale.');
  await expect(activities(page)).toContainText(
    'registered with the municipality before it is imported or sold',
  );
  await expect(activities(page)).not.toContainText('on one licence');

  await choose(page, 'graphic design', 'Design: graphics, products, user experience');
  await expect(activities(page)).toContainText('They do not share a licence.');
  await expect(activities(page)).toContainText('DET’s present schedule of licence fees: not confirmed.');
  await activities(page)
    .getByRole('button', { name: 'Move to a second licence Design: graphics, products, user experience' })
    .click();
  await expect(activities(page)).not.toContainText('They do not share a licence.');

  await activities(page).getByLabel('What will the company do?').fill('zeppelin repair');
  await activities(page).getByRole('button', { name: 'Use your own words instead' }).click();
  await expect(activities(page)).toContainText(
    'The authority has to name the code and the class of licence.',
  );
  await expectAccessible(page);
});

test('B5: a name in both scripts is checked in both, and its reservation counts down', async ({
  page,
  server,
  signIn,
  noise,
}) => {
  noise.expect(/status of 403.*functions\/v1\/operator/);
  const founder = await signIn(dubai);
  await openDashboard(page, '/name');
  await choose(page, 'cosmetics', 'Trade in cosmetics and perfumes');
  const first = proposal(page, 1);
  await nameOf(first).fill('Noor Care LLC');
  await expect(first).toContainText('The name is registered in Arabic letters, too.');
  await first.getByLabel('Name in Arabic letters').fill('بنك نور');
  await expect(first).toContainText(
    '‘بنك’: a financial word, which needs a permission of the Central Bank of the UAE.',
  );
  await first.getByLabel('Name in Arabic letters').fill('نور لمستحضرات التجميل');
  await expect(first.getByText('Passes our rules', { exact: true })).toBeVisible();
  await save(page);

  const operator = await register(server.origin, { company: null, firstName: 'Sana', lastName: 'Staff' });
  await appoint(server, operator);
  await proveSecondFactor(server, operator);
  await page.goto('about:blank');
  await enter(page.context(), server.origin, operator);
  await open(page, `/operator/companies/${founder.companyId}#names`);
  await page.getByRole('button', { name: 'Record answer to Noor Care LLC' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number of the reservation').fill('TN-4711');
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day of the reservation').fill(inTenDays);
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('about:blank');
  await enter(page.context(), server.origin, founder);
  await openDashboard(page, '/name');
  const reserved = names(page).getByRole('region', { name: 'Reserved by the authority' });
  await expect(reserved).toContainText('Number TN-4711');
  await expect(reserved).toContainText('10 days left.');
  await expect(reserved).toContainText('Renew it in time.');
  await expect(names(page)).toContainText('AED 600');
});

test('B2: an answer shows which steps come and go before it is saved, and what was begun stays in view', async ({
  page,
  signIn,
}) => {
  await signIn(dubai);
  await openDashboard(page, '/formation');
  const employed = page.getByRole('group', { name: /employed by another company/ });
  const letter = 'Get a no-objection letter from your employer';
  const heading = page.getByRole('heading', { level: 3, name: letter });
  await expect(heading).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  const answer = async (word: string, change: string) => {
    await employed.getByRole('button', { name: word }).click();
    await expect(dialog).toContainText(change);
    await expect(dialog).toContainText(letter);
    await dialog.getByRole('button', { name: 'Save answer' }).click();
  };
  await answer('Yes', '1 step added');
  await expect(heading).toBeVisible();
  const step = page.getByRole('listitem').filter({ has: heading });
  await expect(step).toContainText('Why is this here?');
  await expect(step).toContainText('asked for its no-objection letter with the initial approval');
  await expect(page.getByRole('link', { name: 'Name and activity' })).toBeVisible();

  await answer('No', '1 step removed');
  await expect(dialog).toBeHidden();
  await expect(heading).toHaveCount(0);
  await answer('Yes', '1 step added');
  await step.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(step).toContainText('Done on');
  await expect(step.getByRole('button', { name: /^Mark as done/ })).toHaveCount(0);
  await employed.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toContainText('1 step no longer needed, but begun: kept with the record');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(employed.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await answer('No', 'kept with the record');
  await expect(employed.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
});
