import { useState } from 'react';
import type { DocumentListView } from '#contract/documents.ts';
import type { EnvelopeView } from '#contract/signing.ts';
import { signingMessages as texts } from '#messages/signing.ts';
import { FormDialog } from '#web/design-system/form-dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { type SigningSide, signingCalls } from './signing-calls.ts';

/** What is changed about an envelope that was sent: a signer, or how long people can sign. */
export type EnvelopeChange = { kind: 'signer'; signer: EnvelopeView['signers'][number] } | { kind: 'time' };

interface ChangeDialogProps {
  companyId: string;
  side: SigningSide;
  envelope: EnvelopeView;
  change: EnvelopeChange;
  parties: DocumentListView['parties'];
  onClose(): void;
  onDone(): void;
}

/** Changes an envelope that was sent. */
export default function ChangeDialog({ change, ...rest }: ChangeDialogProps) {
  return change.kind === 'time' ? <MoreTime {...rest} /> : <OtherSigner {...rest} signer={change.signer} />;
}

type DialogProps = Omit<ChangeDialogProps, 'change'>;

const usualDays = 14;

function MoreTime({ companyId, side, envelope, onClose, onDone }: DialogProps) {
  const [days, setDays] = useState(String(usualDays));
  return (
    <FormDialog
      title={texts.extendNamed(envelope.title)}
      description={texts.until(envelope.expiresAt)}
      action={texts.extend}
      send={() =>
        call(signingCalls[side].extend, {
          params: { id: companyId, envelope: envelope.id },
          input: { days: Number(days) },
        })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <TextField
        label={texts.moreDays}
        inputMode="numeric"
        maxLength={2}
        value={days}
        fieldClassName="max-w-32"
        onChange={({ target }) => setDays(target.value)}
      />
    </FormDialog>
  );
}

interface OtherSignerProps extends DialogProps {
  signer: EnvelopeView['signers'][number];
}

/** Mends a signer's email address, or lets somebody else sign in their place. */
function OtherSigner({ companyId, side, envelope, signer, parties, onClose, onDone }: OtherSignerProps) {
  const mayMend = signer.state === 'asked' && envelope.state === 'open' && !signer.hasAccount;
  const others = parties.filter(({ id }) => id !== signer.party);
  const [party, setParty] = useState(mayMend ? signer.party : '');
  const [email, setEmail] = useState(mayMend ? signer.email : '');
  const isSame = party === signer.party;
  const params = { id: companyId, envelope: envelope.id, signer: signer.id };
  return (
    <FormDialog
      title={texts.changeNamed(signer.name)}
      description={texts.changeAbout}
      action={texts.save}
      check={() => (party === '' ? texts.choosePerson : undefined)}
      send={() =>
        isSame
          ? call(signingCalls[side].ask, { params, input: { email } })
          : call(signingCalls[side].replace, { params, input: { party, email: email.trim() || null } })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <SelectField
        label={texts.whoSigns}
        placeholder={texts.choosePerson}
        value={party}
        onChange={({ target }) => {
          setParty(target.value);
          setEmail(target.value === signer.party ? signer.email : '');
        }}
        choices={[...(mayMend ? [{ id: signer.party, name: signer.name }] : []), ...others].map(
          ({ id, name }) => ({ value: id, label: name }),
        )}
      />
      <TextField
        type="email"
        label={texts.theirEmail}
        {...(!isSame && { hint: texts.emailHint })}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {!isSame && <p className="text-sm text-pretty text-muted">{texts.replaceNote}</p>}
    </FormDialog>
  );
}
