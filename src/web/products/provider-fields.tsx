import type { ProviderTermsInput } from '#contract/providers.ts';
import { loginHolders, type ProviderTerms, providerLimits } from '#domain/providers/provider-terms.ts';
import { currencies } from '#domain/values/money.ts';
import { minorUnitsIn, typedAmount } from '#domain/values/typed-amount.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';

interface ProviderFieldsProps {
  known: ProviderTerms | undefined;
  /** The name of a field of the terms in its form, with what is wrong with it. */
  field(name: string): { name: string; error?: string | undefined };
}

/** The fields of what a provider offers. */
export function ProviderFields({ known, field }: ProviderFieldsProps) {
  return (
    <>
      <TextField
        label={texts.name}
        maxLength={providerLimits.name}
        defaultValue={known?.name}
        fieldClassName="sm:col-span-2"
        {...field('name')}
        required
      />
      <TextField
        label={texts.licence}
        isOptional
        maxLength={providerLimits.licence}
        defaultValue={known?.licence}
        {...field('licence')}
      />
      <TextField
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        isOptional
        defaultValue={known?.email}
        {...field('email')}
      />
      <TextField
        label={texts.price}
        inputMode="decimal"
        autoComplete="off"
        isOptional
        defaultValue={known?.price ? typedAmount(known.price.amount, known.price.currency) : ''}
        {...field('price.amount')}
      />
      <SelectField
        label={texts.currency}
        choices={currencies.map((code) => ({ value: code, label: code }))}
        defaultValue={known?.price?.currency ?? 'USD'}
        {...field('price.currency')}
      />
      <TextAreaField
        label={texts.scope}
        isOptional
        rows={2}
        maxLength={providerLimits.scope}
        defaultValue={known?.scope}
        fieldClassName="sm:col-span-2"
        {...field('scope')}
      />
      <TextField
        label={texts.notice}
        isOptional
        maxLength={providerLimits.notice}
        defaultValue={known?.notice}
        {...field('notice')}
      />
      <SelectField
        label={texts.login}
        choices={loginHolders.map((value) => ({ value, label: texts.logins[value] }))}
        defaultValue={known?.login ?? 'not-told'}
        {...field('login')}
      />
      <TextField
        label={texts.website}
        isOptional
        maxLength={providerLimits.website}
        defaultValue={known?.website}
        fieldClassName="sm:col-span-2"
        {...field('website')}
      />
    </>
  );
}

/** The terms that a form holds, whose fields' names begin with `prefix`. */
export function termsIn(entries: FormData, prefix: string): ProviderTermsInput {
  const textOf = (name: string) => String(entries.get(prefix + name) ?? '').trim();
  const currency = currencies.find((code) => code === textOf('price.currency')) ?? 'USD';
  const typed = textOf('price.amount');
  return {
    name: textOf('name'),
    licence: textOf('licence'),
    website: textOf('website'),
    email: textOf('email'),
    scope: textOf('scope').replaceAll(/\s+/g, ' '),
    price: typed === '' ? null : { amount: minorUnitsIn(typed, currency), currency },
    notice: textOf('notice'),
    login: loginHolders.find((each) => each === textOf('login')) ?? 'not-told',
  };
}
