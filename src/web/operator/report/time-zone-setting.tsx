import { useId, useState } from 'react';
import { setReportTimeZone } from '#contract/report.ts';
import { commonMessages } from '#messages/common.ts';
import { reportMessages as texts } from '#messages/report.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useMayAsStaff } from '../back-office.ts';

/** In which time zone the days of a report begin and end: one for the whole installation. */
export function TimeZoneSetting({ timeZone, onChanged }: { timeZone: string; onChanged(): void }) {
  const formId = useId();
  const may = useMayAsStaff();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(timeZone);
  const form = useForm({
    read: () => ({ timeZone: chosen }),
    async send(input) {
      notify.success((await call(setReportTimeZone, { input })).message);
      setIsOpen(false);
      onChanged();
    },
    tells: 'in-form',
  });
  const zones = [...new Set(['UTC', timeZone, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="text-muted">{texts.daysIn(timeZone)}</p>
      {may('set-installation') && (
        <Button size="small" kind="quiet" onClick={() => setIsOpen(true)}>
          {texts.changeZone}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.zone}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{commonMessages.cancel}</Button>
            <Button type="submit" form={formId} kind="primary" isBusy={form.isSending}>
              {texts.saveZone}
            </Button>
          </>
        }
      >
        <form {...form.props} id={formId}>
          <SelectField
            label={texts.zone}
            error={form.problem}
            value={chosen}
            choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </form>
      </Dialog>
    </div>
  );
}
