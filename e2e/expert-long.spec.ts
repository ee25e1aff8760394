import { recordMainThread } from './support/main-thread.ts';
import { scriptExpert } from './support/scripted-expert.ts';
import { expect, open, test } from './support/test.ts';

/*
 * A long answer must not make the page stutter: what is finished is not drawn again, and a frame takes in
 * what has come since the last one.
 */

/** About 10,000 tokens of what answers are made of. */
function longAnswer(): string[] {
  const section = (number: number) =>
    [
      `## Part ${number}`,
      '',
      `The fee for **part ${number}** is AED ${number},500 once [${(number % 9) + 1}], and the authority issues it within ten working days of the *complete* application, see [its page](https://example.com/${number}).`,
      '',
      '- a passport that is valid for six months, of every shareholder [1, 2]',
      '- a photograph with a white background',
      '- proof of address, not older than three months, with `certified` translation',
      '',
      '| Fee | Due | Amount |',
      '| --- | --- | ---: |',
      `| Registration | at once | AED ${number},000 |`,
      '| Licence | each year | AED 20,000 |',
      '',
    ].join('\n');
  const text = Array.from({ length: 85 }, (_, index) => section(index + 1)).join('\n');
  return text.match(/\s*\S{1,5}|\s+$/g) ?? [];
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

test('10,000 tokens stream in without a long task, the last as lightly as the first', async ({ page }) => {
  test.setTimeout(180_000);
  const expert = await scriptExpert(page);
  await open(page, '/onboarding');
  await page.getByRole('button', { name: 'Ask our AI expert now...' }).click();
  const panel = page.getByRole('dialog', { name: 'Landfall Expert' });
  await panel.getByPlaceholder('Ask the expert...').fill('Tell me everything.');
  await page.keyboard.press('Enter');
  const answer = await expert.next();
  const tokens = longAnswer();
  expect(tokens.length).toBeGreaterThan(10_000);
  answer.say('**Everything**\n\n');
  await expect(panel.getByText('Everything', { exact: true })).toBeVisible();
  const endRecording = await recordMainThread(page);
  // A thousand tokens a second: faster than any model.
  for (let index = 0; index < tokens.length; index += 20) {
    for (const token of tokens.slice(index, index + 20)) answer.say(token);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  answer.end();
  // Asked for by role, every element of the answer would be looked at, on the thread that is measured.
  await page.locator('[data-answer] [aria-label=Copy]').waitFor();
  const tasks = await endRecording();
  expect(tasks.length).toBeGreaterThan(500);
  expect(tasks.filter(({ worked }) => worked > 50)).toEqual([]);
  // What takes a millisecond or more draws; the rest only takes tokens in.
  const drawing = tasks.filter(({ worked }) => worked > 1).map(({ worked }) => worked);
  const quarter = Math.floor(drawing.length / 4);
  expect(median(drawing.slice(-quarter))).toBeLessThan(2 * median(drawing.slice(0, quarter)));
  await expect(panel.getByRole('heading', { name: 'Part 85' })).toBeVisible();
  await expert.stop();
});
