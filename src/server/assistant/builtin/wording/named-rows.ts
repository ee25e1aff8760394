import { placesIn, type Table, tableIn, wordsOf } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import { uncited } from './statements.ts';

/** A row of a table or an item of a list that begins with the name of what it tells. */
interface LabelledRow {
  label: string;
  value: string;
}

/** Where a question names one thing and then another. */
const betweenThings = /,|;|&|\b(?:and|or|plus|versus|vs)\b/i;

/**
 * Of a text with a table or list of named rows, those that a question names, in one sentence and in its order, as in
 * 'What do the establishment card and the e-Channels cost?'.
 * @returns `undefined` unless it names several rows, and the text does not open with them
 */
export function rowsNamedIn(text: string, question: string): string | undefined {
  // Rows by country are chosen by the countries of the question.
  const rows = rowsIn(text).filter(({ label }) => {
    const { places, used } = placesIn(label);
    // 'When are return and payment due?' asks for no late ones.
    return (places.length > 0 || used.length === 0) && (!ofDelay.test(label) || asksDelay.test(question));
  });
  const names = rows.map(({ label }) => [...new Set(wordsOf(label))]);
  const isOnlyIn = (word: string) => names.filter((name) => name.includes(word)).length === 1;
  const named = question.split(betweenThings).flatMap((part): LabelledRow[] => {
    const said = new Set(wordsOf(part));
    const [best, next] = rows
      .map((row, at) => {
        const name = names[at] ?? [];
        const shared = name.filter((word) => said.has(word));
        const isNamed = shared.some(isOnlyIn) || (name.length > 0 && shared.length === name.length);
        // Of names that are said in full the longer one is meant.
        return {
          row,
          share: shared.length / name.length,
          fit: isNamed ? shared.length + shared.length / name.length : 0,
        };
      })
      .toSorted((one, other) => other.fit - one.fit);
    const isClear =
      best !== undefined && best.fit > 0 && best.share >= minShare && best.fit > (next?.fit ?? 0);
    return isClear ? [best.row] : [];
  });
  const told = [...new Set(named)];
  const [first = ''] = sentencesIn(text);
  if (told.length < 2 || told.every((row) => isSaidIn(first, row))) return undefined;
  const whole = told.map(({ label, value }) => `${label}: ${value}`).join('; ');
  const [marks = ''] = /\[\d/.test(whole) ? [] : (/\[[\d, ]+\]/.exec(first) ?? []);
  return `${whole}${marks && ` ${marks}`}.`;
}

const ofDelay = /\blate\b/i;

/** Asks what a delay costs. */
const asksDelay = /\b(?:late|fin(?:es?|ed)|penalt\w+|miss\w*|overdue|delay\w*|costs?|charges?|how much)\b/i;

/** The share of a row's name that a question has to say. */
const minShare = 0.5;

/** Whether a sentence holds the numbers of a row, or most of its words where it has none. */
function isSaidIn(sentence: string, { value }: LabelledRow): boolean {
  const bare = uncited(value);
  const numbers = bare.match(/\d[\d,.]*\d|\d/g) ?? [];
  if (numbers.length > 0) return numbers.every((number) => sentence.includes(number));
  const said = new Set(wordsOf(sentence));
  const words = wordsOf(bare);
  return words.filter((word) => said.has(word)).length >= words.length / 2;
}

function rowsIn(text: string): readonly LabelledRow[] {
  return text.split(/\n{2,}/).flatMap((block) => {
    const table = tableIn(block);
    return table ? tableRows(table) : listItems(block);
  });
}

function tableRows({ heads, rows }: Table): LabelledRow[] {
  return rows.map(({ label, cells }) => {
    // Of one column the head is the question's own.
    const values = cells.map((cell, at) => (cells.length > 1 ? `${heads[at]} ${cell}` : cell));
    const unit = cells.length === 1 && /^[A-Z]{3}$/.test(heads[0] ?? '') ? `${heads[0]} ` : '';
    return { label, value: `${unit}${values.filter(Boolean).join(', ')}` };
  });
}

function listItems(block: string): LabelledRow[] {
  return block.split(/\n(?=[-*] )/).flatMap((item) => {
    const [, label = '', value = ''] = /^[-*] \**([^:.[*]{2,60})\**: ?\**\s*(.+)$/s.exec(item) ?? [];
    return label === '' || value === '' ? [] : [{ label, value: value.replace(/\.$/, '') }];
  });
}
