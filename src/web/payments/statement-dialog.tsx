import { useState } from 'react';
import type { BankAccountView } from '#contract/bank-accounts.ts';
import type { OutputOf } from '#contract/operation.ts';
import { importStatement, maxStatementBytes, previewStatement } from '#contract/statements.ts';
import { type StatementColumn, statementColumns } from '#domain/payments/statement-columns.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { commonMessages } from '#messages/common.ts';
import { moneyMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { exactText } from './amounts.ts';

type Preview = OutputOf<typeof previewStatement>;

interface StatementDialogProps {
  accounts: readonly BankAccountView[];
  onClose(): void;
  onSaved(): void;
}

/** Imports a bank statement: choose, see how it is understood, keep what is new. */
export default function StatementDialog({ accounts, onClose, onSaved }: StatementDialogProps) {
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const [file, setFile] = useState<{ fileName: string; content: string }>();
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const account = accounts.find(({ id }) => id === accountId);
  const fresh = preview?.movements.filter(({ isKnown }) => !isKnown).length ?? 0;

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }
  const understand = (chosen: typeof file, columns?: Preview['columns']) =>
    run(async () => {
      if (!chosen) return;
      const input = { ...chosen, ...(columns && { columns }) };
      setPreview(await call(previewStatement, { params: { id: accountId }, input }));
    });
  const store = () =>
    run(async () => {
      if (!file) return;
      const columns = preview?.format === 'csv' ? { columns: preview.columns } : {};
      const { added } = await call(importStatement, {
        params: { id: accountId },
        input: { ...file, ...columns },
      });
      notify.success(texts.imported(added));
      onSaved();
    });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={texts.import}
      description={texts.importAbout}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button kind="primary" isBusy={isBusy} disabled={fresh === 0} onClick={store}>
            {texts.doImport(fresh)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={texts.into}
          choices={accounts.map(({ id, bank, currency, number }) => ({
            value: id,
            label: texts.endsWith(bank, currency, number),
          }))}
          value={accountId}
          onChange={({ target }) => {
            setAccountId(target.value);
            setPreview(undefined);
          }}
        />
        <TextField
          type="file"
          label={texts.file}
          accept=".csv,.txt,.xml,text/csv,application/xml,text/xml"
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? [];
            setPreview(undefined);
            if (!chosen || chosen.size > maxStatementBytes) return setFile(undefined);
            const read = { fileName: chosen.name, content: await chosen.text() };
            setFile(read);
            await understand(read);
          }}
        />
        {preview && preview.header.length > 0 && (
          <div className="grid gap-3 sm:grid-cols-2">
            {preview.header.map((heading, index) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
                key={index}
                label={texts.column(heading)}
                placeholder={texts.ignored}
                choices={statementColumns.map((value) => ({ value, label: texts.columns[value] }))}
                value={preview.columns[index] ?? ''}
                onChange={({ target }) =>
                  understand(
                    file,
                    preview.columns.map((column, at) =>
                      at === index ? ((target.value || null) as StatementColumn | null) : column,
                    ),
                  )
                }
              />
            ))}
          </div>
        )}
        {preview && account && (
          <div className="grid gap-2">
            <p className="font-medium">{texts.preview(fresh, preview.movements.length - fresh)}</p>
            {preview.unreadRows.length > 0 && (
              <p className="text-sm text-warn">{texts.unreadRows(preview.unreadRows)}</p>
            )}
            <ul className="divide-y divide-line border-y border-line text-sm">
              {preview.movements.slice(0, 50).map((movement, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal movements are told apart by their order
                  key={index}
                  className={movement.isKnown ? 'flex gap-4 py-2 text-muted' : 'flex gap-4 py-2'}
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    {shortDayText(movement.on)} {movement.party} {movement.text}
                  </span>
                  <span className="tabular">{exactText(account.currency, movement.amount)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <FormProblem text={problem} />
      </div>
    </Dialog>
  );
}
