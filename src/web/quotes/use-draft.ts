import { useState } from 'react';
import type { OfferedLineView, QuoteEditsView } from '#contract/staff-quotes.ts';
import type { Currency } from '#domain/values/money.ts';
import { minorUnitsIn, typedAmount } from '#domain/values/typed-amount.ts';

/** What is typed about a line that plan or price list offer. */
export interface TypedLine {
  isIncluded: boolean;
  amount: string;
  discount: string;
  reason: string;
}

/** What is typed about a line added by hand. */
export interface TypedAddition extends Omit<QuoteEditsView['added'][number], 'amount' | 'vat'> {
  key: number;
  amount: string;
  treatment: QuoteEditsView['added'][number]['vat']['treatment'];
  rate: string;
}

export interface TypedDraft extends Pick<QuoteEditsView, 'client' | 'note'> {
  people: string;
  lines: Readonly<Record<string, TypedLine>>;
  added: readonly TypedAddition[];
}

/** Whether a line is part of a quote unless staff say otherwise. */
const isUsual = ({ isOptional, amount }: OfferedLineView) => !isOptional && amount !== null;

function typedOf(
  { client, people, lines, added, note }: QuoteEditsView,
  offered: readonly OfferedLineView[],
) {
  const text = (minor: number | undefined, currency: Currency) =>
    minor === undefined ? '' : typedAmount(minor, currency);
  return {
    client,
    note,
    people: String(people),
    lines: Object.fromEntries(
      offered.map((line) => {
        const edit = lines[line.id];
        const typed: TypedLine = {
          isIncluded: edit?.isIncluded ?? (isUsual(line) || (edit?.amount !== undefined && !line.isOptional)),
          amount: text(edit?.amount, line.currency),
          discount: text(edit?.discount || undefined, line.currency),
          reason: edit?.reason ?? '',
        };
        return [line.id, typed];
      }),
    ),
    added: added.map(({ amount, vat, ...line }, key) => ({
      ...line,
      key,
      amount: typedAmount(amount, line.currency),
      treatment: vat.treatment,
      rate: String(vat.rate / 100),
    })),
  } satisfies TypedDraft;
}

/** What the typed draft says; `undefined` where an amount is none. */
function editsOf(draft: TypedDraft, offered: readonly OfferedLineView[]): QuoteEditsView | undefined {
  const lines: QuoteEditsView['lines'] = {};
  for (const line of offered) {
    const typed = draft.lines[line.id];
    if (!typed) continue;
    const amount = typed.amount.trim() === '' ? undefined : minorUnitsIn(typed.amount, line.currency);
    const discount = typed.discount.trim() === '' ? undefined : minorUnitsIn(typed.discount, line.currency);
    if (Number.isNaN(amount) || Number.isNaN(discount)) return undefined;
    const isChanged = typed.isIncluded !== isUsual(line);
    if (!isChanged && amount === undefined && discount === undefined && typed.reason.trim() === '') continue;
    lines[line.id] = {
      ...(isChanged && { isIncluded: typed.isIncluded }),
      ...(amount !== undefined && { amount }),
      ...(discount !== undefined && { discount }),
      reason: typed.reason,
    };
  }
  const added = draft.added.map(({ key: _, amount, treatment, rate, ...line }) => ({
    ...line,
    amount: minorUnitsIn(amount, line.currency),
    vat: { treatment, rate: Math.round(Number(rate || '0') * 100) },
  }));
  if (added.some(({ amount, vat }) => Number.isNaN(amount) || Number.isNaN(vat.rate))) return undefined;
  return { client: draft.client, people: Number(draft.people), note: draft.note, lines, added };
}

/** The typed state of a draft. Build it anew, by a key, where another version of it has been saved. */
export function useDraft(edits: QuoteEditsView, offered: readonly OfferedLineView[]) {
  const [draft, setDraft] = useState<TypedDraft>(() => typedOf(edits, offered));
  const [isTouched, setIsTouched] = useState(false);
  const change = (changes: Partial<TypedDraft>) => {
    setDraft((known) => ({ ...known, ...changes }));
    setIsTouched(true);
  };
  return {
    draft,
    isTouched,
    change,
    changeLine(id: string, changes: Partial<TypedLine>) {
      const known = draft.lines[id];
      if (known) change({ lines: { ...draft.lines, [id]: { ...known, ...changes } } });
    },
    changeAdded(key: number, changes: Partial<TypedAddition>) {
      change({ added: draft.added.map((line) => (line.key === key ? { ...line, ...changes } : line)) });
    },
    add(currency: Currency) {
      const key = Math.max(-1, ...draft.added.map((line) => line.key)) + 1;
      const line: TypedAddition = {
        key,
        label: '',
        group: 'agency',
        currency,
        amount: '',
        treatment: 'standard',
        rate: '',
        earnedAt: 'filed',
        reason: '',
      };
      change({ added: [...draft.added, line] });
    },
    remove: (key: number) => change({ added: draft.added.filter((line) => line.key !== key) }),
    edits: () => editsOf(draft, offered),
  };
}
