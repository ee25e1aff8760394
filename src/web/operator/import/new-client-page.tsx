import { useId, useState } from 'react';
import { createClient } from '#contract/clients.ts';
import {
  type CompanyType,
  type Country,
  companyTypesOf,
  countries,
  isVisaChoice,
  type OfficeType,
  officeTypes,
  type SubType,
  subTypesOf,
  visaChoices,
} from '#domain/catalogue/choices.ts';
import { choiceLabels } from '#messages/choices.ts';
import { clientFormMessages as texts } from '#messages/client-forms.ts';
import { todayMessages } from '#messages/today.ts';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { notify } from '#web/platform/notify.ts';
import { useNavigate } from '#web/platform/router.tsx';
import { useForm } from '#web/platform/use-form.ts';
import { usePage } from '#web/platform/use-page.ts';
import { BackTo } from '../file-page.tsx';
import { PageHead } from '../list-page.tsx';
import { operatorPaths } from '../operator-paths.ts';

interface Place {
  country: Country;
  companyType: CompanyType;
  subType: SubType | null;
}

/** The first type of a country, with its first zone where it has any. */
function placeIn(country: Country, companyType = companyTypesOf(country)[0] ?? 'llc'): Place {
  return { country, companyType, subType: subTypesOf(companyType)[0] ?? null };
}

/** Adds a client who has no account. */
export default function NewClientPage() {
  const heading = usePage(texts.newTitle);
  const navigate = useNavigate();
  const formId = useId();
  const [place, setPlace] = useState(() => placeIn('AE'));
  const [visas, setVisas] = useState(1);
  const [officeType, setOfficeType] = useState<OfficeType>('flexi');
  const [invite, setInvite] = useState(false);
  const form = useForm({
    read: (entries) => ({
      company: String(entries.get('company') ?? ''),
      contact: String(entries.get('contact') ?? ''),
      email: String(entries.get('email') ?? '').trim(),
      ...place,
      visas,
      officeType,
      invite,
    }),
    check: (input) => problemsOf(createClient, input),
    async send(input) {
      const { id, message } = await call(createClient, { input });
      notify.success(message);
      navigate(`${operatorPaths.company(id)}#tasks`);
    },
    tells: 'in-form',
  });
  const zones = subTypesOf(place.companyType);
  return (
    <div className="flex flex-col gap-6">
      <BackTo path={operatorPaths.today}>{todayMessages.title}</BackTo>
      <PageHead heading={heading} title={texts.newTitle} about={texts.newAbout} />
      <form {...form.props} id={formId} className="grid max-w-2xl gap-5 sm:grid-cols-2">
        <TextField label={texts.company} required fieldClassName="sm:col-span-2" {...form.field('company')} />
        <SelectField
          label={texts.country}
          choices={countries.map((value) => ({ value, label: choiceLabels.country[value] }))}
          value={place.country}
          onChange={({ target }) => setPlace(placeIn(target.value as Country))}
        />
        <SelectField
          label={texts.type}
          choices={companyTypesOf(place.country).map((value) => ({
            value,
            label: choiceLabels.companyType[value],
          }))}
          value={place.companyType}
          onChange={({ target }) => setPlace(placeIn(place.country, target.value as CompanyType))}
        />
        {zones.length > 0 && (
          <SelectField
            label={texts.zone}
            choices={zones.map((value) => ({ value, label: choiceLabels.subType[value] }))}
            value={place.subType ?? ''}
            onChange={({ target }) => setPlace({ ...place, subType: target.value as SubType })}
          />
        )}
        <SelectField
          label={texts.visas}
          choices={visaChoices.map((value) => ({ value: String(value), label: choiceLabels.visas[value] }))}
          value={String(visas)}
          onChange={({ target }) => {
            const chosen = Number(target.value);
            if (isVisaChoice(chosen)) setVisas(chosen);
          }}
        />
        <SelectField
          label={texts.office}
          choices={officeTypes.map((value) => ({ value, label: choiceLabels.officeType[value] }))}
          value={officeType}
          onChange={({ target }) => setOfficeType(target.value as OfficeType)}
        />
        <TextField
          label={texts.contact}
          autoComplete="off"
          isOptional
          fieldClassName="sm:col-start-1"
          {...form.field('contact')}
        />
        <TextField label={texts.email} type="email" autoComplete="off" isOptional {...form.field('email')} />
        <div className="sm:col-span-2">
          <Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)}>
            {texts.inviteNow}
          </Checkbox>
        </div>
        <FormProblem isAlert text={form.problem} />
        <Button type="submit" kind="primary" className="justify-self-start" isBusy={form.isSending}>
          {texts.add}
        </Button>
      </form>
    </div>
  );
}
