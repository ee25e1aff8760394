import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PaymentRequestView } from '#contract/payments.ts';
import { TransferDetails } from './transfer-details.tsx';

const account = {
  id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  ...{ holder: 'Harbour Agents', bank: 'Harbour Bank', country: 'DE', currency: 'EUR' },
  ...{ number: 'DE89370400440532013000', bic: 'COBADEFFXXX', note: '', isClosed: false, version: 1 },
};
const request = {
  id: '9fa85f64-5717-4562-b3fc-2c963f66afa6',
  ...{ quoteNumber: 'Q-2026-0001', currency: 'EUR', due: 123_456, reference: 'RF18539007547034' },
  accounts: [account],
  codes: [{ account: account.id, content: 'BCD\n002\n1\nSCT' }],
  byCard: false,
} as unknown as PaymentRequestView;

test('A9: each part of a transfer is copied as banks take it', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  await render(<TransferDetails request={request} />);
  const buttons = page.getByRole('button', { name: /^Copy / });
  for (const button of buttons.elements()) (button as HTMLButtonElement).click();
  await vi.waitFor(() => expect(copied).toHaveLength(buttons.elements().length), 10_000);
  expect(copied).toEqual(
    expect.arrayContaining(['RF18539007547034', 'DE89370400440532013000', 'COBADEFFXXX', 'Harbour Agents']),
  );
  expect(copied.join(' ')).toMatch(/1,234\.56/);
});

test('without a bank account a link leads to where one asks how to pay', async () => {
  await render(<TransferDetails request={{ ...request, accounts: [], codes: [] }} />);
  const ask = page.getByRole('link', { name: 'Ask how to pay' });
  await expect.element(ask).toHaveAttribute('href', expect.stringMatching(/\/dashboard\/messages$/));
});

test('a code is there where the country has one, and nothing to pay shows nothing', async () => {
  const screen = await render(<TransferDetails request={request} />);
  await expect.element(page.getByRole('figure')).toBeVisible();
  expect(page.getByRole('figure').element().querySelectorAll('svg')).toHaveLength(1);
  await screen.rerender(<TransferDetails request={{ ...request, codes: [] }} />);
  await expect.element(page.getByRole('button', { name: 'Copy Reference' })).toBeVisible();
  expect(page.getByRole('figure').elements()).toHaveLength(0);
  await screen.rerender(<TransferDetails request={{ ...request, due: 0 }} />);
  await vi.waitFor(() => expect(page.getByRole('button').elements()).toHaveLength(0), 10_000);
});
