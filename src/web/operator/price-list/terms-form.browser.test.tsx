import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { failureMessages } from '#messages/failures.ts';
import { priceListMessages as texts } from '#messages/price-list.ts';
import { TermsForm } from './terms-form.tsx';

test('terms that could not be saved stay in their field, and the button says why', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json(
      { status: 'error', code: 'unavailable', message: failureMessages.unavailable },
      { status: 503 },
    ),
  );
  await render(<TermsForm terms={null} mayChange onChanged={() => {}} />);
  await page.getByRole('button', { name: texts.termsNone }).click();
  const field = page.getByLabelText(texts.termsText);
  const save = page.getByRole('button', { name: texts.termsSave });
  await save.click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('We work with care.');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(failureMessages.unavailable);
  await expect.element(field).toHaveValue('We work with care.');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});
