import type { InputOf } from '#contract/operation.ts';
import { endService, type ListedServiceView, type PriceListView } from '#contract/price-list.ts';
import { priceListMessages as texts } from '#messages/price-list.ts';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { firstDayAhead } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';

interface EndDialogProps {
  listed: ListedServiceView;
  name: string;
  onChanged(list: PriceListView): void;
  onClose(): void;
}

/** Asks from when on and why a service is no longer offered. */
export default function EndDialog({ listed, name, onChanged, onClose }: EndDialogProps) {
  const today = firstDayAhead();
  const form = useForm<InputOf<typeof endService>>({
    read: (entries) => ({ from: String(entries.get('from') ?? ''), note: String(entries.get('note') ?? '') }),
    check: (input) => problemsOf(endService, input),
    async send(input) {
      const { message, priceList } = await call(endService, {
        params: { id: listed.id },
        input,
        ifMatch: listed.version,
      });
      notify.success(message);
      onChanged(priceList);
      onClose();
    },
    tells: 'in-form',
  });
  return (
    <FormDialogFrame
      isOpen
      onClose={onClose}
      title={texts.endTitle(name)}
      description={texts.endAbout}
      cancel={texts.keep}
      action={texts.end}
      kind="danger"
      form={form}
    >
      <TextField label={texts.endFrom} type="date" min={today} defaultValue={today} {...form.field('from')} />
      <TextAreaField label={texts.reason} maxLength={1_000} required {...form.field('note')} />
    </FormDialogFrame>
  );
}
