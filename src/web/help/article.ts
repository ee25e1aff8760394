import type { Country } from '#domain/catalogue/choices.ts';
import type { Confidence } from '#domain/values/sourced.ts';

/** An article as a list names it. */
export interface ArticleLink {
  /** Its address below the help pages, as in 'united-kingdom/vat'. */
  path: string;
  title: string;
}

/** Articles of one country that belong together: about one place, or on one subject. */
interface ArticleGroup {
  /** A folder of the knowledge base, or a subject; its name stands in the messages. */
  id: string;
  articles: readonly ArticleLink[];
}

/** The articles about one country. */
export interface CountryArticles {
  country: Country;
  groups: readonly ArticleGroup[];
}

/** Every article, in the order of the help pages. */
export interface ArticleIndex {
  countries: readonly CountryArticles[];
  /** Those that are about no country. */
  everywhere: readonly ArticleLink[];
}

/** One article as its page shows it. Texts named `html` were made from our own Markdown when the app was built. */
export interface Article extends ArticleLink {
  summary: string;
  country?: Country;
  /** The group of its country that it belongs to. */
  group?: string;
  /** Month in which its sources were last read, as YYYY-MM. */
  readOn: string;
  /** HTML before the first section. */
  introduction: string;
  sections: readonly { id: string; heading: string; html: string }[];
  /** Numbered from 1, as the texts cite them. */
  sources: readonly {
    title: string;
    url: string;
    publisher: string;
    /** As exact as the page states it: '2025', '2025-03' or '2025-03-31'. */
    date?: string;
    confidence: Confidence;
    /** `false` for a page that others name and that could not be opened. */
    read?: false;
  }[];
  /** Others about the same place or country. */
  related: readonly ArticleLink[];
  /** The query of a plan's address, where the article is about one place. */
  planQuery?: string;
}
