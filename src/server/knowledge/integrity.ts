import type { Article, Section } from './article.ts';
import { strayYearlySums } from './yearly-sums.ts';

/** Maximum words of a section: a longer one cannot be a chat answer. */
const maxWords = 170;

/** Maximum age of a source reading, in months. */
const maxUnread = 24;

/**
 * The problems of the knowledge base, one sentence each. Sections must stand alone with their sources, because the
 * expert quotes them alone.
 * @param thisMonth as YYYY-MM
 */
export function mistakesIn(articles: readonly Article[], thisMonth: string): string[] {
  return [...articles.flatMap((article) => mistakesOf(article, thisMonth)), ...repeatedTitles(articles)];
}

function mistakesOf(article: Article, thisMonth: string): string[] {
  const { path, sections, sources, readOn } = article;
  const mistakes: string[] = [];
  if (sections.length === 0) mistakes.push('It has no section.');
  if (monthsBetween(readOn, thisMonth) > maxUnread) {
    mistakes.push(`Its sources were read in ${readOn}: read them again.`);
  }
  if (readOn > thisMonth) mistakes.push(`Its sources cannot have been read in ${readOn}.`);
  const cited = new Set(sections.flatMap(({ cites }) => cites));
  for (const [index, { title }] of sources.entries()) {
    if (!cited.has(index + 1)) mistakes.push(`Source ${index + 1} (${title}) is never cited.`);
  }
  for (const [index, { url }] of sources.entries()) {
    if (sources.findIndex((other) => other.url === url) !== index) mistakes.push(`${url} is listed twice.`);
  }
  for (const section of sections) {
    mistakes.push(
      ...mistakesOfSection(section, sources.length).map((text) => `'${section.heading}': ${text}`),
    );
  }
  mistakes.push(...strayYearlySums(article));
  for (const { id } of repeated(sections, ({ id }) => id)) mistakes.push(`The section ${id} is there twice.`);
  return mistakes.map((text) => `${path}: ${text}`);
}

function mistakesOfSection({ heading, body, cites }: Section, sources: number): string[] {
  const mistakes: string[] = [];
  if (!heading) mistakes.push('A section needs a heading.');
  if (cites.length === 0) mistakes.push('It cites no source.');
  for (const number of cites) {
    if (number < 1 || number > sources) mistakes.push(`It cites source ${number}, which is not there.`);
  }
  const words = body.split(/\s+/).length;
  if (words > maxWords) mistakes.push(`It has ${words} words; ${maxWords} are the most.`);
  if (/^#{1,6} /m.test(body)) mistakes.push('It has a heading inside.');
  if (/<[a-z/!]/i.test(body)) mistakes.push('It holds HTML.');
  return mistakes;
}

function repeatedTitles(articles: readonly Article[]): string[] {
  return repeated(articles, ({ title }) => title.toLowerCase()).map(
    ({ path, title }) => `${path}: '${title}' is the title of another article.`,
  );
}

function repeated<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  const seen = new Set<string>();
  return things.filter((thing) => {
    const key = keyOf(thing);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function monthsBetween(earlier: string, later: string): number {
  const months = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return months(later) - months(earlier);
}
