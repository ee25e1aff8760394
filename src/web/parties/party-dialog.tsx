import { useId, useState } from 'react';
import { addParty, changeParty, removeParty } from '#contract/parties.ts';
import type { PartyView, PeopleView } from '#contract/party-view.ts';
import { type PartyKind, partyKinds } from '#domain/parties/party.ts';
import { commonMessages } from '#messages/common.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useCountryChoices } from '#web/platform/use-country-choices.ts';
import { useForm } from '#web/platform/use-form.ts';

interface PartyDialogProps {
  companyId: string;
  /** Left out to add somebody. */
  party?: PartyView;
  onChanged(people: PeopleView): void;
  onClose(): void;
}

/** Adds a person, company or trust, or changes one that has no page of its own. */
export function PartyDialog({ companyId, party, onChanged, onClose }: PartyDialogProps) {
  const formId = useId();
  const [kind, setKind] = useState<PartyKind>(party?.kind ?? 'person');
  const countries = useCountryChoices();
  const take = ({ message, people }: { message: string; people: PeopleView }) => {
    onChanged(people);
    notify.success(message);
    onClose();
  };
  const form = useForm({
    read(entries) {
      const text = (name: string) => String(entries.get(name) ?? '');
      const details = {
        name: text('name'),
        nationality: text('nationality') || null,
        address: text('address'),
        ...(kind === 'person'
          ? { birthDate: text('birthDate') || null, residence: text('residence') || null }
          : { registrationNumber: text('registrationNumber') }),
      };
      return { ...details, kind, isYou: entries.get('isYou') !== null };
    },
    check: (input) => problemsOf(addParty, input),
    async send({ kind: given, isYou, ...details }) {
      take(
        party
          ? await call(changeParty, { params: { id: companyId, party: party.id }, input: details })
          : await call(addParty, { params: { id: companyId }, input: { ...details, kind: given, isYou } }),
      );
    },
    tells: 'in-form',
  });
  const remove = useForm({
    read: () => ({}),
    async send() {
      if (party) take(await call(removeParty, { params: { id: companyId, party: party.id } }));
    },
  });
  return (
    <Dialog
      isOpen
      keepsInput
      onClose={() => !form.isSending && onClose()}
      title={party ? texts.changeTitle(party.name) : texts.addTitle}
      actions={
        <>
          {party && !party.hasJoined ? (
            <Button kind="danger" isBusy={remove.isSending} onClick={() => remove.submit({})}>
              {texts.remove}
            </Button>
          ) : (
            <Button onClick={onClose}>{commonMessages.cancel}</Button>
          )}
          <Button kind="primary" type="submit" form={formId} isBusy={form.isSending}>
            {party ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-4">
        {!party && (
          <SelectField
            label={texts.kind}
            {...form.field('kind')}
            value={kind}
            choices={partyKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            onChange={(event) => setKind(event.target.value as PartyKind)}
          />
        )}
        <TextField
          label={texts.fields.name}
          {...form.field('name')}
          required
          autoComplete="off"
          defaultValue={party?.name}
        />
        {kind === 'person' && !party && <Checkbox name="isYou">{texts.isYou}</Checkbox>}
        <SelectField
          label={texts.countryOf[kind]}
          isOptional
          {...form.field('nationality')}
          placeholder={texts.chooseCountry}
          choices={countries}
          defaultValue={party?.nationality ?? ''}
        />
        {kind === 'person' ? (
          <>
            <TextField
              label={texts.fields.birthDate}
              isOptional
              {...form.field('birthDate')}
              type="date"
              defaultValue={party?.birthDate ?? ''}
            />
            <SelectField
              label={texts.fields.residence}
              isOptional
              {...form.field('residence')}
              placeholder={texts.chooseCountry}
              choices={countries}
              defaultValue={party?.residence ?? ''}
            />
          </>
        ) : (
          <TextField
            label={texts.fields.registrationNumber}
            isOptional
            {...form.field('registrationNumber')}
            autoComplete="off"
            defaultValue={party?.registrationNumber ?? ''}
          />
        )}
        <TextAreaField
          label={texts.fields.address}
          isOptional
          {...form.field('address')}
          rows={2}
          defaultValue={party?.address ?? ''}
        />
        <p role="alert" className="font-medium text-bad empty:hidden">
          {form.problem}
        </p>
      </form>
    </Dialog>
  );
}
