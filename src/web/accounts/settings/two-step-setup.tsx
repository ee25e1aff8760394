import { type RefObject, useState } from 'react';
import { renderSVG } from 'uqr';
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { trustedHtml } from '#web/platform/trusted-html.ts';
import { ProofDialog, proofIn } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

interface TwoStepSetupProps {
  isOpen: boolean;
  asksPassword: boolean;
  focusFallback: RefObject<HTMLElement | null>;
  onClose(): void;
  /** It is on now. */
  onChanged(): Promise<unknown>;
}

/** Turns two-step verification on: the password, then the app's first code, then the recovery codes. */
export default function TwoStepSetup(props: TwoStepSetupProps) {
  const { isOpen, asksPassword, focusFallback, onClose, onChanged } = props;
  const [made, setMade] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes)
    return (
      <RecoveryCodesDialog isOpen={isOpen} codes={codes} focusFallback={focusFallback} onClose={onClose} />
    );
  if (!made) {
    return (
      <ProofDialog
        key="password"
        isOpen={isOpen}
        title={signInMethodMessages.twoStep}
        action={signInMethodMessages.next}
        asksPassword={asksPassword}
        onClose={onClose}
        onSend={async (entries) => setMade(await call(beginSecondFactor, { input: proofIn(entries) }))}
      />
    );
  }
  return (
    <ProofDialog
      key="code"
      isOpen={isOpen}
      title={signInMethodMessages.twoStep}
      about={signInMethodMessages.scan}
      action={signInMethodMessages.turnOn}
      asksPassword="never"
      onClose={onClose}
      onSend={async (entries) => {
        const input = { code: String(entries.get('code')) };
        const { recoveryCodes } = await call(confirmSecondFactor, { input });
        setCodes(recoveryCodes);
        await onChanged();
      }}
    >
      {(errors) => (
        <>
          <QrCode text={made.uri} />
          <div className="text-sm">
            <p className="text-muted">{signInMethodMessages.secretAbout}</p>
            <p className="tabular mt-1 font-medium wrap-anywhere select-all">
              {made.secret.replace(/.{4}(?=.)/g, '$& ')}
            </p>
          </div>
          <TextField
            label={signInMethodMessages.code}
            name="code"
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            className="tabular"
            error={errors.code}
          />
        </>
      )}
    </ProofDialog>
  );
}

/** Drawn in the page so that the secret stays here. Dark on white in both themes, because many scanners need it. */
function QrCode({ text }: { text: string }) {
  const svg = renderSVG(text, { border: 2, ecc: 'M' });
  return (
    <div
      role="img"
      aria-label={signInMethodMessages.qrCode}
      className="mx-auto w-48 overflow-hidden rounded-control border border-line"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library draws squares and knows no text
      dangerouslySetInnerHTML={trustedHtml(svg)}
    />
  );
}
