import type { Browser, Page } from '@playwright/test';

/**
 * Lets every page of a browser hear the keys that a test presses. React adds what listens to them, such as to Escape in
 * a dialog, a task or two after it has drawn it: no person is that quick, but a test on a busy machine is.
 */
export function pressOnceHeard(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('page', (page) => {
      const press = page.keyboard.press.bind(page.keyboard);
      page.keyboard.press = async (key, rest) => {
        await runTasks(page);
        await press(key, rest);
      };
    });
    return context;
  };
}

/** Waits until the page has run what it had planned. Timers do not count: a test may have stopped its clock. */
async function runTasks(page: Page): Promise<void> {
  const tasks = page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let task = 0; task < 4; task += 1) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
    port1.close();
  });
  // A page that is just being left has nothing more to run.
  await tasks.catch(() => undefined);
}
