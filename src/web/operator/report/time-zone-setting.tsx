import { useState } from 'react';
import { setReportTimeZone } from '#contract/report.ts';
import { reportMessages as texts } from '#messages/report.ts';
import { Button } from '#web/design-system/button.tsx';
import { FormDialogFrame } from '#web/design-system/form-dialog-frame.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { useMayAsStaff } from '../back-office.ts';

/** In which time zone the days of a report begin and end: one for the whole installation. */
export function TimeZoneSetting({ timeZone, onChanged }: { timeZone: string; onChanged(): void }) {
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
      <FormDialogFrame
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.zone}
        action={texts.saveZone}
        form={form}
      >
        <SelectField
          label={texts.zone}
          value={chosen}
          choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </FormDialogFrame>
    </div>
  );
}
