import type { Locator, Page } from '@playwright/test';

/** A step of the case on its founders' page. */
export const step = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Steps', exact: true })
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 3, name: label }) });

/** The same step in the company file of the agency. */
export const task = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: label }) });

/** Presses the button of an action, such as 'Hand in', at a step. */
export const press = (step: Locator, action: string) =>
  step
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .first()
    .click();
