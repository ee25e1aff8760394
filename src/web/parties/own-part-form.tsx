import { useEffect, useRef, useState } from 'react';
import { changeOwnPart, type OwnPartView } from '#contract/own-part.ts';
import { type SensitiveField, sensitiveFields } from '#domain/parties/party.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { ownPartMessages as texts } from '#messages/own-part.ts';
import { peopleMessages } from '#messages/people.ts';
import { Button } from '#web/design-system/button.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { TextAreaField, TextField } from '#web/design-system/text-input.tsx';
import { call, fieldMessagesOf } from '#web/platform/call.ts';
import { useCountryChoices } from '#web/platform/use-country-choices.ts';
import { useLeaveGuard } from '#web/platform/use-leave-guard.ts';

/** How long after the last key it is saved. */
const pauseMs = 800;

const { fields } = peopleMessages;
const openFields = ['name', 'birthDate', 'nationality', 'residence', 'address'] as const;
type OpenField = (typeof openFields)[number];
type Field = OpenField | SensitiveField;
type Values = Record<Field, string>;

const longFields: readonly Field[] = ['sourceOfFunds', 'sourceOfWealth', 'publicOffice', 'address'];

/** One's own part; what is typed is saved while it is typed, and once more on leaving. */
export function OwnPartForm({ part: loaded }: { part: OwnPartView }) {
  const { part, values, errors, state, type, save } = useAutosave(loaded);
  const countries = useCountryChoices();
  const { missing } = part.party;
  const field = (name: Field) => ({
    name,
    label: fields[name],
    error: errors[name],
    value: values[name],
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {part.share && <p>{texts.youHold(part.share)}</p>}
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">{texts.details}</legend>
        <p className="text-muted">{texts.detailsAbout}</p>
        <TextField
          {...field('name')}
          autoComplete="name"
          onChange={(event) => type('name', event.target.value)}
        />
        <TextField
          {...field('birthDate')}
          type="date"
          autoComplete="bday"
          onChange={(event) => type('birthDate', event.target.value)}
        />
        {(['nationality', 'residence'] as const).map((name) => (
          <SelectField
            key={name}
            {...field(name)}
            placeholder={peopleMessages.chooseCountry}
            choices={countries}
            onChange={(event) => type(name, event.target.value)}
          />
        ))}
        <TextAreaField
          {...field('address')}
          rows={3}
          autoComplete="street-address"
          onChange={(event) => type('address', event.target.value)}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">{texts.sensitive}</legend>
        <p className="text-muted">{texts.sensitiveAbout}</p>
        {sensitiveFields.map((name) =>
          longFields.includes(name) ? (
            <TextAreaField
              key={name}
              {...field(name)}
              hint={texts.why[name]}
              rows={3}
              autoComplete="off"
              onChange={(event) => type(name, event.target.value)}
            />
          ) : (
            <TextField
              key={name}
              {...field(name)}
              hint={texts.why[name]}
              type={name === 'passportExpiry' ? 'date' : 'text'}
              autoComplete="off"
              isOptional={name === 'taxNumber'}
              onChange={(event) => type(name, event.target.value)}
            />
          ),
        )}
      </fieldset>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-page py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p aria-live="polite" className="min-w-0 flex-1">
          <span className="font-medium">
            {missing.length === 0 ? texts.done : texts.left(missing.length)}
          </span>{' '}
          <span className={state === 'failed' ? 'text-warn' : 'text-muted'}>
            {
              { saved: texts.savedAll, saving: texts.saving, typed: texts.saving, failed: texts.notSaved }[
                state
              ]
            }
          </span>
        </p>
        <Button kind="primary" type="submit" isBusy={state === 'saving'}>
          {texts.save}
        </Button>
      </div>
      <section className="flex flex-col gap-2 border-t border-line pt-6">
        <h2 className="font-semibold">{texts.openings}</h2>
        {part.openings.length === 0 ? (
          <p className="text-muted">{texts.neverOpened}</p>
        ) : (
          <ul>
            {part.openings.map(({ by, at }) => (
              <li key={`${by} ${at}`}>
                {by} <span className="text-muted">{shortDayText(at.slice(0, 10))}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </form>
  );
}

type State = 'saved' | 'typed' | 'saving' | 'failed';

/** Saves the changed fields after a pause, one call at a time; what a call missed goes with the next. */
function useAutosave(loaded: OwnPartView) {
  const [part, setPart] = useState(loaded);
  const [values, setValues] = useState<Values>(() => valuesOf(loaded));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<State>('saved');
  const changed = useRef(new Map<Field, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRunning = useRef(false);
  // Moving on inside the app saves by itself; closing the tab asks.
  useLeaveGuard({ isUp: state !== 'saved', isKeptInTab: true });
  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => () => void latestSave.current(), []);

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    if (isRunning.current || changed.current.size === 0) return;
    const sent = changed.current;
    changed.current = new Map();
    isRunning.current = true;
    setState('saving');
    try {
      const answer = await call(changeOwnPart, { params: { id: part.company.id }, input: inputOf(sent) });
      setPart(answer.part);
      setErrors({});
      setState('saved');
    } catch (failure) {
      changed.current = new Map([...sent, ...changed.current]);
      setErrors(messagesByField(fieldMessagesOf(failure)));
      setState('failed');
      isRunning.current = false;
      return;
    }
    isRunning.current = false;
    if (changed.current.size > 0) await save();
  }

  function type(field: Field, value: string): void {
    setValues((known) => ({ ...known, [field]: value }));
    changed.current.set(field, value);
    setState('typed');
    clearTimeout(timer.current);
    timer.current = setTimeout(save, pauseMs);
  }

  return { part, values, errors, state, type, save };
}

function valuesOf({ party, answers }: OwnPartView): Values {
  const all = [...openFields, ...sensitiveFields].map((field): [Field, string] => [
    field,
    (openFields as readonly Field[]).includes(field)
      ? (party[field as OpenField] ?? '')
      : (answers[field as SensitiveField] ?? ''),
  ]);
  return Object.fromEntries(all) as Values;
}

/** The emptied choice of a country or day is none. */
function inputOf(changed: ReadonlyMap<Field, string>) {
  const open: Partial<Record<OpenField, string | null>> = {};
  const answers: Partial<Record<SensitiveField, string>> = {};
  for (const [field, value] of changed) {
    if ((sensitiveFields as readonly Field[]).includes(field)) answers[field as SensitiveField] = value;
    else if (field === 'name' || field === 'address') open[field] = value;
    else open[field as OpenField] = value || null;
  }
  return { ...(open as object), answers };
}

/** 'answers.taxNumber' is shown at its field, too. */
function messagesByField(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field.replace(/^answers\./, ''), message]),
  );
}
