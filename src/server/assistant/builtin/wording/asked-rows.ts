import { placesIn, tableIn, wordsOf } from '../../../knowledge/index.ts';

/** What a table by places says of one of them. */
interface PlaceRow {
  label: string;
  text: string;
  /** Ids of the catalogue that its label names. */
  places: readonly string[];
}

/**
 * Of a text with a table of many places, what it says of each of those that a question names, in one sentence;
 * `undefined` unless it has a row for every one of them, and rows for others that nobody asked for.
 */
export function rowsOfPlaces(text: string, question: string): string | undefined {
  const { head, rows } = rowsAskedIn(text, question) ?? {};
  return rows && `${head}: ${rows.map((row) => `**${row.label}** ${row.text}`).join('; ')}.`;
}

/** The same as what the table says of each place. */
export function rowsAskedIn(
  text: string,
  question: string,
): { head: string; rows: readonly { label: string; text: string }[] } | undefined {
  const asked = placesIn(question).places;
  if (asked.length === 0) return undefined;
  for (const block of text.split(/\n{2,}/)) {
    const { head, rows } = placeRowsOf(block);
    const own = asked.map((id) =>
      namedOf(
        rows.filter(({ places }) => places.length === 1 && places[0] === id),
        question,
      ),
    );
    const told = yesFirst(own.flat());
    const isOfOthers = rows.some(({ places }) => places.some((id) => !asked.includes(id)));
    if (own.every(({ length }) => length > 0) && isOfOthers) return { head, rows: told };
  }
  return undefined;
}

/** Rows that all say yes or no, with those that say yes in front. */
function yesFirst(rows: readonly PlaceRow[]): readonly PlaceRow[] {
  if (!rows.every(({ text }) => /^(?:yes|no)\b/i.test(text))) return rows;
  const isNo = ({ text }: PlaceRow) => /^no\b/i.test(text);
  return rows.toSorted((one, other) => Number(isNo(one)) - Number(isNo(other)));
}

/** Of several rows of one place, such as kinds of company, those that the question names; all where it names none. */
function namedOf(rows: readonly PlaceRow[], question: string): readonly PlaceRow[] {
  const said = new Set(wordsOf(question));
  const named = rows.filter(({ label }) => wordsOf(label).every((word) => said.has(word)));
  return named.length > 0 ? named : rows;
}

/** The rows of a table with one value each; of several columns none is what was asked for. */
function placeRowsOf(block: string): { head: string; rows: readonly PlaceRow[] } {
  const table = tableIn(block);
  const [head = '', ...others] = table?.heads ?? [];
  if (!table || head === '' || others.length > 0) return { head, rows: [] };
  const rows = table.rows.map(({ label, cells: [text = ''] }) => ({
    label,
    text,
    places: placesIn(label).places,
  }));
  return { head, rows };
}

/** Whether a row that is named by a country is of one that the question names. */
export function isOfAskedPlace(row: string, question: string, place: string): boolean {
  const { countries } = placesIn(row.replace(/:.*$/s, ''));
  if (countries.length === 0) return true;
  const asked = placesIn(`${question} ${place}`).countries;
  return countries.some((country) => asked.includes(country));
}
