import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RecordTable } from './record-table.tsx';

const columns = [
  { label: 'Number', width: '9rem' },
  { label: 'Client' },
  { label: 'To be paid', width: '11rem' },
  { label: 'Valid until', width: '11rem' },
  { label: 'State', width: '13rem' },
] as const;
const rows = [{ id: 'one', cells: ['Q-1', 'Alpha Trading', 'AED 100', '1 May', 'Accepted'] }];
const table = page.getByRole('table');
const cards = page.getByRole('list');

test('a table whose columns have no room beside the navigation is drawn as cards', async () => {
  await render(<RecordTable label="Quotes" columns={columns} rows={rows} />);
  for (const [width, shown] of [
    [1280, table],
    [1024, cards],
    [1010, table],
    [768, cards],
  ] as const) {
    await page.viewport(width, 800);
    await expect.element(shown).toBeVisible();
  }
  await page.viewport(1280, 800);
});

test('columns in shares of the table count, too', async () => {
  const shares = [{ label: 'Name' }, { label: 'Role', width: '40%' }] as const;
  await page.viewport(480, 800);
  await render(
    <RecordTable label="People" columns={shares} rows={[{ id: 'one', cells: ['Ana', 'Admin'] }]} />,
  );
  await expect.element(table).toBeVisible();
  await page.viewport(375, 800);
  await expect.element(cards).toBeVisible();
  await page.viewport(1280, 800);
});
