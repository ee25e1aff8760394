import { expect, test } from 'vitest';
import { rowsNamedIn } from './named-rows.ts';

const visa = `An employment visa costs AED 3,237.39 [1].

- Establishment card: AED 1,127.27, valid 3 years [1].
- e-Channels account: AED 4,197.27, valid 1 year [1].
- Medical test: AED 250 [2].`;

const offices = `The number of visas depends on the office [1]:

| Office | Visas |
|---|---|
| Flexi desk | up to 3 [1] |
| Serviced office | 4 or 5 [1] |
| Own office | 1 per 9 sqm [1] |`;

const steps = `Late wages lead to a stop of permits on day 5 and complaints on day 16 [1]:

| Day | Step |
|---|---|
| 5 | stop of permits [1] |
| 16 | complaints [1] |`;

test('the rows that a question names open together, in its order', () => {
  expect(rowsNamedIn(visa, 'What do the e-Channels and the establishment card cost?')).toBe(
    'e-Channels account: AED 4,197.27, valid 1 year [1]; Establishment card: AED 1,127.27, valid 3 years [1].',
  );
  expect(rowsNamedIn(offices, 'How many visas with a flexi desk, a serviced office and my own office?')).toBe(
    'Flexi desk: up to 3 [1]; Serviced office: 4 or 5 [1]; Own office: 1 per 9 sqm [1].',
  );
});

test.each([
  [visa, 'What does the establishment card cost?'],
  [visa, 'What does the visa cost, and how long does it take?'],
  // The first sentence tells both already.
  [steps, 'What happens on day 5 and on day 16?'],
])('one row, none, or what the text opens with is left as it is', (text, question) => {
  expect(rowsNamedIn(text, question)).toBeUndefined();
});

test('a number is a row by its column', () => {
  const told = steps.replace(/^[^\n]+/, 'Late wages have steps [1]:');
  expect(rowsNamedIn(told, 'What happens on day 5 and on day 16?')).toBe(
    'Day 5: stop of permits [1]; Day 16: complaints [1].',
  );
});
