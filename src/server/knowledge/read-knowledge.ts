import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Article, parseArticle } from './article.ts';

/**
 * Reads every article below a folder, ordered by path. Takes some tenths of a second and yields to other work between
 * files.
 * @throws Error that names the file and the problem
 */
export async function readKnowledge(folder: string): Promise<readonly Article[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
  const articles: Article[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    try {
      articles.push(parseArticle(file.slice(0, -'.md'.length), text));
    } catch (error) {
      throw new Error(`${join(folder, file)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return articles;
}
