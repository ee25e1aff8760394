import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FranchiseTax } from './franchise-tax.tsx';

const authorised = page.getByLabelText('Authorised shares');
const assets = page.getByLabelText('Gross assets at the year’s end, in USD');
const sums = page.getByRole('status');

const common = (total: number | null, nominalValue: string | null) => ({
  shareClasses: [{ id: 'ordinary', name: '', total, nominalValue, votesPerShare: 1 }],
});

test('C3: both sums of Delaware stand side by side, and the lower is marked', async () => {
  await render(<FranchiseTax {...common(8_000_000, '0.0001')} />);
  await authorised.fill('10000000');
  await expect.element(sums).toMatchTextContent(/USD.85,165/);
  await assets.fill('50000');
  await expect.element(sums).toMatchTextContent(/By authorised shares ?On Delaware’s billUSD.85,165/);
  await expect.element(sums).toMatchTextContent(/By assumed par value Lower.*USD.400/);
});

test('fewer authorised than issued shares are refused with a way on', async () => {
  await render(<FranchiseTax {...common(8_000_000, '0.0001')} />);
  await authorised.fill('7000000');
  await expect.element(page.getByText(/8,000,000 shares are issued/)).toBeVisible();
  await expect.element(sums).not.toMatchTextContent('USD');
});

test('a nominal value above its part of the assets gives no sum by assets', async () => {
  await render(<FranchiseTax {...common(1_000, '1.00')} />);
  await assets.fill('500');
  await expect.element(sums).toMatchTextContent('Ask a tax adviser');
  await expect.element(sums).toMatchTextContent(/USD.175/);
  await expect.element(sums).not.toMatchTextContent('Lower');
});

test('without a number of shares nothing is summed until both are typed', async () => {
  await render(<FranchiseTax {...common(null, null)} />);
  await expect.element(sums).not.toMatchTextContent('USD');
  await authorised.fill('5000');
  await expect.element(sums).toMatchTextContent(/USD.175/);
});
