import { randomBytes } from 'node:crypto';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import {
  type Citation,
  citationsIn,
  type FigureGuard,
  openCitations,
  openFigureGuard,
  plainLine,
  rowsWithHeaders,
} from '../../knowledge/index.ts';
import type { Part } from '../builtin/word-answer.ts';
import { addressesIn } from './address-guard.ts';

/** Everything one answer may rely on, with its sources numbered through. */
export interface Evidence {
  /** The sources, by their number less one. */
  readonly sources: readonly Citation[];
  readonly parts: readonly Part[];
  readonly figures: FigureGuard;
  /** Addresses that the data holds, which an answer may repeat. */
  readonly addresses: ReadonlySet<string>;
  /** Text that marks where data begins and ends: made anew for each answer, so that no data can hold it. */
  readonly mark: string;
  /** Takes parts in and gives them as text, with the numbers of their sources here. */
  add(parts: readonly Part[]): string;
  /** Takes what the asker says as said, without a source. */
  addUserText(text: string): void;
}

/** Opens the evidence of one answer, which at first holds what day it is. */
export function openEvidence(today: PlainDate): Evidence {
  const citations = openCitations();
  const figures = openFigureGuard();
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
        learn(figures, part.heading ? `${part.heading}\n${text}` : text);
        return part.heading ? `### ${part.heading}\n${text}` : text;
      });
      const added = citations.list
        .slice(before)
        .map(
          ({ title, publisher, date }, index) =>
            `[${before + index + 1}] ${[title, publisher, date].filter(Boolean).join(', ')}`,
        );
      for (const source of added) {
        figures.learn(source.replace(/^\[\d+\]/, ''));
        for (const address of addressesIn(source)) addresses.add(address);
      }
      return [...texts, ...(added.length > 0 ? [`Sources:\n${added.join('\n')}`] : [])].join('\n\n');
    },
    addUserText(text) {
      for (const line of text.split('\n')) figures.learn(line);
    },
  };
}

/** A part's text with its own source numbers exchanged for those of all. */
function numberedThrough({ text, sources }: Part, mark: (sources: readonly Citation[]) => string): string {
  return text.replaceAll(/\[(\d+(?:,\s*\d+)*)\](?!\()/g, (_, numbers: string) =>
    mark(numbers.split(',').flatMap((number) => sources[Number(number) - 1] ?? [])),
  );
}

/**
 * Teaches a guard each sentence of a text with its sources. One that names none relies on those of the
 * sentence after it in its line, else before it, else on the first the text names.
 */
function learn(figures: FigureGuard, text: string): void {
  const inGeneral = citationsIn(text).slice(0, 1);
  for (const line of rowsWithHeaders(text)) {
    const sentences = line.split(/(?<=[.!?;](?: ?\[[\d, ]+\])*) (?=[^[])/);
    const named = sentences.map(citationsIn);
    sentences.forEach((sentence, index) => {
      const after = named.slice(index).find((sources) => sources.length > 0);
      const before = named.slice(0, index).findLast((sources) => sources.length > 0);
      figures.learn(plainLine(sentence), after ?? before ?? inGeneral);
    });
  }
}
