import type { UploadView } from '#contract/papers.ts';
import { keysOf } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { dropFiles } from './drop-files.ts';
import type { PaperPorts } from './ports.ts';
import { inUpload, type Uploader } from './reach.ts';
import { findUpload, listPieces, removeUpload } from './upload-repository.ts';
import { viewUpload } from './views.ts';

/**
 * An unfinished upload of the person, with the offset to go on from.
 * @throws Failure 'company-not-found', 'not-allowed' or 'upload-not-found'
 */
export function readUpload(
  services: Pick<PaperPorts, 'clock' | 'database' | 'paperOwners' | 'secrets'>,
  uploader: Uploader,
  companyId: string,
  id: string,
): Promise<UploadView> {
  return inUpload(services, uploader, companyId, false, async (scope) => {
    const upload = await findUpload(scope, { companyId, id, startedBy: uploader.person.id });
    if (!upload) throw new Failure('upload-not-found');
    return viewUpload(upload, await keysOf(services.secrets, scope, companyId));
  });
}

/**
 * Gives an upload up and removes what has come of it.
 * @throws Failure as `readUpload`
 */
export async function cancelUpload(
  services: Pick<PaperPorts, 'clock' | 'database' | 'files' | 'log' | 'paperOwners'>,
  uploader: Uploader,
  companyId: string,
  id: string,
): Promise<void> {
  const keys = await inUpload(services, uploader, companyId, false, async (scope) => {
    const upload = await findUpload(scope, { companyId, id, startedBy: uploader.person.id });
    if (!upload) throw new Failure('upload-not-found');
    const pieces = await listPieces(scope, id);
    await removeUpload(scope, id);
    return pieces.map(({ fileKey }) => fileKey);
  });
  await dropFiles(services, keys);
}
