import type { Article } from './article.ts';

/** An article that was published on this installation, while it runs. */
export interface PublishedArticle {
  article: Article;
  /** Who answered and when, as shown beside its source. */
  note: string;
}

/** Where articles besides those of the folder come from. */
export interface PublishedArticles {
  /** Changes with every change to the articles, on every instance. */
  version(): Promise<string>;
  read(): Promise<readonly PublishedArticle[]>;
}
