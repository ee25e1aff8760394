import { countries } from '#domain/catalogue/choices.ts';
import { groupNames } from '#messages/help.ts';
import { type Article, type Topic, topics } from '#server/knowledge/article.ts';
import type { ArticleIndex, ArticleLink } from '#web/help/article.ts';

/** Subjects that articles of a country are grouped by, in the order shown. */
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

/** What the emirates' articles are grouped by, in the order shown: their folders. */
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
 * The group of its country that an article belongs to; `undefined` for one about no country.
 *
 * @throws Error where the group has no name
 */
export function groupOf({ path, country, topics: [first] }: Article): string | undefined {
  if (country === undefined || first === undefined) return undefined;
  const [, folder, file] = path.split('/');
  // So many are there of one country alone that its zones and subjects have folders of their own.
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

/** What is about several places first, then in the order in which a founder meets the subjects. */
function byScope(one: Article, other: Article): number {
  const places = Number((other.places?.length ?? 0) > 1) - Number((one.places?.length ?? 0) > 1);
  const order = ({ topics: [first = 'glossary'] }: Article) => topics.indexOf(first);
  return places || order(one) - order(other);
}

/** Articles that stand beside one at most: as many as there are of a free zone. */
const maxRelated = 8;

/** What else to read: about the same place first, then in the same group, then on the same in the country. */
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
