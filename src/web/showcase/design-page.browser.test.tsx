import { createMemoryHistory } from '@tanstack/history';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from '#web/platform/router.tsx';
import DesignPage from './design-page.tsx';

afterEach(() => {
  document.documentElement.classList.remove('dark');
  document.documentElement.dir = 'ltr';
  document.documentElement.removeAttribute('style');
});

test.each(['light', 'dark'])(
  'every part of the design system is accessible in the %s theme',
  async (theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    await render(
      <Router history={createMemoryHistory()}>
        <DesignPage />
      </Router>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /Bank account/ }).click();
    expect(await findings()).toEqual([]);
    await page.getByLabelText('Accent').selectOptions('Pale yellow');
    await page.getByRole('switch', { name: 'Right to left' }).click();
    expect(await findings()).toEqual([]);
  },
);

test.each([320, 768])('every part of the design system fits %i pixels', async (width) => {
  await page.viewport(width, 800);
  await render(
    <Router history={createMemoryHistory()}>
      <DesignPage />
    </Router>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
