import type { RefObject } from 'react';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '#contract/passkeys.ts';
import { waysInMessages } from '#messages/ways-in.ts';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, isFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { isKnownToDevice, makePasskey, PasskeyCancelled } from '../passkey-ceremonies.ts';
import type { PasskeyChange } from './passkeys-section.tsx';
import { ProofDialog, proofIn } from './proof-dialog.tsx';

interface PasskeyDialogProps {
  isOpen: boolean;
  change: PasskeyChange;
  asksPassword: boolean;
  focusFallback: RefObject<HTMLElement | null>;
  onClose(): void;
  onChanged(): Promise<unknown>;
}

/** Adds a passkey, names it anew, or removes it. */
export default function PasskeyDialog({ change, onClose, onChanged, ...dialog }: PasskeyDialogProps) {
  async function add(entries: FormData) {
    const name = String(entries.get('name'));
    const { options } = await call(beginPasskey, { input: proofIn(entries) });
    try {
      await call(addPasskey, { input: { name, response: await makePasskey(options) } });
    } catch (error) {
      if (isKnownToDevice(error)) return notify.error(waysInMessages.passkeyKnown);
      if (error instanceof PasskeyCancelled) return notify.error(waysInMessages.passkeyCancelled);
      throw error;
    }
    await end(waysInMessages.passkeyAdded);
  }

  async function rename(passkey: string, entries: FormData) {
    await call(renamePasskey, { params: { passkey }, input: { name: String(entries.get('name')) } });
    await end(waysInMessages.renamed);
  }

  async function remove(passkey: string) {
    try {
      await call(removePasskey, { params: { passkey } });
    } catch (failure) {
      // One that was gone already is what was asked for.
      if (!isFailure(failure, 'passkey-not-found')) throw failure;
      notify.error(describeFailure(failure));
      await onChanged();
      return onClose();
    }
    await end(waysInMessages.removed);
  }

  async function end(text: string) {
    notify.success(text);
    await onChanged();
    onClose();
  }

  const nameField = (errors: Readonly<Record<string, string>>, known: string) => (
    <TextField
      label={waysInMessages.passkeyName}
      hint={waysInMessages.passkeyNameHint}
      name="name"
      required
      maxLength={60}
      autoComplete="off"
      defaultValue={known}
      error={errors.name}
    />
  );

  if (change.kind === 'add') {
    return (
      <ProofDialog
        {...dialog}
        title={waysInMessages.addPasskey}
        about={waysInMessages.passkeysAbout}
        action={waysInMessages.next}
        onClose={onClose}
        onSend={add}
      >
        {(errors) => nameField(errors, waysInMessages.defaultName)}
      </ProofDialog>
    );
  }
  const { id, name } = change.passkey;
  if (change.kind === 'rename') {
    return (
      <ProofDialog
        {...dialog}
        asksPassword="never"
        title={waysInMessages.renameTitle}
        action={waysInMessages.save}
        onClose={onClose}
        onSend={(entries) => rename(id, entries)}
      >
        {(errors) => nameField(errors, name)}
      </ProofDialog>
    );
  }
  return (
    <ProofDialog
      {...dialog}
      asksPassword="never"
      title={waysInMessages.removeTitle}
      about={waysInMessages.removeText(name)}
      action={waysInMessages.remove}
      kind="danger"
      onClose={onClose}
      onSend={() => remove(id)}
    />
  );
}
