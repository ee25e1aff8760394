import type { InputOf } from '#contract/operation.ts';
import { changeAgencyTerms, maxTermsLength, type PriceListView } from '#contract/price-list.ts';
import { priceListMessages as texts } from '#messages/price-list.ts';
import { Button } from '#web/design-system/button.tsx';
import { Fold } from '#web/design-system/fold.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { FileSection } from '../file-page.tsx';

interface TermsFormProps {
  terms: PriceListView['terms'];
  mayChange: boolean;
  onChanged(list: PriceListView): void;
}

/** The agency's terms, and a form for their next version. */
export function TermsForm({ terms, mayChange, onChanged }: TermsFormProps) {
  const form = useForm<InputOf<typeof changeAgencyTerms>>({
    read: (entries) => ({ text: String(entries.get('text') ?? '') }),
    check: (input) => problemsOf(changeAgencyTerms, input),
    async send(input) {
      const { message, priceList } = await call(changeAgencyTerms, { input });
      notify.success(message);
      onChanged(priceList);
    },
    tells: 'in-form',
  });
  const title = terms
    ? texts.termsVersion(terms.version, terms.enteredBy, terms.enteredAt.slice(0, 10))
    : texts.termsNone;
  return (
    <FileSection title={texts.terms}>
      <p className="-mt-2 text-muted">{texts.termsAbout}</p>
      <div className="border-y border-line">
        <Fold summary={title}>
          {mayChange ? (
            <form {...form.props} key={terms?.version} className="flex max-w-3xl flex-col gap-3 py-3">
              <TextAreaField
                label={texts.termsText}
                rows={10}
                maxLength={maxTermsLength}
                defaultValue={terms?.text}
                {...form.field('text')}
                required
              />
              <FormProblem isAlert text={form.problem} />
              <Button type="submit" className="self-start" isBusy={form.isSending}>
                {texts.termsSave}
              </Button>
            </form>
          ) : (
            <p className="max-w-3xl py-3 whitespace-pre-line">{terms?.text}</p>
          )}
        </Fold>
      </div>
    </FileSection>
  );
}
