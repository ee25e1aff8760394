import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CallFailure } from '#web/platform/call.ts';
import { useForm } from '#web/platform/use-form.ts';
import { Button } from './button.tsx';
import { FormProblem } from './form-problem.tsx';
import { TextField } from './text-input.tsx';

interface Input {
  name: string;
  email: string;
}

function Form({ send }: { send(input: Input): Promise<void> }) {
  const form = useForm<Input>({
    read: (entries) => ({ name: String(entries.get('name')), email: String(entries.get('email')) }),
    check: ({ email }) => (email.includes('@') ? undefined : { email: 'Enter an email address.' }),
    send,
    tells: 'in-form',
  });
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <FormProblem text={form.problem} />
      <Button type="submit" isBusy={form.isSending}>
        Send
      </Button>
    </form>
  );
}

const name = page.getByLabelText('Name');
const email = page.getByLabelText('Email');
const send = page.getByRole('button', { name: 'Send' });

test('an error is shown at its field, which takes the focus, and disappears when the field changes', async () => {
  const sent = vi.fn<(input: Input) => Promise<void>>();
  await render(<Form send={sent} />);
  await email.fill('nobody');
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Enter an email address.');
  await expect.element(email).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('@example.com');
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('the server’s word on a field stands there, too, and what was typed stays', async () => {
  const fields = { name: 'This name is taken.' };
  await render(
    <Form
      send={async () => {
        throw new CallFailure('answered', { status: 422, message: 'Check the details.', fields });
      }}
    />,
  );
  await name.fill('Omar');
  await email.fill('omar@example.com');
  await send.click();
  await expect.element(name).toHaveAccessibleDescription('This name is taken.');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('Omar');
  await expect.element(page.getByText('Check the details.')).not.toBeInTheDocument();
});

test('a failure of no field stands below all', async () => {
  await render(
    <Form
      send={async () => {
        throw new CallFailure('no-answer');
      }}
    />,
  );
  await email.fill('omar@example.com');
  await send.click();
  await expect.element(page.getByText(/^No response from server/)).toBeVisible();
});

test('it is sent once, however often it is pressed', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = vi.fn(() => answer.promise);
  await render(<Form send={sent} />);
  await email.fill('omar@example.com');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect.element(send).not.toHaveAttribute('aria-busy');
  expect(sent).toHaveBeenCalledTimes(1);
});
