import { useState } from 'react';
import { providerLimits } from '#domain/providers/provider-terms.ts';
import { providerMessages as texts } from '#messages/providers.ts';
import { FormDialog } from '#web/design-system/form-dialog.tsx';
import { TextAreaField } from '#web/design-system/text-input.tsx';
import type { ProviderRecording } from './use-provider.ts';

/** Asks why a company needs no provider. */
export default function ExemptDialog({
  recording,
  onClose,
}: {
  recording: ProviderRecording;
  onClose(): void;
}) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={texts.exemptTitle}
      {...(recording.rule && { description: recording.rule.exemption.text })}
      action={texts.save}
      check={() => (reason.trim() ? undefined : texts.reasonMissing)}
      send={async () => {
        await recording.exempt(reason);
        return { message: texts.recorded };
      }}
      onClose={onClose}
      onDone={onClose}
    >
      <TextAreaField
        label={texts.exemptReason}
        rows={2}
        maxLength={providerLimits.note}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
