import type { Page } from '@playwright/test';
import { amountsIn, part } from './support/plan.ts';
import { choose, completeAnswers, continueButton, store } from './support/questionnaire.ts';
import { expect, open, test } from './support/test.ts';

const estimate = (page: Page) => part(page, 'Estimate');

test.describe('the estimate beside the questions', () => {
  test('appears with the place and moves with the answers', async ({ page }) => {
    await open(page, '/onboarding');
    await choose(page, 'UAE');
    await continueButton(page).click();
    await choose(page, 'Free Zone');
    await expect(estimate(page)).toBeHidden();
    await choose(page, 'DMCC');
    await expect(estimate(page)).toContainText('AED');
    await expect(estimate(page)).toContainText('Assumes no visas, physical office until you choose.');
    const before = await estimate(page).getByRole('definition').first().innerText();
    await continueButton(page).click();
    await choose(page, '2');
    await choose(page, 'Flexi');
    await expect(estimate(page).getByRole('definition').first()).not.toHaveText(before);
    await expect(estimate(page)).not.toContainText('until you choose');
    // Each sum says what it leaves out; the later ones leave out more than the first.
    for (const figure of ['First year', 'Year 2', 'Year 3', 'Time to complete']) {
      const part = estimate(page).getByRole('term').filter({ hasText: figure }).locator('..');
      await expect(part, figure).toContainText(/Excludes \d unconfirmed (costs?|steps?)/);
    }
    const { length: two } = amountsIn(before);
    expect(two).toBeGreaterThan(0);
    await estimate(page).getByRole('link', { name: 'See the full plan' }).click();
    await expect(page).toHaveURL(/zone=dmcc&visas=2&office=flexi$/);
  });

  test('explains a choice beyond the quota and offers what would work', async ({ page }) => {
    const { companyData: _, ...requirements } = completeAnswers.requirements;
    await store(page, {
      onboardingData: JSON.stringify({ ...completeAnswers, requirements: { ...requirements, visas: 5 } }),
    });
    await open(page, '/onboarding');
    const notice = part(page, 'This combination is not possible');
    await expect(notice).toContainText('at most 3 visas');
    await expect(continueButton(page)).toBeEnabled();
    await notice.getByRole('button', { name: 'Choose 3 visas, flexi office' }).click();
    await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
    await expect(notice).toBeHidden();
  });

  test('lets nobody register with a choice beyond the quota, unless it is kept as an open point', async ({
    page,
  }) => {
    const { companyData: _, ...requirements } = completeAnswers.requirements;
    await store(page, {
      onboardingData: JSON.stringify({ ...completeAnswers, requirements: { ...requirements, visas: 5 } }),
    });
    await open(page, '/onboarding');
    const notice = part(page, 'This combination is not possible');
    await continueButton(page).click();
    await expect(
      page.getByText('This combination is not possible. Change it, or keep it as an open point.').first(),
    ).toBeVisible();
    await expect(notice.getByRole('button').first()).toBeFocused();
    await expect(page).toHaveURL(/\/onboarding$/);
    await notice.getByRole('button', { name: 'Keep as an open point' }).click();
    await expect(notice).toContainText('Kept as an open point.');
    await page.reload();
    await expect(notice).toContainText('Kept as an open point.');
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });

  test('takes no visas named outside the UAE for none', async ({ page }) => {
    await open(page, '/onboarding');
    await choose(page, 'United Kingdom');
    await continueButton(page).click();
    await choose(page, 'LLP');
    await continueButton(page).click();
    await expect(page.getByRole('radio', { name: '0', exact: true })).toBeChecked();
    await choose(page, 'Virtual');
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });

  test('is not missed by a questionnaire that cannot have it', async ({ page, noise }) => {
    noise.expect(/ERR_FAILED/);
    await page.route('**/assets/estimate-*', (route) => route.abort());
    await store(page, { onboardingData: JSON.stringify(completeAnswers) });
    await open(page, '/onboarding');
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/app\/signup$/);
  });
});
