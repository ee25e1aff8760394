/** Made from the knowledge base when the app is built (scripts/articles/article-modules.ts). */
declare module 'virtual:article-index' {
  export const articleIndex: import('./article.ts').ArticleIndex;
}

declare module 'virtual:articles' {
  /** Loads an article, by its path. */
  export const articles: Readonly<
    Record<string, (() => Promise<{ default: import('./article.ts').Article }>) | undefined>
  >;
}
