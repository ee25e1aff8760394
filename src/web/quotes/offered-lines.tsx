import type { OfferedLineView, StaffQuoteView } from '#contract/staff-quotes.ts';
import { quoteGroups } from '#domain/quotes/quote-line.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { staffQuoteMessages as texts } from '#messages/staff-quotes.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { controlClass } from '#web/design-system/field.tsx';
import type { TypedLine, useDraft } from './use-draft.ts';

interface OfferedLinesProps {
  offered: readonly OfferedLineView[];
  problems: NonNullable<StaffQuoteView['draft']>['problems'];
  draft: ReturnType<typeof useDraft>;
}

const cell = 'border-t border-line py-2 align-top max-lg:block max-lg:border-0 max-lg:py-1 lg:pe-3';

/** The lines of plan and price list, each with what staff decide about it. */
export function OfferedLines({ offered, problems, draft }: OfferedLinesProps) {
  return (
    <table className="w-full border-separate border-spacing-0 max-lg:block">
      <thead className="max-lg:sr-only">
        <tr className="text-start text-muted">
          {[texts.line, texts.offered, texts.quoted, texts.discount, texts.reason].map((head) => (
            <th key={head} scope="col" className="pe-3 pb-2 text-start font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {quoteGroups.map((group) => {
        const own = offered.filter((line) => line.group === group);
        if (own.length === 0) return null;
        return (
          <tbody key={group} className="max-lg:block">
            <tr className="max-lg:block">
              <th scope="rowgroup" colSpan={5} className="pt-4 pb-2 text-start font-semibold max-lg:block">
                {texts.groups[group]}
              </th>
            </tr>
            {own.map((line) => {
              const typed = draft.draft.lines[line.id];
              const wrong = problems.filter((one) => one.line === line.id);
              if (!typed) return null;
              return (
                <Line
                  key={line.id}
                  line={line}
                  typed={typed}
                  problem={wrong.map(({ reason }) => texts.problem[reason]).join(' ')}
                  onChange={(changes) => draft.changeLine(line.id, changes)}
                />
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}

interface LineProps {
  line: OfferedLineView;
  typed: TypedLine;
  /** What keeps it from being quoted; empty where nothing does. */
  problem: string;
  onChange(changes: Partial<TypedLine>): void;
}

function Line({ line, typed, problem, onChange }: LineProps) {
  const { id, label, count, group } = line;
  const isDropped = !typed.isIncluded && !line.isOptional && line.amount !== null;
  const needsReason = isDropped || [typed.amount, typed.discount, typed.reason].some((text) => text !== '');
  const input = (field: 'amount' | 'discount' | 'reason', head: string, name: string, isMoney = true) => (
    <>
      <span aria-hidden="true" className="text-xs text-muted lg:hidden">
        {head}
      </span>
      <input
        aria-label={name}
        value={typed[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
        {...(isMoney && { inputMode: 'decimal' as const })}
        className={classNames(controlClass, 'min-h-9', isMoney && 'tabular lg:w-28 lg:text-end')}
      />
    </>
  );
  const hasDiscount = typed.isIncluded && group === 'agency';
  return (
    <tr className="max-lg:block max-lg:border-t max-lg:border-line max-lg:py-2">
      <th scope="row" className={classNames(cell, 'text-start font-normal lg:w-[30%]')}>
        <span className="flex items-start gap-2.5">
          <input
            id={`include-${id}`}
            type="checkbox"
            checked={typed.isIncluded}
            onChange={({ target }) => onChange({ isIncluded: target.checked })}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <label htmlFor={`include-${id}`}>
            <span className="sr-only">{texts.include('')}</span>
            {count > 1 ? `${count} × ${label}` : label}
            {line.isOptional && <span className="text-muted"> ({texts.optional})</span>}
          </label>
        </span>
        {problem && <span className="mt-1 block text-xs font-medium text-bad">{problem}</span>}
      </th>
      <td className={classNames(cell, 'text-muted tabular')}>{offeredText(line)}</td>
      <td className={classNames(cell, !typed.isIncluded && 'max-lg:hidden')}>
        {typed.isIncluded && input('amount', texts.quoted, texts.amountOf(label))}
      </td>
      <td className={classNames(cell, !hasDiscount && 'max-lg:hidden')}>
        {hasDiscount && input('discount', texts.discount, texts.discountOf(label))}
      </td>
      <td className={classNames(cell, 'lg:w-[26%]', !needsReason && 'max-lg:hidden')}>
        {needsReason && input('reason', texts.reason, texts.reasonOf(label), false)}
      </td>
    </tr>
  );
}

function offeredText({ amount, currency }: OfferedLineView): string {
  if (!amount) return texts.noPrice;
  if (amount.high === null) return texts.upFrom(moneyText({ currency, low: amount.low, high: amount.low }));
  return moneyText({ currency, low: amount.low, high: amount.high });
}
