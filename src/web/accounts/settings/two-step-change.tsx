import { type RefObject, useState } from 'react';
import { renewRecoveryCodes, turnOffSecondFactor } from '#contract/second-factor.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { ProofDialog, proofIn } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

interface TwoStepChangeProps {
  isOpen: boolean;
  change: 'new-codes' | 'turn-off';
  asksPassword: boolean;
  focusFallback: RefObject<HTMLElement | null>;
  onClose(): void;
  onChanged(): Promise<unknown>;
}

/** Creates new recovery codes or turns off two-step verification; both require a code and the password. */
export default function TwoStepChange(props: TwoStepChangeProps) {
  const { isOpen, change, asksPassword, focusFallback, onClose, onChanged } = props;
  const [codes, setCodes] = useState<readonly string[]>();
  const isTurningOff = change === 'turn-off';

  async function send(entries: FormData) {
    const input = { ...proofIn(entries), code: String(entries.get('code')) };
    if (isTurningOff) {
      await call(turnOffSecondFactor, { input });
      notify.success(signInMethodMessages.turnedOff);
      await onChanged();
      onClose();
      return;
    }
    setCodes((await call(renewRecoveryCodes, { input })).recoveryCodes);
    await onChanged();
  }

  if (codes) {
    return (
      <RecoveryCodesDialog isOpen={isOpen} codes={codes} focusFallback={focusFallback} onClose={onClose} />
    );
  }
  return (
    <ProofDialog
      isOpen={isOpen}
      title={isTurningOff ? signInMethodMessages.twoStep : signInMethodMessages.newCodes}
      about={isTurningOff ? signInMethodMessages.turnOffAbout : signInMethodMessages.newCodesAbout}
      action={isTurningOff ? signInMethodMessages.turnOff : signInMethodMessages.newCodes}
      kind={isTurningOff ? 'danger' : 'primary'}
      asksPassword={asksPassword}
      focusFallback={focusFallback}
      onClose={onClose}
      onSend={send}
    >
      {(errors) => (
        <TextField
          label={signInMethodMessages.anyCode}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="tabular"
          error={errors.code}
        />
      )}
    </ProofDialog>
  );
}
