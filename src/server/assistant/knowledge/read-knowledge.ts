import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, parseArticle } from './article.ts';

/**
 * Reads every article below a folder, in the order of their paths.
 *
 * @throws Error that names the file and what is wrong with it
 */
export function readKnowledge(folder: string): readonly Article[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      try {
        return parseArticle(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8'));
      } catch (error) {
        throw new Error(`${join(folder, file)}: ${error instanceof Error ? error.message : error}`);
      }
    });
}
