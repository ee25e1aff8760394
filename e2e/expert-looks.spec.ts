import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask, expertPanel, openExpert, wakeExpert } from './support/expert.ts';
import { scriptExpert } from './support/scripted-expert.ts';
import { expect, test } from './support/test.ts';

/* The states of the expert's panel, looked at by axe in both themes and on narrow windows. */

test.beforeAll(({ server }) => wakeExpert(server));

const everything = [
  'The fee is **AED 9,000** once [1, 4], see [the page](https://example.com/page).',
  '',
  '### What is in it',
  '',
  '- a licence, `form 12`',
  '- an office',
  '',
  '> Quoted from the list.',
  '',
  '| Zone | Licence | Registration | Visa |',
  '| --- | ---: | ---: | ---: |',
  '| Dubai Multi Commodities Centre | AED 20,000 | AED 9,000 | AED 5,000 |',
  '',
  '**Sources**',
  ...[1, 2, 3, 4].map((number) => `${number}. [List ${number}](https://example.com/${number}), DMCC, 2021`),
].join('\n');

const states: Record<string, (page: Page) => Promise<void>> = {
  'an answer with all that it can hold': async (page) => {
    const expert = await scriptExpert(page);
    const { button } = await openExpert(page);
    await ask(page, 'What does it cost, what is in it, and who says so?');
    const answer = await expert.next();
    answer.say(everything);
    answer.end();
    await button('Show all 4 sources').click();
    await expect(button('Copy')).toBeVisible();
    await expert.stop();
  },
  'an answer that is coming': async (page) => {
    const expert = await scriptExpert(page);
    const { answer } = await openExpert(page);
    await ask(page, 'What does it cost?');
    (await expert.next()).say('It costs **AED 9');
    await expect(answer).toContainText('AED 9');
  },
  'the wait for one': async (page) => {
    await page.route('**/openai/**', () => {});
    const { typing } = await openExpert(page);
    await ask(page, 'What does it cost?');
    await expect(typing).toBeVisible();
  },
  'a failure': async (page) => {
    await page.route('**/openai/**', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '40' } }),
    );
    const { button } = await openExpert(page);
    await ask(page, 'What does it cost?');
    await expect(button('Retry')).toBeVisible();
  },
  'the last question being edited': async (page) => {
    const { button } = await openExpert(page);
    await ask(page, 'What is a free zone?');
    await button('Edit').click();
    await button('Suggest flows again').waitFor({ state: 'hidden' });
  },
  'a new conversation': async (page) => {
    const { button } = await openExpert(page);
    await ask(page, 'What is a free zone?');
    await expect(button('Copy')).toBeVisible();
    await button('New conversation').click();
    await expect(button('Undo')).toBeVisible();
  },
};

for (const [name, show] of Object.entries(states)) {
  test(`axe finds nothing on ${name}`, async ({ page, noise }) => {
    noise.expect(/Failed to load resource/, /Failed to get response from AI/);
    await show(page);
    await expectAccessible(page);
    await expectWithin(page);
  });
}

/** Nothing of the panel lies beyond its edges, at 320 pixels, with large text and from right to left. */
async function expectWithin(page: Page): Promise<void> {
  const { panel, log } = expertPanel(page);
  for (const [size, dir] of [
    ['100%', 'ltr'],
    ['200%', 'ltr'],
    ['100%', 'rtl'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(
      ([fontSize, direction]) => {
        document.documentElement.style.fontSize = fontSize;
        document.documentElement.dir = direction;
      },
      [size, dir] as const,
    );
    const beyond = await panel.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('*')]
        .filter((inner) => !inner.closest('.reply-table *, .sr-only'))
        .filter((inner) => {
          const box = inner.getBoundingClientRect();
          return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
        })
        .map((inner) => inner.outerHTML.slice(0, 200));
    });
    expect(beyond, `${size}, ${dir}`).toEqual([]);
    expect(await log.evaluate((list) => list.scrollWidth - list.clientWidth), `${size}, ${dir}`).toBe(0);
  }
}
