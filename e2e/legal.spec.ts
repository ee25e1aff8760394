import { expect, open, test } from './support/test.ts';

/** What the privacy note has to say, by the term it says it under. */
const kept: Record<string, readonly RegExp[]> = {
  'Its formation': [/steps are done/, /days that deadlines count from/, /by which account/],
  'Your calendar address': [/hash \(SHA-256\)/, /without signing in/, /revoke/],
  'Your questions to the AI expert': [/not stored/, /could not be answered is kept/, /without personal data/],
};

test('the privacy note names what a formation, a calendar address and a chat leave behind', async ({
  page,
}) => {
  await open(page, '/privacy');
  const section = page.getByRole('region', { name: 'What is kept' });
  for (const [term, says] of Object.entries(kept)) {
    const entry = section
      .locator('dl > div')
      .filter({ has: page.getByRole('term').getByText(term, { exact: true }) });
    for (const text of says) await expect(entry.getByRole('definition')).toContainText(text);
  }
  await expect(page.getByRole('region', { name: 'Who can see it' })).toContainText(/language model/);
});
