import { useState } from 'react';
import {
  addService,
  changeService,
  type ListedServiceView,
  maxServiceName,
  type PriceListView,
  type ServiceDraft,
} from '#contract/price-list.ts';
import { type LaterCaseKind, laterCaseKinds } from '#domain/cases/case-kind.ts';
import { companyTypes, countries, officeTypes } from '#domain/catalogue/choices.ts';
import { charges, type Phase, phases, stages } from '#domain/price-list/service.ts';
import { hasRate, type VatTreatment, vatTreatments } from '#domain/price-list/vat.ts';
import { type Currency, currencies } from '#domain/values/money.ts';
import { minorUnitsIn, typedAmount } from '#domain/values/typed-amount.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { choiceLabels } from '#messages/choices.ts';
import { commonMessages } from '#messages/common.ts';
import { priceListMessages } from '#messages/price-list.ts';
import { staffQuoteMessages } from '#messages/staff-quotes.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { FormProblem } from '#web/design-system/form-problem.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { problemsOf } from '#web/platform/check-input.ts';
import { firstDayAhead } from '#web/platform/local-today.ts';
import { notify } from '#web/platform/notify.ts';
import { useForm } from '#web/platform/use-form.ts';
import { AnyOf } from './any-of.tsx';

const texts = priceListMessages.form;

interface ServiceDialogProps {
  list: PriceListView;
  /** `undefined` for a new one. */
  listed: ListedServiceView | undefined;
  onChanged(list: PriceListView): void;
  onClose(): void;
}

const named = <Id extends string>(ids: readonly Id[], names: Record<Id, string>) =>
  ids.map((value) => ({ value, label: names[value] }));
const visaChoices = [0, 1, 2, 3, 4, 5].map((visas) => ({ value: String(visas), label: String(visas) }));

/** Takes a service of the price list, as a draft. */
export default function ServiceDialog({ list, listed, onChanged, onClose }: ServiceDialogProps) {
  const known = (listed?.draft ?? listed?.current)?.service;
  const [phase, setPhase] = useState<Phase>(known?.phase ?? 'formation');
  const [treatment, setTreatment] = useState<VatTreatment>(known?.vat.treatment ?? 'standard');
  const today = firstDayAhead();
  const form = useForm<ServiceDraft>({
    read: (entries) => draftIn(entries, treatment, phase),
    check: (input) => atFields(problemsOf(addService, input)),
    async send(input) {
      const { message, priceList } = await (listed
        ? call(changeService, { params: { id: listed.id }, input, ifMatch: listed.version })
        : call(addService, { input }));
      notify.success(message);
      onChanged(priceList);
      onClose();
    },
    tells: 'in-form',
  });
  const conditions = known?.conditions;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={known ? texts.change(known.name) : texts.add}
      description={texts.about}
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.cancel}</Button>
          <Button kind="primary" type="submit" form="service" isBusy={form.isSending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id="service" className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.name}
          maxLength={maxServiceName}
          defaultValue={known?.name}
          fieldClassName="sm:col-span-2"
          {...form.field('name')}
          required
        />
        <TextAreaField
          label={texts.includes}
          hint={texts.includesHint}
          isOptional
          rows={3}
          defaultValue={known?.includes.join('\n')}
          fieldClassName="sm:col-span-2"
          {...form.field('includes')}
        />
        <TextField
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={known ? typedAmount(known.amount, known.currency) : ''}
          {...form.field('amount')}
          required
        />
        <SelectField
          label={texts.currency}
          choices={currencies.map((code) => ({ value: code, label: code }))}
          defaultValue={known?.currency ?? 'AED'}
          {...form.field('currency')}
        />
        <SelectField
          label={texts.charge}
          choices={named(charges, priceListMessages.charges)}
          defaultValue={known?.charge ?? 'once'}
          {...form.field('charge')}
        />
        <SelectField
          label={texts.phase}
          choices={named(phases, priceListMessages.phases)}
          value={phase}
          onChange={({ target }) => setPhase(target.value as Phase)}
        />
        {phase === 'later-case' && (
          <AnyOf
            name="cases"
            label={texts.cases}
            any={texts.anyCase}
            choices={named(laterCaseKinds, caseKindMessages)}
            chosen={conditions?.cases ?? []}
          />
        )}
        <SelectField
          label={texts.vat}
          choices={named(vatTreatments, staffQuoteMessages.treatments)}
          value={treatment}
          onChange={({ target }) => setTreatment(target.value as VatTreatment)}
        />
        <TextField
          label={texts.rate}
          inputMode="decimal"
          disabled={!hasRate(treatment)}
          defaultValue={known && known.vat.rate > 0 ? String(known.vat.rate / 100) : ''}
          {...form.field('rate')}
        />
        <AnyOf
          name="countries"
          label={texts.country}
          any={texts.anyCountry}
          choices={named(countries, choiceLabels.country)}
          chosen={conditions?.countries ?? []}
        />
        <AnyOf
          name="companyTypes"
          label={texts.companyType}
          any={texts.anyType}
          choices={named(companyTypes, choiceLabels.companyType)}
          chosen={conditions?.companyTypes ?? []}
        />
        <AnyOf
          name="places"
          label={texts.place}
          any={texts.anyPlace}
          choices={list.places.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={conditions?.places ?? []}
        />
        <AnyOf
          name="officeTypes"
          label={texts.office}
          any={texts.anyOffice}
          choices={named(officeTypes, choiceLabels.officeType)}
          chosen={conditions?.officeTypes ?? []}
        />
        <SelectField
          label={texts.minVisas}
          choices={visaChoices}
          defaultValue={String(conditions?.minVisas ?? 0)}
          {...form.field('minVisas')}
        />
        <SelectField
          label={texts.maxVisas}
          placeholder={texts.noLimit}
          choices={visaChoices}
          defaultValue={String(conditions?.maxVisas ?? '')}
          {...form.field('maxVisas')}
        />
        <SelectField
          label={texts.earnedAt}
          hint={texts.earnedHint}
          choices={named(stages, staffQuoteMessages.stages)}
          defaultValue={known?.earnedAt ?? 'filed'}
          {...form.field('earnedAt')}
        />
        <TextField label={texts.from} type="date" min={today} defaultValue={today} {...form.field('from')} />
        <TextAreaField
          label={texts.note}
          isOptional
          rows={2}
          maxLength={1_000}
          fieldClassName="sm:col-span-2"
          {...form.field('note')}
        />
        <FormProblem isAlert text={form.problem} />
      </form>
    </Dialog>
  );
}

function draftIn(entries: FormData, treatment: VatTreatment, phase: Phase): ServiceDraft {
  const textOf = (name: string) => String(entries.get(name) ?? '');
  const listOf = (name: string) => entries.getAll(name).map(String);
  const currency = textOf('currency') as Currency;
  return {
    service: {
      name: textOf('name'),
      includes: textOf('includes')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      currency,
      amount: minorUnitsIn(textOf('amount'), currency),
      charge: textOf('charge') as ServiceDraft['service']['charge'],
      phase,
      conditions: {
        countries: listOf('countries') as ServiceDraft['service']['conditions']['countries'],
        companyTypes: listOf('companyTypes') as ServiceDraft['service']['conditions']['companyTypes'],
        places: listOf('places'),
        officeTypes: listOf('officeTypes') as ServiceDraft['service']['conditions']['officeTypes'],
        minVisas: Number(textOf('minVisas')),
        maxVisas: textOf('maxVisas') === '' ? null : Number(textOf('maxVisas')),
        cases: listOf('cases') as LaterCaseKind[],
      },
      vat: { treatment, rate: hasRate(treatment) ? Math.round(Number(textOf('rate') || '0') * 100) : 0 },
      earnedAt: textOf('earnedAt') as ServiceDraft['service']['earnedAt'],
    },
    from: textOf('from'),
    note: textOf('note'),
  };
}

/** The problems of nested values, by the fields of the form. */
function atFields(problems: ReturnType<typeof problemsOf>): ReturnType<typeof problemsOf> {
  if (!problems) return undefined;
  return Object.fromEntries(
    Object.entries(problems).map(([path, text]) => [
      path.split('.').findLast((part) => !/^\d+$/.test(part)),
      text,
    ]),
  );
}
