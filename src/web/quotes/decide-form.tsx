import { useState } from 'react';
import type { InputOf } from '#contract/operation.ts';
import type { QuoteView } from '#contract/quote-view.ts';
import { acceptQuote, declineQuote, readQuoteTerms } from '#contract/quotes.ts';
import { commonMessages } from '#messages/common.ts';
import { quoteMessages as texts } from '#messages/quotes.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { useForm } from '#web/platform/use-form.ts';
import { askedText } from './quote-sheet.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface DecideProps {
  company: string;
  quote: QuoteView;
  onDecided(quotes: QuoteView[]): void;
}

/** Takes the typed name that accepts a version, after its terms. */
export function DecideForm({ company, quote, onDecided }: DecideProps) {
  const { content } = quote;
  const [isDeclining, setIsDeclining] = useState(false);
  const params = { id: company, quote: quote.id };
  const form = useForm<InputOf<typeof acceptQuote> & { agreed: boolean }>({
    read: (entries) => ({
      version: content.version,
      terms: content.terms.version,
      name: String(entries.get('name') ?? ''),
      agreed: entries.get('agreed') !== null,
    }),
    check: ({ agreed, ...input }) => {
      const problems = problemsOf(acceptQuote, input);
      return agreed ? problems : { ...problems, agreed: texts.agreeMissing };
    },
    async send({ agreed: _, ...input }) {
      const { quotes } = await call(acceptQuote, { params, input });
      notify.success(texts.accepted);
      onDecided(quotes);
    },
    tells: 'in-form',
  });
  return (
    <section aria-labelledby="decide" className="flex max-w-xl flex-col gap-4 border-t border-line pt-8">
      <div>
        <h2 id="decide" className="text-lg font-semibold">
          {texts.decide}
        </h2>
        <p className="text-muted">{texts.decideAbout}</p>
      </div>
      <Fold summary={<span className="font-medium">{texts.terms(content.terms.version)}</span>}>
        <Terms params={{ ...params, version: String(content.version) }} />
      </Fold>
      <form {...form.props} className="flex flex-col gap-5">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="name"
          maxLength={200}
          {...form.field('name')}
          required
        />
        <div>
          <Checkbox name="agreed" aria-invalid={form.errors.agreed ? true : undefined}>
            {texts.agree(content.terms.version)}
          </Checkbox>
          <p aria-live="polite" className="mt-1.5 text-xs font-medium text-bad empty:hidden">
            {form.errors.agreed ?? form.problem}
          </p>
        </div>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" kind="primary" size="large" isBusy={form.isSending}>
            {texts.accept(askedText(content.sums))}
          </Button>
          <Button kind="quiet" size="large" onClick={() => setIsDeclining(true)}>
            {texts.decline}
          </Button>
        </div>
      </form>
      {isDeclining && (
        <DeclineDialog
          company={company}
          quote={quote}
          onDecided={onDecided}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </section>
  );
}

function Terms({ params }: { params: { id: string; quote: string; version: string } }) {
  const { data, failure } = useQuery(readQuoteTerms, { params });
  if (failure) return <p className="py-2 text-bad">{texts.termsUnread}</p>;
  return (
    <div className="max-h-96 overflow-y-auto py-2 whitespace-pre-line text-muted" aria-busy={!data}>
      {data?.text ?? commonMessages.loading}
    </div>
  );
}

function DeclineDialog({ company, quote, onDecided, onClose }: DecideProps & { onClose(): void }) {
  const inputOf = (reason: string) => ({ version: quote.content.version, reason });
  return (
    <ReasonDialog
      title={texts.declineTitle}
      about={texts.declineAbout}
      keep={texts.keep}
      verb={texts.decline}
      check={(reason) => problemsOf(declineQuote, inputOf(reason))}
      send={async (reason) => {
        const params = { id: company, quote: quote.id };
        const { quotes } = await call(declineQuote, { params, input: inputOf(reason) });
        notify.success(texts.declined);
        onDecided(quotes);
      }}
      onClose={onClose}
    />
  );
}
