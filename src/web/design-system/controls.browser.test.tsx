import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { SourceMark } from './source-mark.tsx';
import { TextField } from './text-input.tsx';
import { Tooltip } from './tooltip.tsx';

test('a busy button keeps the focus and takes no second press', async () => {
  const onClick = vi.fn();
  const { rerender } = await render(<Button onClick={onClick}>Save</Button>);
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await rerender(
    <Button onClick={onClick} isBusy>
      Save
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a field names its hint and its problem to screen readers', async () => {
  const { rerender } = await render(<TextField label="Website" hint="With https." isOptional />);
  const field = page.getByRole('textbox', { name: /^Website/ });
  await expect.element(field).toHaveAccessibleDescription('With https.');
  await rerender(<TextField label="Website" hint="With https." error="Enter an address." isOptional />);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(/Enter an address\./);
});

test('a password is shown and hidden, and stays as typed', async () => {
  await render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = page.getByLabelText('Password', { exact: true });
  await field.fill('correct horse');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('correct horse');
});

test('a select offers its groups, and an empty entry where it has a placeholder', async () => {
  const onChange = vi.fn();
  await render(
    <SelectField
      label="Country"
      placeholder="Choose"
      choices={[
        { group: 'Asia', choices: [{ value: 'SG', label: 'Singapore' }] },
        { value: 'GB', label: 'UK' },
      ]}
      onChange={({ target }) => onChange(target.value)}
    />,
  );
  const select = page.getByLabelText('Country');
  expect(select.element().querySelector('optgroup[label="Asia"] option')).toHaveTextContent('Singapore');
  await expect.element(select).toHaveDisplayValue('Choose');
  await select.selectOptions('SG');
  expect(onChange).toHaveBeenCalledWith('SG');
});

test('a tooltip opens on focus and hover, describes its control and closes with Escape', async () => {
  await render(
    <>
      <Tooltip text="Confirmed twice a year.">
        {(control) => (
          <button type="button" {...control}>
            Fee
          </button>
        )}
      </Tooltip>
      <p>Beside it</p>
    </>,
  );
  const tooltip = page.getByRole('tooltip');
  const button = page.getByRole('button', { name: 'Fee' });
  await expect.element(button).toHaveAccessibleDescription('Confirmed twice a year.');
  await expect.element(tooltip).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await button.hover();
  await expect.element(tooltip).toBeVisible();
  await tooltip.hover();
  await expect.element(tooltip).toBeVisible();
  await page.getByText('Beside it').hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

const source = {
  url: 'https://authority.example/fees',
  title: 'Schedule of fees',
  readOn: '2026-10',
  confidence: 'high',
} as const;

test('a source opens beside its mark, takes the focus and gives it back, and a dialog around it stays', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog isOpen onClose={onClose} title="Apply">
      <SourceMark sources={[source]} subject="Licence" />
    </Dialog>,
  );
  const mark = page.getByRole('button', { name: /Licence/ });
  await mark.click();
  await expect.element(mark).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('link', { name: /Schedule of fees/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(mark).toHaveFocus();
  await expect.element(mark).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
});
