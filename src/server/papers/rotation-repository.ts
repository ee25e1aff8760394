import { eq } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { paperContents, papers, uploads } from './tables.ts';

export async function listPaperIds({ orm }: Rows, companyId: string): Promise<string[]> {
  const rows = await orm.select({ id: papers.id }).from(papers).where(eq(papers.companyId, companyId));
  return rows.map(({ id }) => id);
}

/** The versions of a company's key that papers or unfinished uploads are sealed with. */
export async function keyVersionsInUse({ orm }: Rows, companyId: string): Promise<ReadonlySet<number>> {
  const ofPapers = await orm
    .selectDistinct({ keyVersion: paperContents.keyVersion })
    .from(paperContents)
    .where(eq(paperContents.companyId, companyId));
  const ofUploads = await orm
    .selectDistinct({ keyVersion: uploads.keyVersion })
    .from(uploads)
    .where(eq(uploads.companyId, companyId));
  return new Set([...ofPapers, ...ofUploads].map(({ keyVersion }) => keyVersion));
}
