import type { RefObject } from 'react';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '#contract/passkeys.ts';
import { signInMethodMessages } from '#messages/sign-in-methods.ts';
import { TextField } from '#web/design-system/text-input.tsx';
import { call, describeFailure, isFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { isKnownToDevice, makePasskey, PasskeyCancelled } from '../passkey-ceremonies.ts';
import { ProofDialog, proofIn } from './proof-dialog.tsx';
import type { SignInMethods } from './use-sign-in-methods.ts';

type Passkey = SignInMethods['passkeys'][number];
export type PasskeyChange = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

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
      if (isKnownToDevice(error)) return notify.error(signInMethodMessages.passkeyKnown);
      if (error instanceof PasskeyCancelled) return notify.error(signInMethodMessages.passkeyCancelled);
      throw error;
    }
    await end(signInMethodMessages.passkeyAdded);
  }

  async function rename(passkey: string, entries: FormData) {
    await call(renamePasskey, { params: { passkey }, input: { name: String(entries.get('name')) } });
    await end(signInMethodMessages.renamed);
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
    await end(signInMethodMessages.removed);
  }

  async function end(text: string) {
    notify.success(text);
    await onChanged();
    onClose();
  }

  const nameField = (errors: Readonly<Record<string, string>>, known: string) => (
    <TextField
      label={signInMethodMessages.passkeyName}
      hint={signInMethodMessages.passkeyNameHint}
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
        title={signInMethodMessages.addPasskey}
        about={signInMethodMessages.passkeysAbout}
        action={signInMethodMessages.next}
        onClose={onClose}
        onSend={add}
      >
        {(errors) => nameField(errors, signInMethodMessages.defaultName)}
      </ProofDialog>
    );
  }
  const { id, name } = change.passkey;
  if (change.kind === 'rename') {
    return (
      <ProofDialog
        {...dialog}
        asksPassword="never"
        title={signInMethodMessages.renameTitle}
        action={signInMethodMessages.save}
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
      title={signInMethodMessages.removeTitle}
      about={signInMethodMessages.removeText(name)}
      action={signInMethodMessages.remove}
      kind="danger"
      onClose={onClose}
      onSend={() => remove(id)}
    />
  );
}
