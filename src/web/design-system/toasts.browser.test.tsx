import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify } from '#web/platform/notify.ts';
import { ToastArea } from './toast-area.tsx';

const all = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const close = page.getByRole('button', { name: 'Close notification' });

/** Shows toasts and keeps the mouse on them, so that none disappears during the test. */
async function show(count: number): Promise<void> {
  for (let shown = 1; shown <= count; shown += 1) {
    notify.info(`Message ${shown}`);
    await expect.poll(() => all().length).toBe(shown);
    if (shown === 1) await page.elementLocator(all()[0] as HTMLElement).hover();
  }
}

beforeEach(async () => {
  await render(
    <>
      <ToastArea visible={3} />
      <input aria-label="Email" />
    </>,
  );
});

afterEach(async () => {
  await page.getByLabelText('Email').hover();
  toast.dismiss();
  await expect.poll(() => all().length).toBe(0);
});

test('of four, three are visible', async () => {
  await show(4);
  await expect.poll(() => all().filter(({ dataset }) => dataset.visible === 'true').length).toBe(3);
});

test('the button that closes one is as large as a finger', async () => {
  await show(1);
  const button = close.element();
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (const [right, down] of [
    [-21, 0],
    [21, 0],
    [0, -21],
    [0, 21],
  ] as const) {
    expect(button.contains(document.elementFromPoint(x + right, y + down))).toBe(true);
  }
});

test('they are 356 pixels wide and 14 apart', async () => {
  await show(2);
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect
    .poll(() => {
      const [upper, lower] = all()
        .map((shown) => shown.getBoundingClientRect())
        .sort((one, other) => one.y - other.y);
      return upper && lower && [upper.width, Math.round(lower.y - upper.bottom)];
    })
    .toEqual([356, 14]);
});

test('Alt+T takes the keyboard to them, and once they are closed the focus is back where it was', async () => {
  await show(1);
  const email = page.getByLabelText('Email');
  (email.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.poll(() => document.activeElement?.matches('[data-sonner-toaster]')).toBe(true);
  for (let presses = 0; presses < 3 && document.activeElement !== close.element(); presses += 1) {
    await userEvent.keyboard('{Tab}');
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => all().length).toBe(0);
  await expect.element(email).toHaveFocus();
});

test('the close button takes one away', async () => {
  await show(1);
  await close.click();
  await expect.poll(() => all().length).toBe(0);
});

test('a swipe of 46 pixels takes one away, one of 40 does not', async () => {
  await show(1);
  const { x, y, height } = (all()[0] as HTMLElement).getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const mouse = (type: string, right: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type: type as 'mouseMoved',
      x: frame.x + x + 40 + right,
      y: frame.y + y + height / 2,
      button: 'left',
      clickCount: 1,
    });
  for (const length of [40, 46]) {
    await mouse('mousePressed', 0);
    // At the right edge they leave to the right. Several steps keep the speed below that of a flick.
    for (let right = 0; right <= length; right += 2) await mouse('mouseMoved', right);
    await mouse('mouseReleased', length);
    if (length === 40) expect(all()).toHaveLength(1);
  }
  await expect.poll(() => all().length).toBe(0);
});

test('screen readers announce them', async () => {
  await show(1);
  const area = page.getByRole('region', { name: /notifications/i });
  await expect.element(area).toHaveAttribute('aria-live', 'polite');
  await expect.element(area).toHaveTextContent('Message 1');
});
