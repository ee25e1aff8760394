import { expertMessages } from '#messages/expert.ts';
import { type Citation, citationsIn, type Quotable } from '../../../knowledge/index.ts';

/** Maximum length of an answer before its sources, in characters. */
const maxTextLength = 2400;

/** Maximum sources of an answer, unless its first part alone has more. */
const maxSources = 12;

/** A part of an answer, with or without a heading. */
export interface Part extends Quotable {
  heading?: string;
}

/**
 * Joins parts into one Markdown answer, with citations renumbered and the sources listed at the end with publisher
 * and date.
 * @param cited the citations before these parts, whose numbering continues
 */
export function wordAnswer(parts: readonly Part[], cited: readonly Citation[] = []): string {
  const sources = [...cited];
  const texts: string[] = [];
  let length = 0;
  for (const part of parts) {
    const known = sources.length;
    const text = renumbered(part, sources);
    const heading = part.heading && texts.length > 0 ? `**${part.heading}**\n\n` : '';
    const isTooMuch = length + text.length > maxTextLength || sources.length > maxSources;
    if (texts.length > 0 && isTooMuch) {
      // A part is kept with all its sources or dropped: no figure stands without one.
      sources.length = known;
      continue;
    }
    length += text.length;
    texts.push(heading + text);
  }
  const answer = texts.join('\n\n');
  const inParts = new Set(citationsIn(answer));
  const list = sources
    .map((source, index) => ({ source, number: index + 1 }))
    .filter(({ number }) => number <= cited.length || inParts.has(number));
  return answer + sourcesText(list);
}

/** The list at the end of an answer; '' without citations. */
export function sourcesText(list: readonly { source: Citation; number: number }[]): string {
  return list.length > 0 ? `\n\n${expertMessages.sources.heading}\n\n${sourceList(list)}` : '';
}

/** Renumbers a part's citations for the whole answer and adds its sources to the list. */
function renumbered({ text, sources: own }: Part, sources: Citation[]): string {
  return text
    .replaceAll(/ ?\[(\d+(?:,\s*\d+)*)\](?!\()/g, (_, numbers: string) => {
      const marks = new Set<number>();
      for (const number of numbers.split(',').map(Number)) {
        const source = own[number - 1];
        if (!source) continue;
        const known = sources.findIndex(({ url }) => url === source.url);
        marks.add(known === -1 ? sources.push(source) : known + 1);
      }
      return marks.size > 0 ? ` [${[...marks].sort((one, other) => one - other).join(', ')}]` : '';
    })
    .trim();
}

function sourceList(list: readonly { source: Citation; number: number }[]): string {
  return list
    .map(({ source, number }) => {
      const { title, url, publisher, date, confidence, note } = source;
      const facts = [
        publisher,
        ...(date ? [dateText(date)] : []),
        readingText(source),
        ...(note ? [note] : []),
        ...(confidence === 'low' ? [expertMessages.sources.uncertain] : []),
      ];
      return `${number}. [${title.replaceAll(/[[\]]/g, '')}](${url}), ${facts.join(', ')}`;
    })
    .join('\n');
}

/** When it was read, or who vouches for it. */
function readingText({ readOn, confirmedOn }: Citation): string {
  const { confirmed, read, notOpened } = expertMessages.sources;
  if (confirmedOn) return confirmed(dateText(confirmedOn));
  return readOn ? read(dateText(readOn)) : notOpened;
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @param date as YYYY, YYYY-MM or YYYY-MM-DD */
function dateText(date: string): string {
  if (date.length === 4) return date;
  return (date.length === 7 ? month : day).format(new Date(date));
}
