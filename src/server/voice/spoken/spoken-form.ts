import type { CallSource } from '#contract/voice.ts';
import { openSentences } from '../../knowledge/index.ts';
import { captionOf, speechOf } from './say.ts';

/** A sentence of an answer, to be shown and to be spoken. */
export interface SpokenSentence {
  /** As it is read: figures as they are written. */
  caption: string;
  /** As it is said: words only. */
  words: string;
  /** Numbers of the sources it relies on. */
  cites: readonly number[];
  /** Whether another part of the answer begins with it. */
  opensPart: boolean;
}

/** Turns an answer in Markdown that is still coming into what can be spoken of it. */
export interface SpokenForm {
  push(text: string): SpokenSentence[];
  end(): SpokenSentence[];
  /** The sources by their numbers; complete after `end`. */
  sources: ReadonlyMap<number, CallSource>;
}

const sourcesHeading = /^\s*\*\*Sources\*\*\s*$/;
const heading = /^\s*(?:#{1,6}\s.*|\*\*[^*]+\*\*:?)\s*$/;
const sourceLine = /^\s*(\d+)\. \[([^\]]*)\]\((\S+)\),? ?(.*)$/;
/** What only leads somewhere else, and notes in italics. */
const notForSpeech = /^\s*(?:\[[^\]]*\]\([^)]*\)|\*[^*]+\*)\s*$/;

/** Opens the spoken form of one answer. Tables, links that stand alone and headings are not spoken. */
export function openSpokenForm(): SpokenForm {
  const pieces = openSentences();
  const sources = new Map<number, CallSource>();
  let isInSources = false;
  let opensPart = false;

  function read(piece: string): SpokenSentence[] {
    if (sourcesHeading.test(piece)) {
      isInSources = true;
      return [];
    }
    if (isInSources) {
      const [, number, title, url, detail] = sourceLine.exec(piece.trimEnd()) ?? [];
      if (number && title && url) sources.set(Number(number), { title, url, detail: detail ?? '' });
      return [];
    }
    if (heading.test(piece)) {
      opensPart = true;
      return [];
    }
    if (/^\s*(?:\||```)/.test(piece) || notForSpeech.test(piece)) return [];
    const caption = captionOf(piece);
    const words = /[\p{L}\d]/u.test(caption) ? speechOf(caption) : undefined;
    if (!words) return [];
    const sentence = { caption, words, cites: citesOf(piece), opensPart };
    opensPart = false;
    return [sentence];
  }

  return {
    sources,
    push: (text) => pieces.push(text).flatMap(read),
    end: () => read(pieces.rest()),
  };
}

function citesOf(piece: string): number[] {
  return [...piece.matchAll(/\[(\d+(?:,\s*\d+)*)\](?!\()/g)].flatMap(([, numbers = '']) =>
    numbers.split(',').map(Number),
  );
}
