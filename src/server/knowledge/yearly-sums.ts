import type { Country } from '#domain/catalogue/choices.ts';
import { officeTypes, visaChoices } from '#domain/catalogue/choices.ts';
import { costsOf } from '#domain/plan/costs.ts';
import { type PricedCatalogue, publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { totalMessages } from '#messages/totals.ts';
import type { Article } from './article.ts';

/** What a year costs, in words. */
const aboutYear = /\b(?:first|second|each later|later) years?\b/i;
/** The year of a price list, a package or an offer, or that it has none. */
const namedYear = /\b20[12]\d\b|\bundated\b|\bturnkey\b/i;
const amounts = /\d{1,3}(?:,\d{3})+(?:\.\d+)?/g;

/**
 * The sums for a year that no plan of the country shows, and that do not say of which year's package or list they
 * are: a reader would find another sum in the plan.
 */
export function strayYearlySums(article: Article, catalogue: PricedCatalogue = publishedCatalogue): string[] {
  if (!article.topics.includes('cost')) return [];
  return article.sections.flatMap(({ heading, body }) => {
    const blocks = body.split(/\n{2,}/);
    return blocks.flatMap((block, index) => {
      if (!aboutYear.test(`${heading} ${block}`)) return [];
      // A list or a table belongs to the sentence above it.
      if (namedYear.test(`${/^[-|]/.test(block) ? blocks[index - 1] : ''} ${block}`)) return [];
      const stray = (block.match(amounts) ?? []).filter((amount) => !shownIn(article, catalogue).has(amount));
      return stray.map(
        (amount) =>
          `'${heading}': no plan shows ${amount}. Use a placeholder, or name the package and its year.`,
      );
    });
  });
}

const shown = new WeakMap<PricedCatalogue, Map<Country | undefined, ReadonlySet<string>>>();

/** Every amount of the fees and totals of an article's country; of all countries if it has none. */
function shownIn({ country }: Article, catalogue: PricedCatalogue): ReadonlySet<string> {
  const byCountry = shown.get(catalogue) ?? new Map<Country | undefined, ReadonlySet<string>>();
  shown.set(catalogue, byCountry);
  const known = byCountry.get(country);
  if (known) return known;
  const countries = catalogue.countries.filter((one) => !country || one.country === country);
  const texts = countries.flatMap(({ jurisdictions }) =>
    jurisdictions.flatMap((jurisdiction) =>
      visaChoices.flatMap((visas) =>
        officeTypes.flatMap((officeType) =>
          costsOf(jurisdiction, { visas, officeType }).flatMap(({ total, lines }) => [
            totalMessages.text(total),
            ...lines.flatMap(({ amount }) =>
              amount ? totalMessages.text({ kind: 'complete', amounts: [amount] }) : [],
            ),
          ]),
        ),
      ),
    ),
  );
  const numbers = new Set(texts.flatMap((text) => text.match(amounts) ?? []));
  byCountry.set(country, numbers);
  return numbers;
}
