import type { Locator, Page } from '@playwright/test';
import {
  answerAll,
  backButton,
  choice,
  choose,
  completeAnswers,
  continueButton,
  store,
  stored,
} from './support/questionnaire.ts';
import { expect, open, test, toast } from './support/test.ts';

/** A step in the rail. */
const railStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });

/** The one step in the rail that is marked as active. */
const activeStep = (page: Page) =>
  page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current="step"]').filter({ visible: true });

test('any address of the app that is not known leads to the questionnaire', async ({ page }) => {
  for (const path of ['', '/', '/nowhere', '/onboarding/extra']) {
    await page.goto(`/app${path}`);
    await expect(page).toHaveURL(/\/app\/onboarding$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the rail lists the three steps and marks the active and the completed ones', async ({ page }) => {
  await open(page, '/onboarding');
  for (const name of ['Select Country', 'Company Type', 'Requirements']) {
    await expect(railStep(page, name)).toBeVisible();
  }
  await expect(activeStep(page)).toHaveText(/Select Country/);
  await choose(page, 'Singapore');
  await continueButton(page).click();
  await expect(railStep(page, 'Select Country')).toContainText('Done');
  await expect(activeStep(page)).toHaveText(/Company Type/);
  await expect(railStep(page, 'Requirements')).not.toContainText('Done');
});

for (const [what, width] of [
  ['a phone', 390],
  ['a desk', 1440],
] as const) {
  test(`on ${what} a completed step of the passage leads back to it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/onboarding');
    await choose(page, 'Singapore');
    await continueButton(page).click();
    await expect(page.getByRole('heading', { name: 'Which type of company?' })).toBeFocused();
    await page.getByRole('button', { name: 'Select Country' }).click();
    await expect(choice(page, 'Singapore')).toBeChecked();
  });
}

test('the first question offers the five countries and needs an answer', async ({ page }) => {
  await open(page, '/onboarding');
  await expect(page.getByRole('radio')).toHaveCount(5);
  for (const country of ['UAE', 'United States', 'United Kingdom', 'Saudi Arabia', 'Singapore']) {
    await expect(choice(page, country)).toBeVisible();
  }
  await expect(continueButton(page)).toBeDisabled();
  await choose(page, 'UAE');
  await expect(continueButton(page)).toBeEnabled();
});

const typesByCountry = {
  UAE: ['Free Zone', 'Mainland LLC'],
  'United States': ['LLC', 'C-Corporation'],
  'United Kingdom': ['Private Limited Company', 'LLP'],
  'Saudi Arabia': ['LLC', 'Joint Stock Company', 'Branch of a Foreign Company'],
  Singapore: ['Private Limited Company', 'Partnership'],
};
for (const [country, types] of Object.entries(typesByCountry)) {
  test(`the company types of ${country}`, async ({ page }) => {
    await open(page, '/onboarding');
    await choose(page, country);
    await continueButton(page).click();
    await expect(page.getByRole('radio')).toHaveCount(types.length);
    for (const type of types) await expect(choice(page, type)).toBeVisible();
    await expect(continueButton(page)).toBeDisabled();
  });
}

const optionsByType = {
  'Free Zone': ['DIFC', 'DMCC', 'ADGM', 'IFZA', 'DAFZA', 'JAFZA'],
  'Mainland LLC': ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Ras Al Khaimah', 'Fujairah', 'Umm Al Quwain'],
};
for (const [type, options] of Object.entries(optionsByType)) {
  test(`${type} expands its options, and the same click closes them again`, async ({ page }) => {
    await open(page, '/onboarding');
    await choose(page, 'UAE');
    await continueButton(page).click();
    await choice(page, type).click();
    for (const option of options) await expect(choice(page, option)).toBeVisible();
    await choice(page, type).click();
    for (const option of options) await expect(choice(page, option)).toBeHidden();
    await choice(page, type).click();
    await expect(choice(page, options[0] ?? '')).toBeVisible();
  });
}

const summaries = '**/functions/v1/plan-summaries/*';

test.describe('what zones and emirates suit, cost and take', () => {
  const unfold = (page: Page, companyType: string) =>
    store(page, { onboardingData: JSON.stringify({ step: 2, country: 'AE', companyType }) });
  const cards = (page: Page, companyType: string) =>
    page.locator('label').filter({ has: page.locator(`input[name="options-of-${companyType}"]`) });
  /** Where the cards are, once their letters are those of the product. */
  const boxes = (cardsOfType: Locator) =>
    cardsOfType.evaluateAll(async (all) => {
      await document.fonts.ready;
      return all.map((one) => one.getBoundingClientRect().toJSON());
    });

  for (const companyType of ['free-zone', 'mainland-llc']) {
    test(`stands on the cards of a ${companyType}, in room that was kept for it`, async ({
      page,
      server,
    }) => {
      const { places } = await (await fetch(`${server.origin}/functions/v1/catalogue`)).json();
      const lines = places
        .filter(({ place }: { place: { companyType: string } }) => place.companyType === companyType)
        .map(({ suitsInShort }: { suitsInShort: { text: string } }) => suitsInShort.text);
      await unfold(page, companyType);
      for (const width of [640, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { promise, resolve: letThrough } = Promise.withResolvers<void>();
        await page.route(summaries, async (route) => {
          await promise;
          await route.continue();
        });
        await open(page, '/onboarding');
        await expect(cards(page, companyType)).toHaveCount(lines.length);
        const before = await boxes(cards(page, companyType));
        letThrough();
        await expect(cards(page, companyType).last()).toContainText(lines.at(-1));
        expect(await boxes(cards(page, companyType)), `${width} pixels`).toEqual(before);
        expect(new Set(before.map(({ height }) => height)).size, `${width} pixels`).toBe(1);
        await page.unroute(summaries);
      }
      for (const [index, line] of lines.entries()) {
        const radio = cards(page, companyType).nth(index).getByRole('radio');
        await expect(radio).toHaveAccessibleDescription(
          new RegExp(`${line}.*(AED|USD|No price published).* working days`),
        );
      }
    });
  }

  test('stands on the cards of the countries, in room that was kept for it', async ({ page }) => {
    const countries = page.locator('label').filter({ has: page.locator('input[name="country"]') });
    for (const width of [320, 390, 640, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { promise, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(summaries, async (route) => {
        await promise;
        await route.continue();
      });
      await open(page, '/onboarding');
      const before = await boxes(countries);
      letThrough();
      await expect(countries.last()).toContainText('working days');
      expect(await boxes(countries), `${width} pixels`).toEqual(before);
      await page.unroute(summaries);
    }
  });

  test('is left out where it cannot be read', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED/);
    await page.route(summaries, (route) => route.abort());
    await unfold(page, 'mainland-llc');
    await open(page, '/onboarding');
    await expect(choice(page, 'Fujairah')).toBeVisible();
    // The room that was kept is given back.
    await expect.poll(async () => (await boxes(cards(page, 'mainland-llc')))[0]?.height).toBe(44);
    await choose(page, 'Fujairah');
    await continueButton(page).click();
    await expect(activeStep(page)).toHaveText(/Requirements/);
  });

  test('sorts by cost and by time, and nothing incomplete comes before anything complete', async ({
    page,
  }) => {
    await unfold(page, 'free-zone');
    await open(page, '/onboarding');
    const names = () =>
      cards(page, 'free-zone')
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect(cards(page, 'free-zone').getByRole('radio').first()).toBeVisible();
    const ours = await names();
    await page.getByRole('button', { name: 'Cheapest' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'come last' })).toContainText(
      'without a published price',
    );
    const texts = await cards(page, 'free-zone').allInnerTexts();
    const lacksPrice = texts.map((text) => /Not published:/.test(text));
    expect(lacksPrice).toEqual(lacksPrice.toSorted());
    expect(lacksPrice[0]).toBe(false);
    expect(await names()).not.toEqual(ours);
    await page.getByRole('button', { name: 'Default' }).click();
    await expect.poll(names).toEqual(ours);
  });

  test('is asked for once for all steps, and again for another number of visas', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/summaries|catalogue/.test(pathname)) asked.push(pathname);
    });
    await open(page, '/onboarding');
    await expect(choice(page, 'UAE')).toHaveAccessibleDescription(
      /AED\s[\d,]+ in IFZA · from \d+ working days/,
    );
    await choose(page, 'UAE');
    await continueButton(page).click();
    await choose(page, 'Free Zone');
    await choose(page, 'DMCC');
    await continueButton(page).click();
    await expect(choice(page, 'Virtual')).toHaveAccessibleDescription(/Not accepted here/);
    expect(asked).toEqual(['/functions/v1/plan-summaries/0']);
    await choose(page, '5+');
    await expect(choice(page, 'Flexi')).toHaveAccessibleDescription(/Does not allow so many visas/);
    expect(asked).toEqual(['/functions/v1/plan-summaries/0', '/functions/v1/plan-summaries/5']);
  });
});

test('a type with options asks for one', async ({ page }) => {
  await open(page, '/onboarding');
  await choose(page, 'UAE');
  await continueButton(page).click();
  await choose(page, 'Free Zone');
  await continueButton(page).click();
  await expect(toast(page, 'Please select a specific option')).toBeVisible();
  await choose(page, 'IFZA');
  await continueButton(page).click();
  await expect(activeStep(page)).toHaveText(/Requirements/);
});

test('the requirements offer visas from 0 to 5+ and three kinds of office, and ask for both', async ({
  page,
}) => {
  await store(page, {
    onboardingData: JSON.stringify({
      step: 3,
      country: 'AE',
      companyType: 'mainland-llc',
      subType: 'dubai',
    }),
  });
  await open(page, '/onboarding');
  for (const label of ['0', '1', '2', '3', '4', '5+', 'Virtual', 'Physical', 'Flexi']) {
    await expect(choice(page, label)).toBeVisible();
  }
  await continueButton(page).click();
  await expect(toast(page, 'Please select number of visas needed')).toBeVisible();
  await choose(page, '5+');
  await continueButton(page).click();
  await expect(toast(page, 'Please select an office type')).toBeVisible();
  await choose(page, 'Physical');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/app\/signup$/);
  expect(await stored(page, 'onboardingData')).toMatchObject({
    requirements: { visas: 5, officeType: 'physical', companyData: { visas: 5, country: 'AE' } },
  });
});

test('Back returns one step', async ({ page }) => {
  await open(page, '/onboarding');
  await choose(page, 'Singapore');
  await continueButton(page).click();
  await choose(page, 'Partnership');
  await continueButton(page).click();
  await backButton(page).click();
  await expect(activeStep(page)).toHaveText(/Company Type/);
  await expect(choice(page, 'Partnership')).toBeChecked();
  await backButton(page).click();
  await expect(choice(page, 'Singapore')).toBeChecked();
});

test('another country clears the company type; the same one keeps it', async ({ page }) => {
  await store(page, { onboardingData: JSON.stringify(completeAnswers) });
  await open(page, '/onboarding');
  await backButton(page).click();
  await backButton(page).click();
  await choose(page, 'UAE');
  expect(await stored(page, 'onboardingData')).toMatchObject({ companyType: 'free-zone', subType: 'dmcc' });
  await choose(page, 'Singapore');
  const answers = await stored(page, 'onboardingData');
  expect(answers).toMatchObject({ country: 'SG' });
  for (const key of ['companyType', 'subType', 'freezone']) expect(answers).not.toHaveProperty(key);
  await continueButton(page).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('choosing a type clears the option', async ({ page }) => {
  await store(page, { onboardingData: JSON.stringify({ ...completeAnswers, step: 2 }) });
  await open(page, '/onboarding');
  await expect(choice(page, 'DMCC')).toBeChecked();
  await choose(page, 'Mainland LLC');
  const answers = await stored(page, 'onboardingData');
  expect(answers).toMatchObject({ companyType: 'mainland-llc' });
  for (const key of ['subType', 'freezone']) expect(answers).not.toHaveProperty(key);
});

test('every change is stored and restored by a reload', async ({ page }) => {
  await open(page, '/onboarding');
  await choose(page, 'UAE');
  expect(await stored(page, 'onboardingData')).toMatchObject({ step: 1, country: 'AE' });
  await continueButton(page).click();
  await choose(page, 'Mainland LLC');
  await choose(page, 'Ras Al Khaimah');
  expect(await stored(page, 'onboardingData')).toMatchObject({
    step: 2,
    country: 'AE',
    companyType: 'mainland-llc',
    subType: 'ras-al-khaimah',
  });
  await page.reload();
  await expect(choice(page, 'Ras Al Khaimah')).toBeChecked();
  await continueButton(page).click();
  await choose(page, '0');
  await choose(page, 'Virtual');
  await page.reload();
  await expect(choice(page, '0')).toBeChecked();
  await expect(choice(page, 'Virtual')).toBeChecked();
  expect(await stored(page, 'onboardingData')).toEqual({
    step: 3,
    country: 'AE',
    companyType: 'mainland-llc',
    subType: 'ras-al-khaimah',
    requirements: {
      visas: 0,
      officeType: 'virtual',
      companyData: {
        country: 'AE',
        companyType: 'mainland-llc',
        subType: 'ras-al-khaimah',
        visas: 0,
        officeType: 'virtual',
      },
    },
  });
});

for (const [what, value] of [
  ['no JSON', '{"step":2,'],
  ['no object', '"hello"'],
  ['null', 'null'],
  ['unknown values', '{"step":9,"country":"XX","companyType":["free-zone"],"requirements":"many"}'],
  ['an empty text', ''],
] as const) {
  test(`a damaged stored value is dropped quietly: ${what}`, async ({ page }) => {
    await store(page, { onboardingData: value });
    await open(page, '/onboarding');
    await expect(choice(page, 'UAE')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await choose(page, 'UAE');
    expect(await stored(page, 'onboardingData')).toMatchObject({ step: 1, country: 'AE' });
  });
}

test('answers with a hole lead to the step that lacks one', async ({ page }) => {
  await store(page, {
    onboardingData: JSON.stringify({ step: 3, country: 'US', companyType: 'partnership' }),
  });
  await open(page, '/onboarding');
  await expect(activeStep(page)).toHaveText(/Company Type/);
  await expect(choice(page, 'C-Corporation')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
});

test('the whole questionnaire ends at the registration page', async ({ page }) => {
  await open(page, '/onboarding');
  await answerAll(page);
  expect(await stored(page, 'onboardingData')).toEqual(completeAnswers);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('the floating button opens the panel of the expert and Escape gives the focus back', async ({
  page,
}) => {
  await open(page, '/onboarding');
  const ask = page.getByRole('button', { name: 'Ask our AI expert now...' });
  await ask.click();
  const panel = page.getByRole('dialog', { name: 'Landfall Expert' });
  await expect(panel).toBeVisible();
  await expect(panel.getByPlaceholder('Ask the expert...')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(ask).toBeFocused();
});

test('the floating button never covers Continue', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/onboarding');
    await choose(page, 'UAE');
    await continueButton(page).scrollIntoViewIfNeeded();
    // A click that something else would catch fails here.
    await continueButton(page).click({ trial: true });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await continueButton(page).click({ trial: true });
  }
});

test('D1: no staff and no office in ADGM is recognised as a holding', async ({ page }) => {
  await open(page, '/onboarding');
  await choose(page, 'UAE');
  await continueButton(page).click();
  await choose(page, 'Free Zone');
  await choose(page, 'ADGM');
  await continueButton(page).click();
  await choose(page, '0');
  await choose(page, 'Virtual');
  await expect(page.getByText('Only holding shares or property?')).toBeVisible();
  await choose(page, '1');
  await expect(page.getByText('Only holding shares or property?')).toHaveCount(0);
  await choose(page, '0');
  await page.getByRole('link', { name: /Who needs no provider/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /ADGM SPV/ })).toBeVisible();
});
