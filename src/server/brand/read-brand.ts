import type { BrandView } from '#contract/brand.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { readOwnText, readStoredBrand } from './brand-repository.ts';
import type { BrandPorts } from './ports.ts';
import type { StoredBrand } from './stored-brand.ts';
import { viewBrand } from './views.ts';

/** The brand as operators set it, of one moment. */
export function readBrand({ database, brand }: Pick<BrandPorts, 'database' | 'brand'>): Promise<BrandView> {
  return inScope(database, 'installation', async (transaction) => {
    const text = await readStoredBrand(transaction);
    const stored: StoredBrand = text === undefined ? { version: 0 } : JSON.parse(text);
    return viewBrand(stored, await readTexts(transaction), brand.settings);
  });
}

/** The operator's own legal texts, in Markdown. */
export async function readTexts(rows: Rows) {
  return { terms: await readOwnText(rows, 'terms'), privacy: await readOwnText(rows, 'privacy') };
}
