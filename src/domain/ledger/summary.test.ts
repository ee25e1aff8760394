import { expect, test } from 'vitest';
import { entry, reversedEntries, summaryOf } from './entries.ts';

test('an invoice that an advance pays at once is as large as what it asks for, and so is taking it back', () => {
  const entries = [entry('receivable', 'AED', 105, 'fee'), entry('receivable', 'AED', -105, 'fee')];
  expect(summaryOf('invoiced', entries)).toMatchObject({
    amount: 105,
    parts: [{ line: 'fee', amount: 105 }],
  });
  expect(summaryOf('invoiced', reversedEntries(entries)).amount).toBe(-105);
});
