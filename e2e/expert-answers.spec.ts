import type { Page } from '@playwright/test';
import { ask, openExpert, wakeExpert } from './support/expert.ts';
import { type ScriptedAnswer, type ScriptedExpert, scriptExpert } from './support/scripted-expert.ts';
import { test as base, expect, toast } from './support/test.ts';

/* Answers that are slow, long, stopped or fail, given piece by piece by the test. */

const test = base.extend<{ expert: ScriptedExpert }>({
  expert: async ({ page }, use) => {
    const expert = await scriptExpert(page);
    await use(expert);
    await expert.stop();
  },
});

const failure = 'Failed to get response from AI';
/** The browser's own line about a failed call, and ours. */
const failureNoise = [/Failed to load resource/, /Failed to get response from AI/];

/** Asks and gives what the panel sent. */
async function asked(page: Page, expert: ScriptedExpert, question: string): Promise<ScriptedAnswer> {
  await ask(page, question);
  return expert.next();
}

test('while an answer is awaited it says so, sends nothing else and keeps the draft', async ({
  page,
  expert,
}) => {
  const { answer, box, button, messages, typing } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  await expect(typing).toBeVisible();
  await expect(button('Send')).toBeDisabled();
  await box.fill('Two?');
  await box.press('Enter');
  await expect(box).toHaveValue('Two?');
  await expect(messages).toHaveCount(1);
  given.say('The fee is **AED 9,000**');
  await expect(answer).toContainText('The fee is AED 9,000');
  await expect(typing).toBeHidden();
  await expect(button('Send')).toBeDisabled();
  await expect(button('Copy')).toBeHidden();
  given.say(' once.');
  given.end();
  await expect(answer).toContainText('The fee is AED 9,000 once.');
  await expect(button('Copy')).toBeVisible();
  await expect(button('Send')).toBeEnabled();
  await expect(box).toBeFocused();
});

test('a stopped answer stays and is sent with the next question', async ({ page, expert }) => {
  const { answer, button, box } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  given.say('The first half');
  await expect(answer).toContainText('The first half');
  await button('Stop').focus();
  await page.keyboard.press('Enter');
  await given.gone;
  await expect(answer).toContainText('Stopped.');
  await expect(answer).toContainText('The first half');
  await expect(button('Stop')).toBeHidden();
  await expect(box).toBeFocused();
  const next = await asked(page, expert, 'Two?');
  expect(next.asked.messages.slice(1)).toEqual([
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: 'The first half' },
    { role: 'user', content: 'Two?' },
  ]);
});

test('one that has not begun can be stopped, too, and asked for again', async ({ page, expert }) => {
  const { answer, button, typing } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  await button('Stop').click();
  await given.gone;
  await expect(typing).toBeHidden();
  await expect(answer).toContainText('Stopped before an answer came.');
  await button('Retry').click();
  const again = await expert.next();
  expect(again.asked.messages.slice(1)).toEqual([{ role: 'user', content: 'One?' }]);
  again.say('Here it is.');
  again.end();
  await expect(answer).toContainText('Here it is.');
});

test('a finished answer can be asked for again, in its place', async ({ page, expert }) => {
  const { answer, button, messages } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  given.say('First.');
  given.end();
  await button('Retry').click();
  const again = await expert.next();
  expect(again.asked.messages.slice(1)).toEqual([{ role: 'user', content: 'One?' }]);
  again.say('Second.');
  again.end();
  await expect(answer).toContainText('Second.');
  await expect(messages).toHaveCount(2);
});

test('the last question can be edited: Escape gives up, sending replaces it', async ({ page, expert }) => {
  const { answer, box, button, messages, panel } = await openExpert(page);
  for (const question of ['One?', 'Two?']) {
    const given = await asked(page, expert, question);
    given.say(`About ${question}`);
    given.end();
    await expect(answer).toContainText(`About ${question}`);
  }
  await expect(button('Edit')).toHaveCount(1);
  await box.fill('A draft');
  await button('Edit').click();
  await expect(box).toHaveValue('Two?');
  await expect(box).toBeFocused();
  await expect(panel.getByText('Editing your last question')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('A draft');
  await expect(panel).toBeVisible();
  await button('Edit').click();
  await box.fill('Two, but better?');
  await box.press('Enter');
  const given = await expert.next();
  expect(given.asked.messages.slice(1).map(({ content }) => content)).toEqual([
    'One?',
    'About One?',
    'Two, but better?',
  ]);
  given.say('Better.');
  given.end();
  await expect(messages).toHaveCount(4);
  await expect(messages.nth(2)).toContainText('Two, but better?');
  await expect(panel.getByText('Editing your last question')).toBeHidden();
});

const failures: [string, (answer: ScriptedAnswer) => void, RegExp][] = [
  ['the connection breaks', (answer) => answer.breakOff(), /There was no answer/],
  [
    'the server fails',
    (answer) => answer.reply(500, { error: { message: 'at line 7' } }),
    /could not answer/,
  ],
  [
    'the stream begins with a failure',
    (answer) => answer.send('data: {"error":{"message":"at line 7"}}\n\n'),
    /could not answer/,
  ],
  ['a proxy answers', (answer) => answer.reply(200, { hello: 'there' }), /There was no answer/],
  [
    'there were too many questions',
    (answer) => answer.reply(429, { error: { message: 'Slow down' } }, { 'retry-after': '40' }),
    /try again in 40 seconds/,
  ],
  [
    'the server is busy',
    (answer) => answer.reply(503, { error: { message: 'Busy' } }, { 'retry-after': '120' }),
    /try again in 2 minutes/,
  ],
  [
    'the question is refused',
    (answer) => answer.reply(400, { error: { message: 'Please ask shorter questions.' } }),
    /Please ask shorter questions\./,
  ],
  ['the page is too old', (answer) => answer.reply(401, { error: { message: 'No key' } }), /reload it/],
];

for (const [what, fail, reason] of failures) {
  test(`if ${what}, one toast says so, and the question can be asked again`, async ({
    page,
    expert,
    noise,
  }) => {
    noise.expect(...failureNoise);
    const { button, messages, panel, typing, answer } = await openExpert(page);
    fail(await asked(page, expert, 'One?'));
    await expect(toast(page, failure)).toHaveCount(1);
    await expect(typing).toBeHidden();
    await expect(panel.getByText(reason)).toBeVisible();
    await expect(messages).toHaveText([/One\?/]);
    await expect(panel).not.toContainText('at line 7');
    await button('Retry').click();
    await expect(panel.getByText(reason)).toBeHidden();
    const again = await expert.next();
    expect(again.asked.messages.slice(1)).toEqual([{ role: 'user', content: 'One?' }]);
    again.say('Here.');
    again.end();
    await expect(answer).toContainText('Here.');
    // The first may have gone by now; there has been no second.
    await expect(toast(page, failure).nth(1)).toHaveCount(0);
  });
}

for (const [what, end] of [
  ['breaks', (answer: ScriptedAnswer) => answer.breakOff()],
  ['ends without its end', (answer: ScriptedAnswer) => answer.send('data: {"choices":[]}\n\n')],
  [
    'tells of a failure',
    (answer: ScriptedAnswer) => answer.send('data: {"error":{"message":"at line 7"}}\n\n'),
  ],
] as const) {
  test(`an answer whose stream ${what} keeps what came`, async ({ page, expert, noise }) => {
    noise.expect(...failureNoise);
    const { answer, button, panel } = await openExpert(page);
    const given = await asked(page, expert, 'One?');
    given.say('Half of it');
    await expect(answer).toContainText('Half of it');
    end(given);
    if (what === 'ends without its end') given.breakOff();
    await expect(toast(page, failure)).toHaveCount(1);
    await expect(answer).toContainText('Half of it');
    await expect(panel.getByText('The answer was interrupted.')).toBeVisible();
    await expect(panel).not.toContainText('at line 7');
    await button('Retry').click();
    const again = await expert.next();
    expect(again.asked.messages.slice(1)).toEqual([{ role: 'user', content: 'One?' }]);
  });
}

test('without a connection it says so, and the question waits', async ({ page, server, context, noise }) => {
  await wakeExpert(server);
  noise.expect(...failureNoise);
  const { answer, button, panel } = await openExpert(page);
  await context.setOffline(true);
  await ask(page, 'What is a free zone?');
  await expect(panel.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await button('Retry').click();
  await expect(answer).not.toBeEmpty();
  await expect(button('Copy')).toBeVisible();
});

test('an answer in one piece is read as well, and one that was cut says so', async ({ page, expert }) => {
  const { answer } = await openExpert(page);
  const whole = await asked(page, expert, 'One?');
  whole.reply(200, {
    choices: [{ message: { content: '# Title\nText\n- a\n- b\n1. Step' }, finish_reason: 'length' }],
  });
  await expect(answer.getByRole('heading', { name: 'Title' })).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveText(['a', 'b', 'Step']);
  await expect(answer).toContainText('reached the maximum length');
});

const hostile = [
  '**Hello** <script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
  '<iframe src="https://example.com"></iframe><style>* { display: none }</style>',
  '<form action="https://example.com"><input name="password"><button>Sign in</button></form>',
  '<p style="position:fixed" onclick="window.hacked = 1" id="root" class="fixed">Quiet</p>',
  '[bad](javascript:window.hacked=1) [data](data:text/html,x) ![picture](https://example.com/x.png)',
  '<a href="vbscript:x" target="_top">old</a> [good](https://example.com/a) <https://example.com/b>',
  '<svg><a xlink:href="javascript:1"><text>x</text></a></svg><math><mtext></mtext></math>',
].join('\n\n');

test('nothing in an answer runs, loads or leads astray', async ({ page, expert }) => {
  const { answer } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  for (const piece of hostile.match(/.{1,9}|\n/g) ?? []) given.say(piece);
  given.end();
  await expect(answer.getByRole('link')).toHaveCount(2);
  for (const link of await answer.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/example\.com\/[ab]$/);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const reply = answer.locator('.reply');
  await expect(
    reply.locator('script, img, iframe, style, form, input, button, svg a, [style], [onclick], #root'),
  ).toHaveCount(0);
  await expect(reply).toContainText('Quiet');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('an answer is said aloud once it is whole, and its pieces are not', async ({ page, expert }) => {
  const { panel, log, answer } = await openExpert(page);
  await expect(log).toHaveAttribute('aria-live', 'off');
  const spoken = panel.getByRole('status').filter({ hasText: 'Landfall Expert:' });
  const given = await asked(page, expert, 'One?');
  await expect(panel.getByRole('status').filter({ hasText: 'Landfall Expert is typing...' })).toHaveCount(1);
  given.say('The fee is **AED 9,000**');
  await expect(answer).toContainText('AED 9,000');
  await expect(spoken).toHaveCount(0);
  given.say(' once [1].\n\n**Sources**\n1. [List](https://example.com/list), DMCC, 2021');
  given.end();
  await expect(spoken).toHaveText('Landfall Expert: The fee is AED 9,000 once[1].');
});

test('an answer is copied as text, with its sources', async ({ page, expert, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { panel, button } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  given.say('The fee is **AED 9,000** [1], see [more](https://example.com/more).\n\n- one\n- two\n\n');
  given.say('**Sources**\n1. [List](https://example.com/list), DMCC, 2021');
  given.end();
  await button('Copy').click();
  await expect(panel.getByText('Copied', { exact: true })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'The fee is AED 9,000[1], see more.\n\none\ntwo\n\nSources\n1. List, DMCC, 2021 https://example.com/list',
  );
});

const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Paragraph ${index} of an answer that is long enough to scroll.\n\n`,
  );

test('the view follows new text at the end and stays put after scrolling up', async ({ page, expert }) => {
  const { log, button, panel } = await openExpert(page);
  const toEnd = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  const given = await asked(page, expert, 'One?');
  given.say('**Beginning**\n\n');
  await expect(panel.getByText('Beginning')).toBeVisible();
  // Only what comes at once is shown from its beginning.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  for (const paragraph of paragraphs(40)) given.say(paragraph);
  given.say('The last of the first part.');
  await expect(panel.getByText('The last of the first part.')).toBeInViewport();
  await expect.poll(toEnd).toBeLessThan(2);
  await expect(button('Jump to the end')).toBeHidden();

  await log.hover();
  await page.mouse.wheel(0, -600);
  await expect(button('Jump to the end')).toBeVisible();
  // A wheel scrolls on for a moment.
  let place = -1;
  await expect
    .poll(async () => {
      const before = place;
      place = await log.evaluate((list) => list.scrollTop);
      return place === before;
    })
    .toBe(true);
  for (const paragraph of paragraphs(40)) given.say(paragraph);
  given.say('The very last.');
  given.end();
  await expect(panel.getByText('The very last.')).toBeAttached();
  await expect(button('Copy')).toBeAttached();
  expect(await log.evaluate((list) => list.scrollTop)).toBe(place);
  await button('Jump to the end').press('Enter');
  await expect.poll(toEnd).toBeLessThan(2);
  await expect(button('Jump to the end')).toBeHidden();
  await expect(panel.locator(':focus')).toHaveCount(1);
});

test('a long answer that is there at once is read from its beginning', async ({ page, expert }) => {
  const { answer, button, panel, messages } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  // In one piece: of two, a busy page may read the second much later.
  given.say([...paragraphs(40), 'The last.'].join(''));
  given.end();
  await expect(button('Copy')).toBeAttached();
  await expect(messages.first()).toBeInViewport();
  await expect(answer.getByText('Paragraph 0 of')).toBeInViewport();
  await button('Jump to the end').click();
  await expect(panel.getByText('The last.')).toBeInViewport();
});

test('each message is written in the direction of its words', async ({ page, expert }) => {
  const { messages, answer } = await openExpert(page);
  const given = await asked(page, expert, 'كم تبلغ الرسوم؟');
  given.say('الرسوم **9,000 درهم**.');
  given.end();
  await expect(answer).toContainText('9,000');
  for (const words of [messages.first().locator('p'), answer.locator('.reply')]) {
    expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  }
});

test('figures in a table stand right, and a list counts from where it says', async ({ page, expert }) => {
  const { answer } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  given.say(
    '| Zone | Fee |\n| --- | ---: |\n| DMCC | AED 9,000 |\n\n3. Third\n4. Fourth\n\nA line<br>and the next\nand one more.',
  );
  given.end();
  const [zone, fee] = [answer.getByRole('cell').first(), answer.getByRole('cell').last()];
  await expect(zone).toHaveCSS('text-align', 'start');
  await expect(fee).toHaveCSS('text-align', 'end');
  await expect(answer.locator('ol')).toHaveAttribute('start', '3');
  await expect(answer.locator('br')).toHaveCount(2);
});

test('a wide table scrolls by itself on a phone, by keyboard too', async ({ page, expert }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { answer, panel, log } = await openExpert(page);
  const given = await asked(page, expert, 'One?');
  given.say('| Zone | Licence | Registration | Visa | Office |\n| --- | ---: | ---: | ---: | --- |\n');
  given.say('| DMCC | AED 20,000 | AED 9,000 | AED 5,000 | flexi desk |\n');
  given.end();
  const table = answer.getByRole('region', { name: 'Table' });
  await expect(table).toBeVisible();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  expect(await log.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  expect(await panel.evaluate((element) => element.getBoundingClientRect().width)).toBe(320);
});

test('the box stays above a keyboard that lies over the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { box } = await openExpert(page);
  await page.evaluate(() => {
    const visible = window.visualViewport;
    if (!visible) return;
    Object.defineProperty(visible, 'height', { value: 500, configurable: true });
    visible.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => ((await box.boundingBox())?.y ?? 0) + ((await box.boundingBox())?.height ?? 0))
    .toBeLessThan(500);
});
