import { statSync } from 'node:fs';
import { join } from 'node:path';
import { addWithImports, dynamicImportsOf } from './static-imports.ts';

/**
 * Bytes of code that the built server loads before its first answer: its entry, what that loads once the configuration is
 * read, and the static imports of both.
 *
 * @param folder the built server, `dist/server`
 */
export function weighServer(folder: string): number {
  const files = new Set<string>();
  addWithImports(folder, 'main.js', files);
  for (const file of dynamicImportsOf(folder, 'main.js')) addWithImports(folder, file, files);
  return [...files].reduce((total, file) => total + statSync(join(folder, file)).size, 0);
}
