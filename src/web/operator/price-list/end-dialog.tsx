import type { InputOf } from '#contract/operation.ts';
import { endService, type ListedServiceView, type PriceListView } from '#contract/price-list.ts';
import { priceListMessages as texts } from '#messages/price-list.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
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
  const note = form.field('note');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.endTitle(name)}
      description={texts.endAbout}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button kind="danger" type="submit" form="end-service" isBusy={form.isSending}>
            {texts.end}
          </Button>
        </>
      }
    >
      <form {...form.props} id="end-service" className="grid gap-5">
        <TextField
          label={texts.endFrom}
          type="date"
          min={today}
          defaultValue={today}
          {...form.field('from')}
        />
        <TextAreaField
          label={texts.reason}
          maxLength={1_000}
          name={note.name}
          error={note.error ?? form.problem}
          required
        />
      </form>
    </Dialog>
  );
}
