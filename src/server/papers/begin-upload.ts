import { randomUUID } from 'node:crypto';
import type { UploadView } from '#contract/papers.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { takesSeveral } from '#domain/papers/requirements.ts';
import { currentKey, sealText } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { fileNameOf } from './file-name.ts';
import { labelOf } from './labels.ts';
import { countPapers, findPaper, findPaperOfKind } from './paper-repository.ts';
import type { PaperPorts } from './ports.ts';
import { inUpload, mayUpload, sees, type Uploader } from './reach.ts';
import { addUpload, countUploads } from './upload-repository.ts';

const begun: Limit = { name: 'begin-upload', times: 300, windowSeconds: 60 * 60 };
/** Far more than a company has. */
const maxPapers = 1000;
const maxUploads = 50;

interface NewUpload {
  kind: PaperKind;
  party: string | null;
  paper: string | null;
  name: string;
  size: number;
}

/**
 * Begins an upload, whose pieces follow. A paper of which a party has one at a time becomes its next version.
 * @throws Failure 'company-not-found', 'not-allowed', 'paper-not-found', 'too-many-papers' or 'too-many-requests'
 */
export async function beginUpload(
  services: Pick<PaperPorts, 'clock' | 'database' | 'paperOwners' | 'rateLimits' | 'secrets'>,
  uploader: Uploader,
  companyId: string,
  { kind, party, paper, name, size }: NewUpload,
): Promise<UploadView> {
  const { person, side } = uploader;
  return inUpload(services, uploader, companyId, true, async (scope) => {
    if (!mayUpload(uploader, scope, { kind, party })) throw new Failure('not-allowed');
    await services.rateLimits.count(begun, person.id);
    const known = paper
      ? await findPaper(scope, companyId, paper)
      : takesSeveral(kind)
        ? undefined
        : await findPaperOfKind(scope, companyId, kind, [
            party,
            scope.owners.find(({ id }) => id === party)?.accountId ?? party,
          ]);
    const { role, owners } = scope;
    const isSeen = (of: string | null) => role === undefined || sees(person, { role, owners }, of);
    if (paper && (!known || known.kind !== kind || !isSeen(known.partyId))) {
      throw new Failure('paper-not-found');
    }
    if (!known && (await countPapers(scope, companyId)) >= maxPapers) throw new Failure('too-many-papers');
    if ((await countUploads(scope, companyId)) >= maxUploads) throw new Failure('too-many-papers');
    const id = randomUUID();
    const { version, key } = await currentKey(services.secrets, scope, companyId);
    const at = services.clock();
    const fileName = fileNameOf(name);
    await addUpload(scope, {
      id,
      companyId,
      kind,
      partyId: party,
      paperId: known?.id ?? null,
      sealedName: sealText(key, labelOf.uploadName(companyId, id), fileName),
      keyVersion: version,
      size,
      startedBy: person.id,
      startedAt: at,
      changedAt: at,
    });
    if (side === 'staff') {
      await scope.record({
        action: 'operator-read',
        subject: scope.details.name,
        details: { part: 'papers' },
      });
    }
    return { id, kind, party, name: fileName, size, offset: 0 };
  });
}
