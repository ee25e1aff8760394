import type { Report } from '#contract/report.ts';
import type { Currency } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { reportMessages as texts } from '#messages/report.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { FileSection, Nothing } from '../file-page.tsx';
import { operatorPaths } from '../operator-paths.ts';
import { RecordTable } from '../record-table.tsx';

/** What was earned by kind of case, each sum with the entries of the ledger that it is made of. */
export function Income({ income }: { income: Report['income'] }) {
  const entries = income.flatMap(({ kind, currency, earned: own }) =>
    own.map((entry) => ({ ...entry, kind, currency })),
  );
  return (
    <FileSection title={texts.income}>
      {income.length === 0 ? (
        <Nothing>{texts.noIncome}</Nothing>
      ) : (
        <>
          <RecordTable
            label={texts.income}
            columns={[{ label: texts.kind }, { label: texts.entries }, { label: texts.earned }]}
            rows={income.map(({ kind, currency, amount, earned: own }) => ({
              id: `${kind} ${currency}`,
              cells: [kindOf(kind), own.length, amountText(currency, amount)],
            }))}
          />
          <Fold summary={texts.showAnswers(entries.length)}>
            <RecordTable
              label={texts.showAnswers(entries.length)}
              columns={[
                { label: texts.company },
                { label: texts.kind },
                { label: texts.service },
                { label: texts.on },
                { label: texts.earned },
              ]}
              rows={entries.map(({ company, kind, label, on, currency, amount }, index) => ({
                id: String(index),
                to: operatorPaths.company(company.id),
                cells: [company.name, kindOf(kind), label, texts.day(on), amountText(currency, amount)],
              }))}
            />
          </Fold>
        </>
      )}
    </FileSection>
  );
}

const kindOf = (kind: Report['income'][number]['kind']) => (kind === null ? texts.noKind : texts.kinds[kind]);

function amountText(currency: Currency, amount: number): string {
  const text = moneyText({ currency, low: Math.abs(amount), high: Math.abs(amount) });
  return amount < 0 ? `−${text}` : text;
}
