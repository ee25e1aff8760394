import type { CallSource } from '#contract/voice.ts';
import { openSentences } from '../../knowledge/index.ts';
import { captionOf, speechOf } from './say.ts';

/** A sentence of an answer, for display and speech. */
export interface SpokenSentence {
  /** The caption: figures as written. */
  caption: string;
  /** The spoken form: words only. */
  words: string;
  /** Numbers of the sources it cites. */
  cites: readonly number[];
  /** Whether it starts another part of the answer. */
  opensPart: boolean;
}

/** Converts a streaming Markdown answer to spoken form. */
export interface SpokenForm {
  push(text: string): SpokenSentence[];
  end(): SpokenSentence[];
  /** The sources by number; complete after `end`. */
  sources: ReadonlyMap<number, CallSource>;
}

const sourcesHeading = /^\s*\*\*Sources\*\*\s*$/;
const heading = /^\s*(?:#{1,6}\s.*|\*\*[^*]+\*\*:?)\s*$/;
const sourceLine = /^\s*(\d+)\. \[([^\]]*)\]\((\S+)\),? ?(.*)$/;
/** Pure references to other pages, and notes in italics. */
const notForSpeech = /^\s*(?:\[[^\]]*\]\([^)]*\)|\*[^*]+\*)\s*$/;

/** Opens the spoken form of one answer. Tables, standalone links and headings are not spoken. */
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
