import { useState } from 'react';
import { chooseProvider } from '#contract/providers.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { isFailure } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { localToday } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { ProviderFields, termsIn } from './provider-fields.tsx';
import type { OfferedProvider } from './provider-offers.tsx';
import type { ProviderRecording } from './use-provider.ts';

interface AppointDialogProps {
  /** What was picked from the list; `undefined` where somebody types another. */
  offer: OfferedProvider | undefined;
  recording: ProviderRecording;
  onClose(): void;
}

/** Asks on which terms a provider is chosen, and warns where it also advises. */
export default function AppointDialog({ offer, recording, onClose }: AppointDialogProps) {
  const [today] = useState(localToday);
  const [isConflict, setIsConflict] = useState(false);
  const form = useForm({
    read: (entries) => ({
      terms: termsIn(entries, 'terms.'),
      on: String(entries.get('on') ?? ''),
      acceptsConflict: entries.get('acceptsConflict') === 'on',
    }),
    check: (input) => problemsOf(chooseProvider, input),
    async send(input) {
      try {
        await recording.choose(input);
      } catch (failure) {
        if (isFailure(failure, 'provider-advises')) setIsConflict(true);
        throw failure;
      }
      notify.success(texts.chosen);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen
      onClose={onClose}
      size="wide"
      title={offer ? texts.chooseNamed(offer.name) : texts.chooseTitle}
      description={texts.chooseAbout}
      action={texts.choose}
      form={form}
      layout="grid gap-4 sm:grid-cols-2"
    >
      <ProviderFields known={offer} field={(name) => form.field(`terms.${name}`)} />
      <TextField
        type="date"
        label={texts.chosenOn}
        defaultValue={today}
        max={today}
        fieldClassName="w-44"
        {...form.field('on')}
      />
      {isConflict && (
        <div className="grid gap-2 border-s-4 border-warn ps-4 sm:col-span-2">
          <p className="font-semibold">{texts.conflict}</p>
          <p className="text-muted">{texts.conflictText}</p>
          <Checkbox name="acceptsConflict">{texts.acceptConflict}</Checkbox>
        </div>
      )}
    </FormDialogFrame>
  );
}
