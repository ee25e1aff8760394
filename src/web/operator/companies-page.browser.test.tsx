import { createMemoryHistory } from '@tanstack/history';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { operatorMessages } from '#messages/operator.ts';
import { basePath } from '#web/paths.ts';
import { readShownAgain } from '#web/platform/query.ts';
import { Router } from '#web/platform/router.tsx';
import CompaniesPage from './companies-page.tsx';

const companyNamed = (name: string) => ({
  id: name.toLowerCase(),
  name,
  country: 'SG',
  state: 'active',
  createdAt: '2026-11-20T08:00:00.000Z',
});

/** What the server answers, and the queries it was asked. */
const asked: string[] = [];
let answer: () => Response;
const found = (...names: string[]) => foundBefore(null, ...names);
const foundBefore = (nextCursor: string | null, ...names: string[]) =>
  Response.json({
    status: 'success',
    total: names.length,
    nextCursor,
    companies: names.map(companyNamed),
  });

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    asked.push(new URL((request as Request).url).search);
    return answer();
  });
});

async function open(search = '') {
  const history = createMemoryHistory({ initialEntries: [`${basePath}/operator/companies${search}`] });
  await render(
    <Router history={history}>
      <main id="content">
        <CompaniesPage />
      </main>
    </Router>,
  );
  return history;
}

const searchBox = page.getByRole('searchbox');
const rowNamed = (name: string) => page.getByRole('link', { name });

test('a list shows its rows and how many there are', async () => {
  answer = () => found('Alpha', 'Beta');
  await open('?search=rows');
  await expect.element(rowNamed('Alpha')).toHaveAttribute('href', '/app/operator/companies/alpha');
  await expect.element(page.getByRole('row')).toHaveLength(3);
  await expect.element(page.getByText('2 companies')).toBeVisible();
});

test('an empty list says so, and says it otherwise where something was looked for', async () => {
  answer = () => found();
  await open();
  await expect.element(page.getByText(operatorMessages.companies.none)).toBeVisible();
  await searchBox.fill('nowhere');
  await expect.element(page.getByText(operatorMessages.noneFound)).toBeVisible();
});

test('a list that failed to load is retried, and the focus moves to its heading', async () => {
  answer = () => Response.json({ status: 'error', message: 'Not now.' }, { status: 503 });
  await open('?search=failing');
  await expect.element(page.getByText('Not now.')).toBeVisible();
  answer = () => found('Alpha');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rowNamed('Alpha')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what was read stays while it cannot be read again, until the server refuses it', async () => {
  answer = () => found('Alpha');
  await open('?search=again');
  await expect.element(rowNamed('Alpha')).toBeVisible();
  answer = () => Response.json({ status: 'error', message: 'Not now.' }, { status: 503 });
  readShownAgain();
  const notice = page.getByText(/^Could not be updated\. Showing data from/);
  await expect.element(notice).toBeVisible();
  await expect.element(rowNamed('Alpha')).toBeVisible();
  // Rows of another question say nothing about this one.
  await searchBox.fill('other');
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(rowNamed('Alpha')).not.toBeInTheDocument();
  await searchBox.fill('again');
  await expect.element(rowNamed('Alpha')).toBeVisible();
  answer = () => found('Beta');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rowNamed('Beta')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  answer = () => Response.json({ status: 'error', message: 'No longer.' }, { status: 403 });
  readShownAgain();
  await expect.element(page.getByText('No longer.')).toBeVisible();
  await expect.element(rowNamed('Beta')).not.toBeInTheDocument();
});

test('filters stand in the address and are asked of the server', async () => {
  answer = () => found('Alpha');
  const history = await open('?country=SG');
  await page.getByLabelText('State').selectOptions('waiting');
  await expect.poll(() => history.location.search).toBe('?country=SG&state=waiting');
  await expect.poll(() => asked.at(-1)).toBe('?country=SG&state=waiting');
  await searchBox.fill('alp');
  await expect.poll(() => history.location.search).toBe('?country=SG&state=waiting&search=alp');
  // The address comes first.
  await expect.poll(() => asked.at(-1)).toBe('?search=alp&country=SG&state=waiting');
  expect(asked).toHaveLength(3);
});

test('the next page is added to the rows', async () => {
  answer = () => foundBefore('cursor-1', 'Alpha');
  await open('?search=pages');
  await expect.element(rowNamed('Alpha')).toBeVisible();
  answer = () => found('Beta');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(rowNamed('Beta')).toBeVisible();
  await expect.element(rowNamed('Alpha')).toBeVisible();
  expect(asked.at(-1)).toBe('?search=pages&cursor=cursor-1');
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a value that is not on offer is ignored', async () => {
  answer = () => found('Alpha');
  await open('?country=XX&state=odd');
  await expect.element(rowNamed('Alpha')).toBeVisible();
  expect(asked).toEqual(['']);
});

test('the keyboard leads from the search through the rows and back', async () => {
  answer = () => found('Alpha', 'Beta');
  await open('?search=keys');
  await expect.element(rowNamed('Beta')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(searchBox).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(rowNamed('Alpha')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(rowNamed('Beta')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.element(searchBox).toHaveFocus();
});

test('where a table has no room the rows are cards', async () => {
  answer = () => found('Alpha');
  await page.viewport(390, 800);
  await open('?search=cards');
  await expect.element(rowNamed('Alpha')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});
