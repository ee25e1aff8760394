import { useState } from 'react';
import {
  draftPrice,
  maxFigureNote,
  maxSourceTitle,
  maxSourceUrl,
  type NewFigure,
  type PriceLineView,
} from '#contract/prices.ts';
import { minorUnitsIn } from '#domain/values/typed-amount.ts';
import { priceMessages } from '#messages/prices.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call, isFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { firstDayAhead, lastDayBehind } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import type { ChangedPrice } from './changed-price.ts';

const texts = priceMessages;

interface FigureFormProps {
  line: PriceLineView;
  onSaved(price: ChangedPrice): void;
  /** Reads the fee again, because someone else has changed it. */
  onConflict(): Promise<unknown>;
}

/** Takes a figure with its source and days, as a draft. What was typed stays until it is saved. */
export function FigureForm({ line, onSaved, onConflict }: FigureFormProps) {
  const { currency, figure } = line;
  // A new number empties the fields.
  const [round, setRound] = useState(0);
  const [isMinimum, setIsMinimum] = useState(false);
  const first = firstDayAhead();
  const form = useForm<NewFigure>({
    read(entries) {
      const textOf = (name: keyof NewFigure) => String(entries.get(name) ?? '');
      const low = minorUnitsIn(textOf('low'), currency);
      return {
        low,
        high: isMinimum ? null : textOf('high').trim() === '' ? low : minorUnitsIn(textOf('high'), currency),
        currency,
        sourceTitle: textOf('sourceTitle'),
        sourceUrl: textOf('sourceUrl'),
        seenOn: textOf('seenOn'),
        from: textOf('from'),
        note: textOf('note'),
      };
    },
    check: (input) => withoutRepeat(input, problemsOf(draftPrice, input)),
    async send(input) {
      const params = { place: line.place.id, line: line.line };
      try {
        const { message, ...price } = await call(draftPrice, { params, input, ifMatch: line.version });
        onSaved(price);
        notify.success(message);
        setIsMinimum(false);
        setRound((known) => known + 1);
      } catch (failure) {
        if (isFailure(failure, 'price-changed')) await onConflict();
        throw failure;
      }
    },
    tells: 'in-form',
  });
  const low = form.field('low');
  return (
    <form
      {...form.props}
      key={round}
      className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4"
    >
      <p className="max-w-prose text-muted">{texts.enterAbout}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.low(currency)}
          hint={texts.lowHint}
          inputMode="decimal"
          autoComplete="off"
          name={low.name}
          error={low.error ?? form.errors.currency}
          required
        />
        <TextField
          label={texts.high(currency)}
          hint={texts.highHint}
          isOptional
          inputMode="decimal"
          autoComplete="off"
          disabled={isMinimum}
          {...form.field('high')}
        />
        {!line.isRefundable && (
          <div className="sm:col-span-2">
            <Checkbox checked={isMinimum} onChange={({ target }) => setIsMinimum(target.checked)}>
              {texts.isMinimum}
            </Checkbox>
          </div>
        )}
        <TextField
          label={texts.sourceTitle}
          hint={texts.sourceTitleHint}
          maxLength={maxSourceTitle}
          defaultValue={figure?.sourceTitle}
          {...form.field('sourceTitle')}
          required
        />
        <TextField
          label={texts.sourceUrl}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={maxSourceUrl}
          defaultValue={figure?.sourceUrl}
          {...form.field('sourceUrl')}
          required
        />
        <TextField
          label={texts.seenOn}
          type="date"
          max={lastDayBehind()}
          {...form.field('seenOn')}
          required
        />
        <TextField
          label={texts.from}
          type="date"
          min={first}
          defaultValue={first}
          {...form.field('from')}
          required
        />
      </div>
      <TextAreaField
        label={texts.note}
        hint={texts.noteHint}
        isOptional
        rows={2}
        maxLength={maxFigureNote}
        {...form.field('note')}
      />
      <FormProblem isAlert text={form.problem} />
      <div className="flex justify-end">
        {/* While a draft waits, to approve that one comes first. */}
        <Button type="submit" kind={line.draft ? 'secondary' : 'primary'} isBusy={form.isSending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** An exact amount that is wrong is wrong once, and not again as the end of its range. */
function withoutRepeat(
  { low, high }: NewFigure,
  problems: ReturnType<typeof problemsOf>,
): ReturnType<typeof problemsOf> {
  if (!problems?.low || !Object.is(low, high)) return problems;
  const { high: _, ...others } = problems;
  return others;
}
