import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { TextField } from './text-input.tsx';

const dialog = page.getByRole('dialog', { name: 'Invite' });
const opener = page.getByRole('button', { name: 'Open' });

function Page({ keepsInput = false, onClosed }: { keepsInput?: boolean; onClosed?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Button>Behind</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        keepsInput={keepsInput}
        onClosed={onClosed}
        title="Invite"
        actions={<Button onClick={() => setIsOpen(false)}>Cancel</Button>}
      >
        <TextField label="Email" name="email" />
      </Dialog>
    </>
  );
}

test('it traps the focus and returns it when closed', async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Tab}');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the page behind it is out of reach for screen readers', async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Behind' })).not.toBeInTheDocument();
});

test.each(['Escape', 'the close button'])(
  'what was typed is not lost by %s without a question',
  async (by) => {
    const close = () =>
      by === 'Escape'
        ? userEvent.keyboard('{Escape}')
        : dialog.getByRole('button', { name: 'Close' }).click();
    await render(<Page />);
    await opener.click();
    await dialog.getByLabelText('Email').fill('omar@example.com');
    await close();
    await expect.element(dialog.getByText('Discard what you typed?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep typing' }).click();
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('omar@example.com');
    await close();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test('nothing is asked where nothing was typed, where it is kept, and by Cancel', async () => {
  const { rerender } = await render(<Page />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await dialog.getByLabelText('Email').fill('omar@example.com');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await rerender(<Page keepsInput />);
  await opener.click();
  await dialog.getByLabelText('Email').fill('omar@example.com');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the opener is notified once it has closed', async () => {
  const onClosed = vi.fn();
  await render(<Page onClosed={onClosed} />);
  await opener.click();
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClosed).toHaveBeenCalledTimes(1);
});

test('the focus moves to a replacement if the opener has been removed', async () => {
  function List() {
    const heading = useRef<HTMLHeadingElement>(null);
    const [isOpen, setIsOpen] = useState(false);
    const [isThere, setIsThere] = useState(true);
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          People
        </h1>
        {isThere && <Button onClick={() => setIsOpen(true)}>Open</Button>}
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title="Invite"
          focusFallback={heading}
          actions={
            <Button
              onClick={() => {
                setIsThere(false);
                setIsOpen(false);
              }}
            >
              Remove
            </Button>
          }
        />
      </>
    );
  }
  await render(<List />);
  await opener.click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('heading', { name: 'People' })).toHaveFocus();
});

test('a drawer is a dialog with a name, and closes by Escape', async () => {
  const onClose = vi.fn();
  await render(
    <Drawer isOpen onClose={onClose} title="Navigation" side="start">
      <a href="/app">Home</a>
    </Drawer>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
