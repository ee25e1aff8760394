import { randomBytes } from 'node:crypto';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import {
  type Citation,
  citationsIn,
  type FigureGuard,
  openCitations,
  openFigureGuard,
  placesIn,
  plainLine,
  rowsWithHeaders,
} from '../../knowledge/index.ts';
import type { Part } from '../builtin/wording/word-answer.ts';
import { addressesIn } from './address-guard.ts';

/** Everything one answer may rely on, with numbered sources. */
export interface Evidence {
  /** The sources; number 1 is at index 0. */
  readonly sources: readonly Citation[];
  readonly parts: readonly Part[];
  readonly figures: FigureGuard;
  /** Addresses that the data holds, which an answer may repeat. */
  readonly addresses: ReadonlySet<string>;
  /** Random delimiter of the data, new for each answer, so that data cannot contain it. */
  readonly mark: string;
  /** Adds parts and returns them as text, with sources renumbered. */
  add(parts: readonly Part[]): string;
  /** Adds the asker's own words, which need no source. */
  addUserText(text: string): void;
}

/**
 * Opens the evidence of one answer; it starts with today's date.
 * @param ownPlan the asker's own companies, the only parts whose figures need no source
 */
export function openEvidence(today: PlainDate, ownPlan: readonly Part[] = []): Evidence {
  const citations = openCitations();
  const figures = openFigureGuard({ placesIn: withStates });
  const parts: Part[] = [];
  const addresses = new Set<string>();
  figures.learn(`Today is ${dayText(today)}.`);
  return {
    sources: citations.list,
    parts,
    figures,
    addresses,
    mark: `data-${randomBytes(8).toString('hex')}`,
    add(more) {
      parts.push(...more);
      const before = citations.list.length;
      const texts = more.map((part) => {
        const text = numberedThrough(part, (sources) => citations.mark(sources));
        for (const address of addressesIn(text)) addresses.add(address);
        // What was computed is no source of its own: a part has to rest on a page.
        if (part.sources.length > 0 || ownPlan.includes(part))
          learn(figures, text, {
            heading: part.heading ?? '',
            passage: parts.indexOf(part),
            isOwn: ownPlan.includes(part),
          });
        return part.heading ? `### ${part.heading}\n${text}` : text;
      });
      const added = citations.list
        .slice(before)
        .map(
          ({ title, publisher, date }, index) =>
            `[${before + index + 1}] ${[title, publisher, date].filter(Boolean).join(', ')}`,
        );
      for (const [index, source] of added.entries()) {
        figures.learn(source.replace(/^\[\d+\]/, ''), { isTitle: true, sources: [before + index + 1] });
        for (const address of addressesIn(source)) addresses.add(address);
      }
      return [...texts, ...(added.length > 0 ? [`Sources:\n${added.join('\n')}`] : [])].join('\n\n');
    },
    addUserText(text) {
      for (const line of text.split('\n')) figures.learn(line, { isAskers: true });
    },
  };
}

const states = /\b(?:delaware|wyoming|nevada|texas|florida|california|new york)\b/gi;

/** A country by its name: words that only one country uses, such as 'confirmation statement', can be said of another. */
const countryNames =
  /\b(?:uae|united arab emirates|emirates|saudi|ksa|singapore|uk|united kingdom|britain|british|england|usa|united states|america)\b/i;

/** The places and countries that a text names, with states of the United States, whose rules differ. */
function withStates(text: string): { places: readonly string[]; countries: readonly string[] } {
  // Several countries have partnerships with limited liability.
  const shown = countryNames.test(text) ? text : text.replaceAll(/\bLLPs?\b/g, ' ');
  const { places, countries, isGuessed } = placesIn(shown);
  const isNamed = !isGuessed && (places.length > 0 || countryNames.test(text));
  return {
    places: [...places, ...(text.toLowerCase().match(states) ?? [])],
    countries: isNamed ? countries : [],
  };
}

/** A part's text with its source numbers replaced by the answer's. */
function numberedThrough({ text, sources }: Part, mark: (sources: readonly Citation[]) => string): string {
  return text.replaceAll(/\[(\d+(?:,\s*\d+)*)\](?!\()/g, (_, numbers: string) =>
    mark(numbers.split(',').flatMap((number) => sources[Number(number) - 1] ?? [])),
  );
}

interface Learned {
  heading: string;
  /** Number of the part. */
  passage: number;
  /** Whether it is the asker's own plan, which needs no source. */
  isOwn: boolean;
}

const betweenSentences = /(?<=[.!?;](?: ?\[[\d, ]+\])*) (?=[^[])/;

/**
 * Adds each sentence of a text with its sources and what it is about. A sentence without sources takes those of the
 * next one on its line, else of the previous one, else all of the text.
 */
function learn(figures: FigureGuard, text: string, { heading, passage, isOwn }: Learned): void {
  const inGeneral = [...new Set(citationsIn(text))];
  const lines = rowsWithHeaders(text);
  const [{ line: opening } = { line: '' }] = lines;
  if (heading) figures.learn(heading, { sources: inGeneral, heading, passage });
  for (const line of [heading, ...lines.map((each) => each.line)]) figures.learnLine(line);
  let leadIn = '';
  for (const { line, isRow } of lines) {
    const isItem = /^\s*(?:[-*+]|\d{1,2}[.)]) /.test(line);
    if (!isItem) leadIn = /:(?: ?\[[\d, ]+\])?$/.test(line.trim()) ? plainLine(line) : '';
    const sentences = line.split(betweenSentences);
    const named = sentences.map(citationsIn);
    sentences.forEach((sentence, index) => {
      const after = named.slice(index).find((sources) => sources.length > 0);
      const before = named.slice(0, index).findLast((sources) => sources.length > 0);
      const sources = after ?? before ?? inGeneral;
      // What was computed names no page, and is no source.
      if (sources.length === 0 && !isOwn) return;
      figures.learn(plainLine(sentence), {
        sources,
        heading,
        passage,
        leadIn: isItem ? leadIn : '',
        row: isRow ? plainLine(line) : '',
        before: plainLine(sentences[index - 1] ?? ''),
        behind: /;(?: ?\[[\d, ]+\])*$/.test(sentence) ? plainLine(sentences[index + 1] ?? '') : '',
        opening: plainLine(opening.split(betweenSentences)[0] ?? ''),
      });
    });
  }
}
