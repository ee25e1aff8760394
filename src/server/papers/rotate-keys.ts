import { randomUUID } from 'node:crypto';
import {
  addKey,
  type CompanyKey,
  keyIn,
  keysOf,
  listCompaniesWithKeys,
  openFile,
  openText,
  removeKey,
  sealFile,
  sealKeysAgain,
  sealText,
} from '../company-keys/index.ts';
import { sealAnswersAgain, takeOverAnswers } from '../parties/index.ts';
import { isReferenceViolation } from '../platform/database/database-errors.ts';
import { inScope } from '../platform/database/scope.ts';
import { dropFiles } from './drop-files.ts';
import { labelOf } from './labels.ts';
import {
  type ContentRow,
  changeContent,
  listPaperIds,
  listVersionRows,
  lockPaper,
  type VersionRow,
} from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';

type RotationPorts = Pick<PaperPorts, 'clock' | 'database' | 'files' | 'log' | 'secrets'>;

/**
 * Gives every company a new key and seals its papers and its people's sensitive answers with it, while the server may
 * be running. A run that was broken off is finished by the next one.
 * @param report is told after each company
 * @param formerSecret the installation's secret until now, where it has changed
 */
export async function rotateKeys(
  services: RotationPorts,
  report: (companyId: string, files: number) => void,
  formerSecret?: string,
): Promise<void> {
  if (formerSecret !== undefined) {
    await inScope(services.database, 'installation', async (scope) => {
      await sealKeysAgain(services.secrets, formerSecret, scope);
      await takeOverAnswers(scope, services.secrets, formerSecret);
    });
  }
  const companies = await inScope(services.database, 'installation', listCompaniesWithKeys);
  for (const companyId of companies) report(companyId, await rotateKeysOf(services, companyId));
}

/** @returns how many files were sealed again */
async function rotateKeysOf(services: RotationPorts, companyId: string): Promise<number> {
  const { database, secrets } = services;
  const scoped = <T>(work: (scope: Pick<PaperScope, 'orm' | 'client'>) => Promise<T>) =>
    inScope(database, { company: companyId }, work);
  const next = await scoped(async (scope) => {
    const [newest] = await keysOf(secrets, scope, companyId);
    const version = (newest?.version ?? 0) + 1;
    await addKey(secrets, scope, companyId, version);
    return version;
  });
  let files = 0;
  for (const paperId of await scoped((scope) => listPaperIds(scope, companyId))) {
    const former = await scoped(async (scope) => {
      // The paper is locked, so that no version is added or decided about meanwhile.
      if (!(await lockPaper(scope, companyId, paperId))) return [];
      const keys = await keysOf(secrets, scope, companyId);
      const replaced: string[] = [];
      for (const version of await listVersionRows(scope, companyId, paperId)) {
        const { content } = version;
        if (!content || content.keyVersion === next) continue;
        await changeContent(scope, version, await sealAgain(services, version, content, keys, next));
        if (content.fileKey) replaced.push(content.fileKey);
      }
      return replaced;
    });
    files += former.length;
    await dropFiles(services, former);
  }
  await inScope(database, 'installation', (scope) => sealAnswersAgain(scope, secrets, companyId));
  for (const { version } of await scoped((scope) => keysOf(secrets, scope, companyId))) {
    if (version === next) continue;
    await scoped((scope) => removeKey(scope, companyId, version)).catch((error: unknown) => {
      // An upload that began with it, or a signature, needs it. The next rotation tries again.
      if (!isReferenceViolation(error)) throw error;
    });
  }
  return files;
}

async function sealAgain(
  { files }: RotationPorts,
  { companyId, paperId, number }: VersionRow,
  { keyVersion, fileKey, sealedName, sealedInspection, sealedPoints, sealedDetails }: ContentRow,
  keys: readonly CompanyKey[],
  next: number,
): Promise<ContentRow> {
  const from = keyIn(keys, keyVersion);
  const to = keyIn(keys, next);
  const text = (label: string, sealed: string | null) =>
    sealed && sealText(to, label, openText(from, label, sealed));
  const label = labelOf.file(companyId, paperId, number);
  const newKey = `papers/${randomUUID()}`;
  if (fileKey) {
    const sealed = await files.read(fileKey);
    if (!sealed) throw new Error('The file of a paper is missing in the file store.');
    await files.write(newKey, sealFile(to, label, openFile(from, label, sealed)));
  }
  return {
    keyVersion: next,
    fileKey: fileKey && newKey,
    sealedName: text(labelOf.name(companyId, paperId, number), sealedName) ?? sealedName,
    sealedInspection: text(labelOf.inspection(companyId, paperId, number), sealedInspection),
    sealedPoints: text(labelOf.points(companyId, paperId, number), sealedPoints),
    sealedDetails: text(labelOf.details(companyId, paperId, number), sealedDetails),
  };
}
