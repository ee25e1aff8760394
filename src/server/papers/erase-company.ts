import type { Rows } from '../platform/database/scope.ts';
import { listFileKeys } from './paper-repository.ts';
import { listPieceKeys } from './upload-repository.ts';

/**
 * The keys of a company's files, for their removal once its rows are gone. Its key goes with the rows, so that what a
 * failing store keeps opens no more.
 */
export async function listKeysOfCompany(rows: Rows, companyId: string): Promise<string[]> {
  return [...(await listFileKeys(rows, companyId)), ...(await listPieceKeys(rows, companyId))];
}
