import type { Country } from '#domain/catalogue/choices.ts';
import type { Article, Topic } from './article.ts';
import type { Citation } from './citation.ts';

/** A piece of knowledge that can be found and quoted alone. */
export interface Passage {
  id: string;
  heading: string;
  /** Markdown; `[2]` cites the second of `sources`. */
  body: string;
  also: string;
  /** Other phrasings of the question. */
  asked: readonly string[];
  title: string;
  country: Country | undefined;
  /** Ids of places in the catalogue; empty for the whole country. */
  places: readonly string[];
  topics: readonly Topic[];
  sources: readonly Citation[];
  /** Address of the help page's section, below the base path. */
  address: string;
}

/**
 * Every section of the articles as a passage.
 * @param note who answered and when, for articles published on this installation
 */
export function passagesOf(articles: readonly Article[], note?: string): readonly Passage[] {
  return articles.flatMap((article) =>
    article.sections.map((section) => ({
      id: `${article.path}#${section.id}`,
      heading: section.heading,
      body: section.body,
      also: section.also.join(', '),
      asked: section.asked,
      title: article.title,
      country: article.country,
      places: article.places ?? [],
      topics: article.topics,
      sources: article.sources.map(({ date, read, ...source }) => ({
        ...source,
        ...(date !== undefined && { date }),
        ...(read !== false && { readOn: article.readOn }),
        ...(note !== undefined && { note }),
      })),
      address: `/help/${article.path}#${section.id}`,
    })),
  );
}
