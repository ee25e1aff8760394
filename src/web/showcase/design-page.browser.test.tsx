import { createMemoryHistory } from '@tanstack/history';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
    await page.getByRole('switch', { name: 'Right to left' }).click();
    for (const accent of ['Pale yellow', 'Red', 'Black']) {
      await page.getByLabelText('Accent', { exact: true }).selectOptions(accent);
      expect(await findings(), accent).toEqual([]);
    }
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

/** What stands beside every page or covers it, and so cannot be one part among others. */
const besidePages = ['SpinnerScreen', 'ToastArea', 'Toasts'];

test('every part of the design system is on its page', async () => {
  const { container } = await render(
    <Router history={createMemoryHistory()}>
      <DesignPage />
    </Router>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = new Set(partsIn(container));
  for (const opener of ['Open a dialog', 'Record a payment', 'Open a drawer']) {
    await page.getByRole('button', { name: opener }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    for (const part of partsIn(container)) shown.add(part);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../design-system/*.tsx', '!../design-system/*.test.tsx'],
    { eager: true },
  );
  const parts = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((part) => typeof part === 'function')
    .filter(({ name }) => /^[A-Z]/.test(name) && !besidePages.includes(name));
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((part) => !shown.has(part)).map(({ name }) => name)).toEqual([]);
});

test('a form that is refused says so at its field, and one that is sent closes', async () => {
  await render(
    <Router history={createMemoryHistory()}>
      <DesignPage />
    </Router>,
  );
  await page.getByRole('button', { name: 'Save values' }).click();
  await expect.element(page.getByLabelText('Licence issued on')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Record one that is refused' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Somebody else changed this. Reload and try again.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The components that React has rendered in an element and in what they opened elsewhere. */
function partsIn(container: Element): unknown[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$')) ?? '';
  // The root holds two trees in turn; the one that is shown is its current one.
  const { stateNode } =
    (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key] ?? {};
  if (!stateNode) throw new Error('React has rendered nothing here.');
  const found: unknown[] = [];
  const waiting: (Fiber | null)[] = [stateNode.current];
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    if (!fiber) continue;
    found.push(fiber.type);
    waiting.push(fiber.sibling, fiber.child);
  }
  return found;
}

async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
