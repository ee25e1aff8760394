import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PricedCatalogue, publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type Article, parseArticle } from './article.ts';
import { fillFigures } from './catalogue-figures.ts';

/**
 * Reads every article below a folder, with its figures of the catalogue, ordered by path. Takes some tenths of a second and yields to other work between
 * files.
 * @throws Error that names the file and the problem
 */
export async function readKnowledge(
  folder: string,
  catalogue: PricedCatalogue = publishedCatalogue,
): Promise<readonly Article[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
  const articles: Article[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    try {
      articles.push(parseArticle(file.slice(0, -'.md'.length), fillFigures(text, catalogue)));
    } catch (error) {
      throw new Error(`${join(folder, file)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return articles;
}
