import { Plus } from 'lucide-react';
import { useState } from 'react';
import { pathOf } from '#contract/operation.ts';
import {
  changeQuoteDraft,
  downloadQuoteDraft,
  type StaffQuoteView,
  sendQuote,
} from '#contract/staff-quotes.ts';
import { vatClients } from '#domain/price-list/vat.ts';
import { usualValidDays } from '#domain/quotes/quote-content.ts';
import { addDays } from '#domain/values/plain-date.ts';
import { quoteWords } from '#messages/quote-words.ts';
import { staffQuoteMessages as texts } from '#messages/staff-quotes.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { firstDayAhead } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { AddedLines } from './added-lines.tsx';
import { OfferedLines } from './offered-lines.tsx';
import { askedText } from './quote-sheet.tsx';
import { useDraft } from './use-draft.ts';

interface QuoteEditorProps {
  company: string;
  quote: StaffQuoteView;
  draft: NonNullable<StaffQuoteView['draft']>;
  onChanged(quotes: StaffQuoteView[]): void;
}

/** The next version of a quote: lines, reasons, VAT and note; then it is sent. */
export function QuoteEditor({ company, quote, draft, onChanged }: QuoteEditorProps) {
  const typed = useDraft(draft.edits, quote.offered);
  const today = firstDayAhead();
  const [validUntil, setValidUntil] = useState<string>(addDays(today, usualValidDays));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'save' | 'send'>();
  const given = { params: { id: company, quote: quote.id }, ifMatch: quote.tag };
  const [main] = quote.offered;

  async function run(
    action: 'save' | 'send',
    work: () => Promise<{ message: string; quotes: StaffQuoteView[] }>,
  ) {
    if (busy) return;
    setBusy(action);
    setProblem('');
    try {
      const { message, quotes } = await work();
      notify.success(message);
      onChanged(quotes);
    } catch (failure) {
      setProblem(describeFailure(failure));
    } finally {
      setBusy(undefined);
    }
  }

  function save() {
    const input = typed.edits();
    if (!input) return setProblem(texts.amountUnusable);
    void run('save', () => call(changeQuoteDraft, { ...given, input }));
  }

  function send() {
    if (typed.isTouched) return setProblem(texts.unsaved);
    void run('send', () => call(sendQuote, { ...given, input: { validUntil } }));
  }

  const wrong = new Set(draft.problems.map(({ line }) => line)).size;
  return (
    <section aria-label={texts.draftTitle} className="flex flex-col gap-6">
      <h3 className="font-semibold">{texts.draftTitle}</h3>
      <OfferedLines offered={quote.offered} problems={draft.problems} draft={typed} />
      <AddedLines draft={typed} />
      <Button size="small" className="self-start" onClick={() => typed.add(main?.currency ?? 'AED')}>
        <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
        {texts.addLine}
      </Button>
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          label={texts.clientVat}
          value={typed.draft.client}
          choices={vatClients.map((value) => ({ value, label: texts.clients[value] }))}
          onChange={({ target }) => typed.change({ client: target.value as typeof typed.draft.client })}
        />
        <TextField
          label={texts.people}
          hint={texts.peopleHint}
          type="number"
          min={1}
          max={100}
          value={typed.draft.people}
          onChange={({ target }) => typed.change({ people: target.value })}
        />
        <TextField
          label={texts.validUntil}
          type="date"
          min={today}
          value={validUntil}
          onChange={({ target }) => setValidUntil(target.value)}
        />
      </div>
      <TextAreaField
        label={texts.note}
        isOptional
        rows={2}
        maxLength={2_000}
        value={typed.draft.note}
        onChange={({ target }) => typed.change({ note: target.value })}
      />
      <div className="flex flex-wrap items-end justify-between gap-4 border-t border-line-strong pt-4">
        <dl className="grid gap-1 tabular">
          <div className="flex gap-3">
            <dt className="text-muted">{texts.expected}</dt>
            <dd>{draft.sums.map(quoteWords.amount).join(' + ')}</dd>
          </div>
          <div className="flex gap-3 font-medium">
            <dt>{texts.asked}</dt>
            <dd>{askedText(draft.sums)}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-2">
          {draft.lines.length > 0 && !typed.isTouched && (
            <a
              href={pathOf(downloadQuoteDraft).replace('{id}', company).replace('{quote}', quote.id)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('quiet')}
            >
              {texts.draftPdf}
            </a>
          )}
          <Button onClick={save} isBusy={busy === 'save'}>
            {texts.save}
          </Button>
          <Button kind="primary" onClick={send} isBusy={busy === 'send'} title={texts.sendHint}>
            {texts.send}
          </Button>
        </div>
        <p aria-live="polite" className="basis-full text-sm font-medium text-bad empty:hidden">
          {problem || (wrong > 0 ? texts.problems(wrong) : '')}
        </p>
      </div>
    </section>
  );
}
