import { and, eq } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import type { ArticleSection, OwnArticle } from '#domain/documents/articles.ts';
import type { Rows } from '../platform/database/scope.ts';
import { ownArticles } from './tables.ts';

/** The sections of its articles that a company has its own text for. */
export async function listOwnArticles(
  { orm }: Rows,
  companyId: string,
): Promise<ReadonlyMap<ArticleSection, OwnArticle>> {
  const rows = await orm.select().from(ownArticles).where(eq(ownArticles.companyId, companyId));
  return new Map(rows.map(({ section, text, arabic }) => [section, { text, arabic }]));
}

/** Keeps a company's own text of a section; without one it goes back to the standard text. */
export async function keepOwnArticle(
  { orm }: Rows,
  companyId: string,
  { section, own, by, at }: { section: ArticleSection; own: OwnArticle | null; by: Person; at: Date },
): Promise<void> {
  if (own === null) {
    const isIt = and(eq(ownArticles.companyId, companyId), eq(ownArticles.section, section));
    await orm.delete(ownArticles).where(isIt);
    return;
  }
  const set = { ...own, changedBy: by.id, changedAt: at };
  await orm
    .insert(ownArticles)
    .values({ companyId, section, ...set })
    .onConflictDoUpdate({ target: [ownArticles.companyId, ownArticles.section], set });
}
