import type { Confidence, Source } from '#domain/values/sourced.ts';

/** A page that an answer relies on. */
export interface Citation {
  title: string;
  url: string;
  /** The publisher, or the host's name if unknown. */
  publisher: string;
  /** The page's own date, if it has one. */
  date?: string;
  /** Month in which it was read, as YYYY-MM; absent for a page cited by others that could not be opened. */
  readOn?: string;
  /** The day on which the operator's staff confirmed it; only with a figure of theirs. */
  confirmedOn?: string;
  confidence: Confidence;
  /** Who answered from it and when, for an answer that was published on this installation. */
  note?: string;
}

/** A statement with its sources. */
export interface Quotable {
  /** Markdown; `[2]` cites the second of `sources`. */
  text: string;
  sources: readonly Citation[];
}

/** A catalogue source in the form that answers cite. */
export function citationOf({ title, url, readOn, confidence, confirmedOn }: Source): Citation {
  const publisher = new URL(url).hostname.replace(/^www\./, '');
  return { title, url, publisher, readOn, confidence, ...(confirmedOn && { confirmedOn }) };
}

/** Collects and numbers the citations of a text. */
export interface Citations {
  /** The marks for these sources, such as '[1, 2]'; '' for none. A page cited again keeps its number. */
  mark(sources: readonly Citation[]): string;
  readonly list: readonly Citation[];
}

/** Opens a numbered list of sources. */
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
