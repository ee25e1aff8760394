import { addOwnProvider } from '#contract/client-providers.ts';
import type { OwnProviderView } from '#contract/providers.ts';
import { providerPlaces } from '#domain/providers/provider-rules.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { placeName } from './place-name.ts';
import { ProviderFields, termsIn } from './provider-fields.tsx';

interface OwnProviderDialogProps {
  onAdded(answer: { providers: OwnProviderView[] }): void;
  onClose(): void;
}

/** Enters a provider that the agency works with. */
export default function OwnProviderDialog({ onAdded, onClose }: OwnProviderDialogProps) {
  const form = useForm({
    read: (entries) => ({
      ...termsIn(entries, ''),
      places: providerPlaces.filter((place) => entries.get(place) === 'on'),
    }),
    check: (input) => problemsOf(addOwnProvider, input),
    async send(input) {
      onAdded(await call(addOwnProvider, { input }));
      notify.success(texts.added);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen
      onClose={onClose}
      size="wide"
      title={texts.add}
      action={texts.add}
      form={form}
      layout="grid gap-4 sm:grid-cols-2"
    >
      <fieldset className="grid gap-2 sm:col-span-2">
        <legend className="mb-1 text-sm font-medium">{texts.places}</legend>
        {providerPlaces.map((place) => (
          <Checkbox key={place} name={place}>
            {placeName(place)}
          </Checkbox>
        ))}
      </fieldset>
      <ProviderFields known={undefined} field={(name) => form.field(name)} />
    </FormDialogFrame>
  );
}
