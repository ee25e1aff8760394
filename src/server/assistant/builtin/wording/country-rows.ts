import type { Country } from '#domain/catalogue/choices.ts';
import { placesIn, tableIn, wordsOf } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';

/** What a table or list by country says of one of them. */
interface CountryRow {
  countries: readonly (Country | undefined)[];
  /** The line of the text. */
  line: string;
  label: string;
  /** What it says of the country, of a table the columns that the question names. */
  text: string;
}

/** What a table or list by country says of each of the countries that a question names; empty unless of several. */
export function rowsOfCountries(
  text: string,
  question: string,
): readonly { label: string; text: string; country: Country }[] {
  const asked = placesIn(question).countries;
  if (asked.length < 2) return [];
  const found = text.split(/\n{2,}/).map((block) => {
    const rows = rowsIn(block, question);
    return asked.flatMap((country) => {
      const own = rows.filter(({ countries }) => countries.length === 1 && countries[0] === country);
      return own.length === 1 && own[0] ? [{ label: own[0].label, text: own[0].text, country }] : [];
    });
  });
  return found.find(({ length }) => length > 1) ?? [];
}

/**
 * A text whose tables and lists by country hold only the rows of the several countries that a question names. Where it
 * opens with countries that nobody asked about, those rows in one sentence are all of it.
 */
export function withAskedRows(text: string, question: string): string {
  const asked = placesIn(question).countries;
  if (asked.length < 2) return text;
  const [opening = ''] = sentencesIn(text);
  const opensElsewhere = placesIn(opening).countries.some((country) => !asked.includes(country));
  const blocks = text.split(/\n{2,}/).map((block) => {
    const rows = rowsIn(block, question);
    const own = rows.filter(({ countries }) => asked.some((country) => countries.includes(country)));
    const others = new Set(rows.filter((row) => !own.includes(row)).map(({ line }) => line));
    const kept = block.split('\n').filter((line) => !others.has(line));
    const isOfAll = asked.every((country) => own.some(({ countries }) => countries.includes(country)));
    return { own: isOfAll ? own : [], text: own.length < 2 ? block : kept.join('\n') };
  });
  const told = blocks.find(({ own }) => own.length > 1)?.own;
  const whole = blocks.map((block) => block.text).join('\n\n');
  if (!opensElsewhere) return whole;
  if (!told) return whole.replace(opening, ofAskedCountries(opening, asked));
  return `${told.map((row) => `**${row.label}:** ${row.text}`).join('; ')}.`;
}

/** A sentence that lists something of several countries, with those that were asked for only. */
function ofAskedCountries(sentence: string, asked: readonly Country[]): string {
  const [marks = ''] = /(?: \[[\d, ]+\])?\.?$/.exec(sentence) ?? [];
  const items = sentence.slice(0, sentence.length - marks.length).split(/, (?:and )?(?![^(]*\))/);
  const countriesOf = items.map((item) => placesIn(item).countries);
  if (items.length < 3 || countriesOf.some(({ length }) => length !== 1)) return sentence;
  const own = items.filter((_, at) => countriesOf[at]?.some((country) => asked.includes(country)));
  const isOpened = own[0] === items[0] && own.length > 1;
  return isOpened ? `${own.slice(0, -1).join(', ')} and ${own.at(-1)}${marks}` : sentence;
}

function rowsIn(block: string, question: string): CountryRow[] {
  const { heads, rows } = tableIn(block) ?? { heads: [], rows: itemsIn(block) };
  const isAsked = columnsAsked(heads, question);
  return rows.flatMap(({ line, label, cells }): CountryRow[] => {
    const text = cells
      .filter((cell, at) => cell && isAsked(at))
      .join(', ')
      .replace(/[.;]$/, '');
    const { countries } = placesIn(label);
    return countries.length === 0 ? [] : [{ countries, line, label, text }];
  });
}

/** The items of a list that begin with a name, as rows of one cell. */
function itemsIn(block: string): { line: string; label: string; cells: readonly string[] }[] {
  return block.split('\n').flatMap((line) => {
    const [, label, said] = /^- \*\*(.+?):\*\* (.+)$/.exec(line) ?? [];
    return label === undefined || said === undefined ? [] : [{ line, label, cells: [said] }];
  });
}

/** Of the columns of a table those that a question names; all where it names none of them. */
function columnsAsked(heads: readonly string[], question: string): (at: number) => boolean {
  const said = new Set(wordsOf(question));
  const shared = heads.map((head) => wordsOf(head).filter((word) => said.has(word)).length);
  const most = Math.max(0, ...shared);
  return (at) => most === 0 || shared[at] === most;
}
