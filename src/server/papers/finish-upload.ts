import { randomUUID } from 'node:crypto';
import type { PaperView } from '#contract/papers.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { currentKey, keyIn, keysOf, openFile, openText, sealFile, sealText } from '../company-keys/index.ts';
import { paperTypeOf } from '../paper-checks/index.ts';
import { Failure } from '../platform/failure.ts';
import { dropFiles } from './drop-files.ts';
import { labelOf } from './labels.ts';
import { paperJudgeIn } from './list-papers.ts';
import { addPaper, addVersion, listVersionRows, lockPaper } from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { inUpload, mayUpload, personAlone, type Uploader, type UploadScope } from './reach.ts';
import { listPieces, lockUpload, removeUpload, type UploadRow } from './upload-repository.ts';
import { viewPaper } from './views.ts';

/**
 * Makes a whole upload a paper, or a new version of one, and has it checked.
 * @throws Failure 'upload-not-found', or 'invalid-input' for a file of another type, whose pieces are removed
 */
export async function finishUpload(
  services: PaperPorts,
  uploader: Uploader,
  companyId: string,
  uploadId: string,
): Promise<PaperView> {
  const { files, clock, jobs, secrets } = services;
  const { person, side } = uploader;
  const pieceKeys: string[] = [];
  const made = await inUpload(services, uploader, companyId, true, async (scope) => {
    const upload = await lockUpload(scope, uploadId);
    if (!upload) throw new Failure('upload-not-found');
    // The person may have joined since the upload began, which makes the paper theirs alone.
    if (!mayUpload(uploader, scope, { kind: upload.kind, party: upload.partyId }))
      throw new Failure('not-allowed');
    const keys = await keysOf(secrets, scope, companyId);
    const uploadKey = keyIn(keys, upload.keyVersion);
    const parts: Uint8Array[] = [];
    for (const { fileKey, offset } of await listPieces(scope, uploadId)) {
      pieceKeys.push(fileKey);
      const sealed = await files.read(fileKey);
      if (!sealed) throw new Error('A piece of an upload is missing in the file store.');
      parts.push(openFile(uploadKey, labelOf.uploadPiece(companyId, uploadId, offset), sealed));
    }
    const content = Buffer.concat(parts);
    await removeUpload(scope, uploadId);
    const type = paperTypeOf(content);
    if (!type) {
      if (side === 'staff') await scope.record(notTaken(scope.details.name));
      return undefined;
    }

    const at = clock();
    const paper = await paperOf(scope, upload, person, at);
    const [latest] = await listVersionRows(scope, companyId, paper.id);
    const number = (latest?.number ?? 0) + 1;
    const { version: keyVersion, key } = await currentKey(secrets, scope, companyId);
    const fileKey = `papers/${randomUUID()}`;
    await files.write(fileKey, sealFile(key, labelOf.file(companyId, paper.id, number), content));
    const name = openText(uploadKey, labelOf.uploadName(companyId, uploadId), upload.sealedName);
    await addVersion(
      scope,
      {
        companyId,
        paperId: paper.id,
        number,
        state: 'checking',
        type,
        bytes: content.byteLength,
        uploadedBy: person.id,
        uploadedSide: side,
        uploadedAt: at,
      },
      { fileKey, keyVersion, sealedName: sealText(key, labelOf.name(companyId, paper.id, number), name) },
    );
    await jobs.add(scope, 'inspect-paper', { companyId, paperId: paper.id, number });
    await scope.record({ action: 'paper-added', subject: paper.kind, details: { version: number } });
    return viewPaper(
      paper,
      await listVersionRows(scope, companyId, paper.id),
      await keysOf(secrets, scope, companyId),
      at,
      await paperJudgeIn(services, scope, scope.owners),
    );
  });
  await dropFiles(services, pieceKeys);
  if (!made) throw new Failure('invalid-input', { fields: { file: { code: 'file-type' } } });
  return made;
}

/** Staff's entry where their file was none that is taken. */
function notTaken(subject: string): AuditEntry {
  return { action: 'operator-read', subject, details: { part: 'papers' } };
}

/** The paper that an upload is a version of, locked, or a new one. */
async function paperOf(
  scope: UploadScope,
  { companyId, paperId, kind, partyId }: UploadRow,
  person: Person,
  createdAt: Date,
) {
  const known = paperId ? await lockPaper(scope, companyId, paperId) : undefined;
  if (known) return known;
  const paper = {
    id: randomUUID(),
    companyId,
    kind,
    partyId,
    isPrivate: paperRules[kind].isPrivate,
    privateTo: personAlone(scope, { kind, party: partyId }) ?? null,
    createdBy: person.id,
    createdAt,
    deletionAskedAt: null,
  };
  await addPaper(scope, paper);
  return paper;
}
