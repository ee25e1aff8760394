import { countries } from '#domain/catalogue/choices.ts';
import { groupNames } from '#messages/help.ts';
import { type Article, type Topic, topics } from '#server/knowledge/article.ts';
import type { ArticleIndex, ArticleLink } from '#web/help/article.ts';

/** Subjects that group a country's articles, in display order. */
const subjects = ['forming', 'cost', 'tax', 'duties', 'people', 'banking'] as const;

const subjectOf: Record<Topic, (typeof subjects)[number]> = {
  formation: 'forming',
  time: 'forming',
  documents: 'forming',
  office: 'forming',
  comparison: 'forming',
  glossary: 'forming',
  cost: 'cost',
  tax: 'tax',
  audit: 'duties',
  renewal: 'duties',
  closing: 'duties',
  compliance: 'duties',
  visas: 'people',
  people: 'people',
  banking: 'banking',
};

/** Folders that group the articles of the Emirates, in display order. */
const folders = [
  'starting',
  'free-zones',
  'mainland',
  'difc',
  'dmcc',
  'adgm',
  'ifza',
  'dafza',
  'jafza',
  'visas',
  'tax-and-compliance',
  'banking',
];

/**
 * The group of an article within its country; `undefined` for an article without a country.
 *
 * @throws Error if the group has no name
 */
export function groupOf({ path, country, topics: [first] }: Article): string | undefined {
  if (country === undefined || first === undefined) return undefined;
  const [, folder, file] = path.split('/');
  // Only this country has so many articles that zones and subjects have their own folders.
  const group = country !== 'AE' ? subjectOf[first] : file === undefined ? 'free-zones' : (folder ?? '');
  if (!Object.hasOwn(groupNames, group)) {
    throw new Error(`${path}: please give the group '${group}' a name in src/messages/en/help.ts.`);
  }
  return group;
}

/** All articles by country and group. */
export function indexOf(articles: readonly Article[]): ArticleIndex {
  const order = (group: string) => {
    const place = [...folders, ...subjects].indexOf(group);
    return place === -1 ? folders.length : place;
  };
  return {
    countries: countries.flatMap((country) => {
      const own = articles.filter((article) => article.country === country);
      if (own.length === 0) return [];
      const groups = Map.groupBy(own, (article) => groupOf(article) ?? '');
      const sorted = [...groups].sort(([one], [other]) => order(one) - order(other));
      return [
        {
          country,
          groups: sorted.map(([id, members]) => ({ id, articles: members.toSorted(byScope).map(linkTo) })),
        },
      ];
    }),
    everywhere: articles.filter(({ country }) => country === undefined).map(linkTo),
  };
}

/** Articles about several jurisdictions first, then in the usual order of subjects. */
function byScope(one: Article, other: Article): number {
  const places = Number((other.places?.length ?? 0) > 1) - Number((one.places?.length ?? 0) > 1);
  const order = ({ topics: [first = 'glossary'] }: Article) => topics.indexOf(first);
  return places || order(one) - order(other);
}

/** Maximum number of related articles: as many as one free zone has. */
const maxRelated = 8;

/** Related articles: same jurisdiction first, then same group, then same subject in the country. */
export function relatedTo(article: Article, all: readonly Article[]): ArticleLink[] {
  const nearness = (other: Article) => {
    if (other.country !== article.country) return 0;
    const isSamePlace = article.places?.some((id) => other.places?.length === 1 && other.places.includes(id));
    const isSameGroup = groupOf(other) === groupOf(article);
    const shared = other.topics.filter((topic) => article.topics.includes(topic)).length;
    return 1 + (isSamePlace ? 8 : 0) + (isSameGroup ? 4 : 0) + shared / 10;
  };
  return all
    .filter((other) => other !== article)
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .sort((one, other) => other.near - one.near)
    .slice(0, maxRelated)
    .map(({ other }) => linkTo(other));
}

function linkTo({ path, title }: Article): ArticleLink {
  return { path, title };
}
