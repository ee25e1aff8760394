import type { Confidence, Source } from '#domain/values/sourced.ts';

/** A page that an answer relies on. */
export interface Citation {
  title: string;
  url: string;
  /** Who speaks there; the host's name where nothing else is known. */
  publisher: string;
  /** The page's own date, where it has one. */
  date?: string;
  /** Month in which it was read, as YYYY-MM; absent for a page that others name and that could not be opened. */
  readOn?: string;
  confidence: Confidence;
}

/** Something that can be said, with what it relies on. */
export interface Quotable {
  /** Markdown; `[2]` cites the second of `sources`. */
  text: string;
  sources: readonly Citation[];
}

/** A source of the catalogue as an answer cites it. */
export function citationOf({ title, url, readOn, confidence }: Source): Citation {
  return { title, url, publisher: new URL(url).hostname.replace(/^www\./, ''), readOn, confidence };
}

/** Collects what a text cites and numbers it. */
export interface Citations {
  /** The marks for these sources, as in '[1, 2]'; '' for none. A page that is cited again keeps its number. */
  mark(sources: readonly Citation[]): string;
  readonly list: readonly Citation[];
}

/** Begins a numbered list of sources. */
export function openCitations(): Citations {
  const list: Citation[] = [];
  return {
    list,
    mark(sources) {
      const numbers = sources.map((source) => {
        const known = list.findIndex(({ url }) => url === source.url);
        return known === -1 ? list.push(source) : known + 1;
      });
      const distinct = [...new Set(numbers)].sort((one, other) => one - other);
      return distinct.length > 0 ? `[${distinct.join(', ')}]` : '';
    },
  };
}
