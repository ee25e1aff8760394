import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { recordHoldings } from '#contract/parties.ts';
import type { PeopleView } from '#contract/party-view.ts';
import {
  compare,
  decimalText,
  dividedBy,
  fraction,
  fractionText,
  minus,
  parseFraction,
  parsePercentage,
  plus,
  storedFraction,
  zero,
} from '#domain/parties/fraction.ts';
import { commonMessages } from '#messages/common.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

/** A class of the company's shares, or another owned party. */
export interface Owned {
  id: string;
  of: string | null;
  shareClass: string | null;
  name: string;
  note: string;
  /** Number of shares, or 100 for percentages; `null` while it is unknown. */
  whole: number | null;
}

interface HoldersDialogProps {
  companyId: string;
  people: PeopleView;
  owned: Owned;
  onChanged(people: PeopleView): void;
  onClose(): void;
}

interface Line {
  key: number;
  holder: string;
  amount: string;
  nomineeFor: string;
}

/** Divides one whole among its holders, from a day on. It can be recorded once it adds up. */
export function HoldersDialog({ companyId, people, owned, onChanged, onClose }: HoldersDialogProps) {
  const formId = useId();
  const [lines, setLines] = useState<readonly Line[]>(() => linesOf(people, owned));
  const [on, setOn] = useState(people.day);
  const form = useForm({
    read: () => ({
      of: owned.of,
      shareClass: owned.shareClass,
      on,
      lines: lines.map(({ holder, amount, nomineeFor }) => ({
        holder,
        amount,
        nomineeFor: nomineeFor || null,
      })),
    }),
    async send(input) {
      const answer = await call(recordHoldings, { params: { id: companyId }, input });
      onChanged(answer.people);
      notify.success(answer.message);
      onClose();
    },
    tells: 'in-form',
  });
  const change = (key: number, changes: Partial<Line>) => {
    form.clear();
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  };
  const holders = people.parties
    .filter(({ id }) => id !== owned.of)
    .map(({ id, name }) => ({ value: id, label: name }));
  const problem = form.problem ?? form.errors.lines ?? form.errors.of;
  return (
    <Dialog
      isOpen
      keepsInput
      size="wide"
      onClose={() => !form.isSending && onClose()}
      title={texts.divideTitle(owned.name)}
      description={texts.divideAbout}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            {commonMessages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={form.isSending}>
            {texts.record}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        {lines.map((line, at) => (
          <fieldset key={line.key} className="flex flex-wrap items-start gap-3 border-b border-line pb-4">
            <div className="min-w-0 flex-1 basis-40">
              <SelectField
                label={texts.holder}
                {...form.field(`lines.${at}.holder`)}
                value={line.holder}
                choices={holders}
                onChange={(event) => change(line.key, { holder: event.target.value })}
              />
            </div>
            <TextField
              label={owned.of === null ? texts.amountShares : texts.amountPercent}
              fieldClassName="w-36"
              {...form.field(`lines.${at}.amount`)}
              inputMode="decimal"
              autoComplete="off"
              value={line.amount}
              onChange={(event) => change(line.key, { amount: event.target.value })}
            />
            <div className="min-w-0 flex-1 basis-40">
              <SelectField
                label={texts.nomineeFor}
                isOptional
                {...form.field(`lines.${at}.nomineeFor`)}
                value={line.nomineeFor}
                placeholder={texts.nobody}
                choices={holders.filter(({ value }) => value !== line.holder)}
                onChange={(event) => change(line.key, { nomineeFor: event.target.value })}
              />
            </div>
            <IconButton
              label={texts.removeHolder}
              icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
              className="mt-6"
              onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
            />
          </fieldset>
        ))}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            onClick={() =>
              setLines([
                ...lines,
                { ...emptyLine(people, lines), key: Math.max(0, ...lines.map(({ key }) => key)) + 1 },
              ])
            }
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
            {texts.addHolder}
          </Button>
          <Sum lines={lines} owned={owned} />
        </div>
        {owned.of !== null && <p className="text-muted">{texts.percentHint}</p>}
        <TextField
          label={texts.from}
          type="date"
          fieldClassName="w-44"
          {...form.field('on')}
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
        <p role="alert" className="font-medium text-bad empty:hidden">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}

/** How much of the whole is divided, as it is typed. */
function Sum({ lines, owned }: { lines: readonly Line[]; owned: Owned }) {
  const parse = owned.of === null ? parseFraction : parsePercentage;
  const whole = fraction(owned.whole ?? 0);
  const held = lines.reduce((sum, { amount }) => plus(sum, parse(amount) ?? zero), zero);
  const difference = compare(held, whole);
  const worded = (value: typeof held) => `${decimalText(value, 4)}${owned.of === null ? '' : '%'}`;
  return (
    <p
      aria-live="polite"
      className={classNames('tabular-nums', difference === 0 ? 'text-good' : 'text-warn')}
    >
      {texts.sum(worded(held), worded(whole))}
      {difference < 0 && ` · ${texts.left(worded(minus(whole, held)))}`}
      {difference > 0 && ` · ${texts.over(worded(minus(held, whole)))}`}
    </p>
  );
}

function linesOf(people: PeopleView, { of, shareClass }: Owned): Line[] {
  const held = people.holdings.filter((one) => one.of === of && one.shareClass === shareClass);
  if (held.length === 0) return [{ ...emptyLine(people, []), key: 1 }];
  return held.map(({ holder, amount, nomineeFor }, at) => ({
    key: at + 1,
    holder,
    amount: typedText(amount),
    nomineeFor: nomineeFor ?? '',
  }));
}

/** As people type it: a decimal where that is exact, else a fraction of the whole. */
function typedText(amount: string): string {
  const value = storedFraction(amount);
  const decimal = decimalText(value, 4);
  const isExact = compare(parseFraction(decimal) ?? zero, value) === 0;
  return isExact ? decimal : fractionText(dividedBy(value, fraction(100)));
}

function emptyLine(people: PeopleView, lines: readonly Line[]): Omit<Line, 'key'> {
  const free =
    people.parties.find(({ id }) => !lines.some(({ holder }) => holder === id)) ?? people.parties[0];
  return { holder: free?.id ?? '', amount: '', nomineeFor: '' };
}
