import type { ArticleSection } from '#domain/documents/articles.ts';

/** What the standard text of articles is filled with. */
interface StandardArticles {
  name: string;
  address: string;
  activities: readonly string[];
  shares: string;
  nominalValue: string;
}

/** Stands on the page where the record lacks something; the draft is not made before. */
const missing = '[not filled in yet]';

/** The standard text of a company's articles, a short draft that the authority's own text replaces. */
export const articleTexts = {
  standard: ({ name, address, activities, shares, nominalValue }: StandardArticles) =>
    ({
      name: `The name of the company is ${name}.`,
      office: `Its registered office is at ${address || missing}.`,
      objects: `Its objects are: ${activities.join(', ') || missing}.`,
      capital: `Its capital is divided into ${shares || missing} shares with a nominal value of ${nominalValue || missing} each.`,
      liability: 'A shareholder is liable up to the shares that they hold.',
      management:
        'The directors or managers run the company. Each represents it alone, unless the shareholders decide otherwise.',
      decisions:
        'Decisions need a majority of the shares; a change of these articles needs three quarters of them.',
      transfer: 'Whoever wants to sell shares offers them to the other shareholders first.',
      further: '',
    }) satisfies Record<ArticleSection, string>,
};
