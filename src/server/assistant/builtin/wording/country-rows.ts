import type { Country } from '#domain/catalogue/choices.ts';
import { cellsOf, isRow, placesIn } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';

/** What a table or list by country says of one of them. */
interface CountryRow {
  countries: readonly (Country | undefined)[];
  /** The line of the text. */
  line: string;
  /** The row as a part of a sentence, with its country as the label. */
  told: string;
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
    const rows = rowsIn(block);
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
  return `${told.map((row) => row.told).join('; ')}.`;
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

function rowsIn(block: string): CountryRow[] {
  const lines = block.split('\n');
  return (isRow(block) ? lines.slice(2) : lines).flatMap((line): CountryRow[] => {
    const [, label, text] = /^- \*\*(.+?):\*\* (.+)$/.exec(line) ?? [];
    const [name = '', ...cells] = isRow(block) ? cellsOf(line) : [label, text];
    const said = cells.filter(Boolean).join(', ').replace(/[.;]$/, '');
    const { countries } = placesIn(name);
    return countries.length === 0 ? [] : [{ countries, line, told: `**${name}:** ${said}` }];
  });
}
