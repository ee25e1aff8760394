import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  countries,
  isOfficeType,
  isVisaChoice,
  officeTypes,
  visaChoices,
} from '#domain/catalogue/choices.ts';
import { placesCompared } from '#domain/plan/comparison.ts';
import { choiceLabels } from '#messages/choices.ts';
import { compareMessages } from '#messages/compare.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { Card } from '#web/design-system/card.tsx';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import type { ComparisonChoice } from './comparison-address.ts';
import {
  allJurisdictions,
  fullNameOf,
  type Jurisdiction,
  jurisdictionsByIds,
  nameOf,
} from './jurisdictions.ts';

interface ChooserProps {
  choice: ComparisonChoice;
  /** @param next makes the new choice out of the one that holds when it is applied */
  onChange(next: (choice: ComparisonChoice) => ComparisonChoice): void;
}

/** What is compared: the requirements, and the places. */
export function Chooser({ choice, onChange }: ChooserProps) {
  const { visas, officeType, places } = choice;
  const list = useRef<HTMLUListElement>(null);
  const focusPlace = useFocusOnPlace(list, places);

  function remove(id: string) {
    focusPlace(places.indexOf(id));
    onChange((known) => ({ ...known, places: known.places.filter((place) => place !== id) }));
  }

  function add(id: string) {
    // Once the last one is added, the field is removed.
    if (places.length + 1 === placesCompared.max) focusPlace(places.length);
    onChange((known) => ({ ...known, places: [...known.places, id] }));
  }

  return (
    <Card aria-label={compareMessages.chooser} className="p-4 sm:p-5 print:hidden">
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 flex-1 basis-24 sm:max-w-28">
          <SelectField
            label={compareMessages.visas}
            value={String(visas)}
            choices={visaChoices.map((count) => ({ value: String(count), label: choiceLabels.visas[count] }))}
            onChange={({ target }) => {
              const wanted = Number(target.value);
              if (isVisaChoice(wanted)) onChange((known) => ({ ...known, visas: wanted }));
            }}
          />
        </div>
        <div className="min-w-0 flex-2 basis-32 sm:max-w-40">
          <SelectField
            label={compareMessages.office}
            value={officeType}
            choices={officeTypes.map((type) => ({ value: type, label: choiceLabels.officeType[type] }))}
            onChange={({ target }) => {
              const wanted = target.value;
              if (isOfficeType(wanted)) onChange((known) => ({ ...known, officeType: wanted }));
            }}
          />
        </div>
        <div className="min-w-0 flex-1 basis-full sm:basis-80">
          {places.length < placesCompared.max ? (
            <PlaceAdder chosen={places} onAdd={add} />
          ) : (
            <p className="text-pretty text-muted sm:pt-8.5">{compareMessages.full}</p>
          )}
        </div>
      </div>
      <ul ref={list} aria-label={compareMessages.places} className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {jurisdictionsByIds(places).map((place) => (
          <li
            key={place.id}
            className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-control border border-line bg-surface ps-3"
          >
            <CountryFlag country={place.country} />
            <span className="min-w-0">{fullNameOf(place)}</span>
            <IconButton
              label={compareMessages.remove(fullNameOf(place))}
              icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
              onClick={() => remove(place.id)}
              className="focus-visible:-outline-offset-4"
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {compareMessages.compared(jurisdictionsByIds(places).map(fullNameOf))}
      </p>
    </Card>
  );
}

/** A field and a button of its own: a list that acted on each change would act on every arrow key. */
function PlaceAdder({ chosen, onAdd }: { chosen: readonly string[]; onAdd(id: string): void }) {
  const [id, setId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isWaiting = id !== '' && !chosen.includes(id);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(!isWaiting);
    if (!isWaiting) return;
    setId('');
    onAdd(id);
  }

  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <SelectField
          label={compareMessages.addPlace}
          placeholder={compareMessages.choosePlace}
          value={isWaiting ? id : ''}
          error={isAsked && !isWaiting ? compareMessages.chooseFirst : undefined}
          choices={countries.map((country) => ({
            group: choiceLabels.country[country],
            choices: allJurisdictions
              .filter((place) => place.country === country && !chosen.includes(place.id))
              .map((place) => ({ value: place.id, label: nameInCountry(place) })),
          }))}
          onChange={({ target }) => setId(target.value)}
        />
      </div>
      <Button type="submit" className="mt-6.5">
        {compareMessages.add}
      </Button>
    </form>
  );
}

function nameInCountry(place: Jurisdiction): string {
  return place.subType ? `${nameOf(place)}, ${choiceLabels.companyType[place.companyType]}` : nameOf(place);
}

/** Once the places have changed, takes the focus to what stands where the change was: its control may be gone. */
function useFocusOnPlace(list: { current: HTMLUListElement | null }, places: readonly string[]) {
  const wanted = useRef<number>(undefined);
  const shown = places.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the places are others
  useEffect(() => {
    const index = wanted.current;
    wanted.current = undefined;
    if (index === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next =
      buttons[Math.min(index, buttons.length - 1)] ??
      list.current?.parentElement?.querySelector<HTMLElement>('form select');
    next?.focus();
  }, [list, shown]);
  return (index: number) => {
    wanted.current = index;
  };
}
