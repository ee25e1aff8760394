import { drawPaper } from '#server/paper-checks/testing/draw-papers.ts';
import { drawSpecimen, holders, passportOf } from '#server/paper-checks/testing/draw-specimen.ts';
import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { fillSignUp, someone } from './support/accounts.ts';
import { openOffice, withAgency } from './support/agency.ts';
import { press, step, task } from './support/case-steps.ts';
import { goTo, skipArrival } from './support/dashboard.ts';
import { verifyEmail } from './support/emails.ts';
import { ask, expertPanel, wakeExpert } from './support/expert.ts';
import { pickPaper } from './support/papers.ts';
import { choose, continueButton } from './support/questionnaire.ts';
import { expect, open, test, toast, untilAlive } from './support/test.ts';

const approval = 'Choose licence and activities, offer three names, and hand in the papers';
const signing = 'Sign two legal forms electronically';
const licence = 'Receive the licence and the company’s papers';

const card = 'Get the establishment card';
const residence = 'Apply for residence: entry permit, medical test, identity card';

withAgency();
// Its lists are counted, so nobody else's clients are among them.
test.use({ sharedBy: 'consultant' });

test('A: a consultant forms her company in a free zone with an agency, on a phone', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  await wakeExpert(server);
  const lena = someone({ firstName: 'Lena Marie', lastName: 'Hartmann' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();

  await test.step('A1: she looks around without an account', async () => {
    await page.goto('/');
    await untilAlive(page);
    await expect(page).toHaveURL(/\/app\/onboarding$/);
    await expect(continueButton(page)).toBeDisabled();
    await choose(page, 'UAE');
    await continueButton(page).click();
  });

  await test.step('A2: two zones side by side, and her choice is still there', async () => {
    await choose(page, 'Free Zone');
    await continueButton(page).click();
    await expect(toast(page, 'Please select a specific option')).toBeVisible();
    await open(page, '/compare?visas=1&office=virtual&place=ae-ifza&place=ae-dmcc');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare places' })).toBeVisible();
    await expect(page.getByText(/AED.12,900/).first()).toBeVisible();
    await open(page, '/onboarding');
    await choose(page, 'IFZA');
    await continueButton(page).click();
  });

  await test.step('A3: what is missing is said, and the sum follows each tap', async () => {
    await continueButton(page).click();
    await expect(toast(page, 'Please select number of visas needed')).toBeVisible();
    await choose(page, '1');
    await choose(page, 'Virtual');
    await expect(page.getByText('from AED 19,400').first()).toBeVisible();
  });

  await test.step('A4: the plan says what it includes, and what not', async () => {
    await page.getByRole('link', { name: 'See the full plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'IFZA, UAE' })).toBeVisible();
    await page.getByRole('button', { name: /costs that are in no total/ }).click();
    await expect(page.getByText('Visas of spouses, children and parents.')).toBeVisible();
    await page.goBack();
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });

  await test.step('A5: a wrong second address is noticed, and she signs up once', async () => {
    await fillSignUp(page, lena);
    await page.getByLabel('Confirm email').fill('lena@elsewhere.example');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(toast(page, 'Emails do not match')).toBeVisible();
    await page.getByLabel('Confirm email').fill(lena.email);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(toast(page, 'Registration complete!')).toBeVisible();
    await skipArrival(page);
    await verifyEmail(server, lena.email);
  });

  const [company] = await server.query(
    'select c.id from companies c join users u on u.id = c.created_by where u.email = $1',
    [lena.email],
  );
  const { context: office, page: staff } = await openOffice({ browser, server });
  const file = `/operator/companies/${company?.id}`;

  await test.step('A6: one next thing, and whose turn it is', async () => {
    await expect(page.getByText('Your next step')).toBeVisible();
    await expect(page.getByRole('main').getByText(/^0 of 6/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Tax ID');
  });

  await test.step('A7: activity and name by the zone’s rules', async () => {
    await goTo(page, 'name');
    const activities = page.getByRole('region', { name: 'Activities', exact: true });
    await activities.getByLabel('What will the company do?').fill('UX design');
    await activities.getByRole('button', { name: 'Add Design: graphics, products, user experience' }).click();
    const names = page.getByRole('region', { name: 'Names', exact: true });
    await names.getByLabel('Name', { exact: true }).fill('Übung Design FZCO');
    await expect(names).toContainText('On forms: Uebung Design FZCO');
    await names.getByRole('button', { name: 'Save names' }).click();
    await expect(toast(page, 'Names saved')).toBeVisible();
  });

  await test.step('A8: what is asked now is handed in; what comes later waits', async () => {
    await goTo(page, 'papers');
    await expect(page.getByRole('main')).toContainText(/0 of 2 ready .* later/);
    await pickPaper(page, 'Passport', await (await drawSpecimen(passportOf(holders.lena))).jpeg().toBuffer());
    await pickPaper(page, 'Portrait photo', await drawPaper({ lines: 0 }).jpeg().toBuffer());
    await goTo(page, 'formation');
    await press(step(page, approval), 'Hand in');
    await expect(step(page, approval)).toContainText('With your agent since');
  });

  await test.step('A8: the agency reviews at its desk', async () => {
    await open(staff, '/operator/desk');
    const waiting = staff.getByRole('navigation', { name: 'Waiting for review' }).getByRole('listitem');
    for (const left of [3, 2, 1]) {
      await expect(waiting).toHaveCount(left);
      await staff.getByRole('button', { name: 'Accept', exact: true }).click();
    }
    await expect(staff.getByText('Nothing to review')).toBeVisible();
  });

  await test.step('A11: filed; the expert says who has it and promises no day', async () => {
    await open(staff, file);
    await task(staff, approval).getByLabel('Reference').fill('IFZA-2026-0042');
    await press(task(staff, approval), 'Mark as filed');
    await expect(task(staff, approval)).toContainText('With the authority since');
    await goTo(page, 'formation');
    await page.getByRole('button', { name: 'Expert', exact: true }).click();
    await ask(page, 'Why is it taking so long?');
    const { answer } = expertPanel(page);
    await expect(answer).toContainText('is with the authority since');
    await expect(answer).toContainText('Nobody can promise a day');
  });

  await test.step('A11: what the authority returns comes back as one point, and is repaired', async () => {
    const correct = async (words: string) => {
      await press(task(staff, approval), 'Return');
      await task(staff, approval).getByLabel('What to correct, and how').fill(words);
      await press(task(staff, approval), 'Return');
    };
    await correct('The photograph is older than six months.');
    // What the authority returns the agency reads first.
    await expect(task(staff, approval)).toContainText('Our turn');
    await correct('Please take the photograph again, in front of a white wall.');
    await expect(task(staff, approval)).toContainText('With the client');
    await goTo(page, 'formation');
    await expect(step(page, approval)).toContainText('in front of a white wall');
    await press(step(page, approval), 'Hand in');
    await expect(step(page, approval)).toContainText('With your agent since');
    await open(staff, file);
    await press(task(staff, approval), 'Accept');
    await press(task(staff, approval), 'Mark as filed');
    await expect(task(staff, approval)).toContainText('With the authority');
    await press(task(staff, approval), 'Record approval');
    await expect(task(staff, signing)).toContainText('With the client');
  });

  await test.step('A10–A11: she signs, and the licence comes with its number and last day', async () => {
    await goTo(page, 'formation');
    await expect(step(page, signing)).toContainText('in its own system');
    await step(page, signing).getByLabel('Who signed').fill('Lena Hartmann');
    await press(step(page, signing), 'Hand in');
    await expect(step(page, signing)).toContainText('With your agent since');
    await open(staff, file);
    await press(task(staff, signing), 'Accept');
    await task(staff, licence).getByLabel('Licence number').fill('IFZA-778899');
    await task(staff, licence).getByLabel('Licence valid until').fill('2031-11-21');
    await press(task(staff, licence), 'Record approval');
    await expect(task(staff, card)).toContainText('With the client');
  });

  await test.step('A12: the card first, then the permit, whose 60 days count down', async () => {
    await expect(task(staff, residence)).toContainText(`Opens after: ${card}`);
    await press(task(staff, card), 'Record approval');
    await task(staff, card).getByLabel('Establishment card valid until').fill('2031-11-21');
    await press(task(staff, card), 'Record approval');
    await expect(task(staff, residence)).toContainText('With the client');
    await press(task(staff, residence), 'Note details');
    await task(staff, residence)
      .getByLabel('Entry permit issued on')
      .fill(new Date().toISOString().slice(0, 10));
    const noted = staff.waitForResponse((answer) => /\/tasks\/[^/]+\/actions$/.test(answer.url()));
    await press(task(staff, residence), 'Note details');
    expect((await noted).status()).toBe(200);
    await goTo(page, 'calendar');
    await expect(
      page.getByText('Enter the country or change the status before the entry permit ends').first(),
    ).toBeVisible();
  });

  await test.step('A13: banks with whom they take, and what lacks of the file', async () => {
    await goTo(page, 'banking');
    await expect(page.getByText('Answer 4 questions below to sort them.')).toBeVisible();
    await page.getByRole('combobox', { name: /live in the company’s country/ }).selectOption('No');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Why not').first()).toBeVisible();
  });

  await test.step('A14: deadlines from the record, in her own calendar', async () => {
    await goTo(page, 'calendar');
    await expect(page.getByText('Register for corporate tax').first()).toBeVisible();
    const feed = page.getByRole('region', { name: 'In your own calendar' });
    await feed.getByRole('button', { name: 'Create private address' }).click();
    const address = await feed.getByLabel('Private address').inputValue();
    const calendar = await (await fetch(address)).text();
    expect(calendar.replaceAll('\r\n ', '')).toContain('Register for corporate tax');
    await expectReflow(page);
    await expectAccessible(page);
  });
  await office.close();
});
