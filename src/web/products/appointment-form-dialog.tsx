import { useState } from 'react';
import { makeClientDocument, makeDocument } from '#contract/documents.ts';
import type { AppointmentView } from '#contract/providers.ts';
import { loginHolders, providerLimits } from '#domain/providers/provider-terms.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { documentMessages } from '#messages/documents.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { FormDialog } from '#web/design-system/form-dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import type { ProviderRecording } from './use-provider.ts';

interface AppointmentFormDialogProps {
  appointment: AppointmentView;
  recording: ProviderRecording;
  onClose(): void;
}

/** Makes the appointment of a provider that has accepted, from what it offered. */
export default function AppointmentFormDialog({
  appointment,
  recording,
  onClose,
}: AppointmentFormDialogProps) {
  const { name, licence, price, login, ...terms } = appointment.terms;
  const [choices, setChoices] = useState({
    provider: licence ? `${name}, ${licence}` : name,
    scope: terms.scope,
    price: price ? moneyText({ currency: price.currency, low: price.amount, high: price.amount }) : '',
    notice: terms.notice,
    login: login === 'not-told' ? '' : login,
  });
  const { companyId, side } = recording;
  const fieldOf = (key: keyof typeof choices, label: string) => (
    <TextField
      label={label}
      maxLength={providerLimits.scope}
      value={choices[key]}
      onChange={({ target }) => setChoices((known) => ({ ...known, [key]: target.value }))}
    />
  );
  return (
    <FormDialog
      title={texts.form}
      description={texts.formAbout}
      action={documentMessages.make}
      check={() =>
        Object.values(choices).every((text) => text.trim()) ? undefined : documentMessages.chooseAll
      }
      send={() =>
        call(side === 'staff' ? makeClientDocument : makeDocument, {
          params: { id: companyId },
          input: { template: 'provider-appointment', party: null, choices, rebuilds: null },
        })
      }
      onClose={onClose}
      onDone={onClose}
    >
      {fieldOf('provider', texts.name)}
      {fieldOf('scope', texts.scope)}
      {fieldOf('price', texts.price)}
      {fieldOf('notice', texts.notice)}
      <SelectField
        label={texts.login}
        placeholder={documentMessages.choose}
        value={choices.login}
        onChange={({ target }) => setChoices((known) => ({ ...known, login: target.value }))}
        choices={loginHolders
          .filter((value) => value !== 'not-told')
          .map((value) => ({ value, label: texts.logins[value] }))}
      />
    </FormDialog>
  );
}
