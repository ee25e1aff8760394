import { expect, type Page } from '@playwright/test';

/** Complete answers as the browser keeps them under 'onboardingData'. */
export const completeAnswers = {
  step: 3,
  country: 'AE',
  companyType: 'free-zone',
  subType: 'dmcc',
  freezone: 'dmcc',
  requirements: {
    visas: 2,
    officeType: 'flexi',
    companyData: {
      country: 'AE',
      companyType: 'free-zone',
      freezone: 'dmcc',
      subType: 'dmcc',
      visas: 2,
      officeType: 'flexi',
    },
  },
};

/** The buttons that move between the steps. */
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
export const backButton = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

/** A choice of any of the questions, told by its label. */
export function choice(page: Page, label: string) {
  const name = new RegExp(`^${label.replaceAll('+', '\\+')}(\\b|$)`);
  return page.getByRole('radio', { name });
}

/** Picks a choice the way a person does, by its visible card. */
export async function choose(page: Page, label: string): Promise<void> {
  await choice(page, label).check();
  await expect(choice(page, label)).toBeChecked();
}

/** Answers all three steps for a DMCC company with two visas and leaves for the registration page. */
export async function answerAll(page: Page): Promise<void> {
  await choose(page, 'UAE');
  await continueButton(page).click();
  await choose(page, 'Free Zone');
  await choose(page, 'DMCC');
  await continueButton(page).click();
  await choose(page, '2');
  await choose(page, 'Flexi');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/app\/signup$/);
}

/** What the browser keeps under a key, parsed. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => {
    const value = localStorage.getItem(name);
    return value === null ? null : JSON.parse(value);
  }, key);
}

/** Puts a value under a key before any page of the test reads it, once. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((given) => {
    // A page before the first one, such as 'about:blank', has no storage.
    if (location.origin === 'null' || sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'true');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, values);
}
