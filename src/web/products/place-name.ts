import { choiceLabels } from '#messages/choices.ts';

const zones: Readonly<Record<string, string>> = choiceLabels.subType;
const countries: Readonly<Record<string, string>> = choiceLabels.country;

/** The name of a place, by the catalogue's id of it: its zone, or its country. */
export function placeName(place: string): string {
  const [country = '', ...rest] = place.split('-');
  return zones[rest.join('-')] ?? countries[country.toUpperCase()] ?? place;
}
