import { randomUUID } from 'node:crypto';
import type { PaperView } from '#contract/papers.ts';
import { keyIn, keysOf, sealFile } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { finishUpload } from './finish-upload.ts';
import { labelOf } from './labels.ts';
import type { PaperPorts } from './ports.ts';
import { inUpload, type Uploader } from './reach.ts';
import { addPiece, findUpload } from './upload-repository.ts';

/**
 * Stores the piece of an upload that begins at an offset, encrypted and durable once this resolves. The piece that
 * completes the file makes it a paper; an empty one does so where the connection broke in between.
 * @throws Failure 'company-not-found', 'not-allowed', 'upload-not-found', 'upload-moved-on' or 'invalid-input'
 */
export async function addUploadPiece(
  services: PaperPorts,
  uploader: Uploader,
  { companyId, uploadId, offset }: { companyId: string; uploadId: string; offset: number },
  content: Uint8Array,
): Promise<{ offset: number; paper: PaperView | null }> {
  const { upload, key } = await inUpload(services, uploader, companyId, false, async (scope) => {
    const found = await findUpload(scope, { companyId, id: uploadId, startedBy: uploader.person.id });
    if (!found) throw new Failure('upload-not-found');
    return { upload: found, key: keyIn(await keysOf(services.secrets, scope, companyId), found.keyVersion) };
  });
  const end = offset + content.byteLength;
  if (offset !== upload.received || end > upload.size) throw new Failure('upload-moved-on');
  if (content.byteLength > 0) {
    const fileKey = `uploads/${randomUUID()}`;
    await services.files.write(
      fileKey,
      sealFile(key, labelOf.uploadPiece(companyId, uploadId, offset), content),
    );
    // If the rest fails, it is unknown whether the row was stored: orphaned files are cleaned up later.
    const piece = { companyId, uploadId, offset, bytes: content.byteLength, fileKey };
    const isAdded = await inUpload(services, uploader, companyId, false, (scope) =>
      addPiece(scope, piece, services.clock()),
    );
    if (!isAdded) {
      await services.files.remove(fileKey);
      throw new Failure('upload-moved-on');
    }
  }
  if (end < upload.size) return { offset: end, paper: null };
  return { offset: end, paper: await finishUpload(services, uploader, companyId, uploadId) };
}
