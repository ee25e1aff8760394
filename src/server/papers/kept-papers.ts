import type { Person } from '#domain/accounts/person.ts';
import { type AuditActor, addAuditEntry, operatorActor } from '../audit/index.ts';
import { keptKeysOf, keyIn, openFile, openText, removeKeptKeys } from '../company-keys/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { dropFiles } from './drop-files.ts';
import { downloadNameOf } from './file-name.ts';
import { findKept, isAnythingKept, removeKeptBefore } from './kept-repository.ts';
import { labelOf } from './labels.ts';
import type { PaperPorts } from './ports.ts';
import { dayOf } from './today.ts';

const system: AuditActor = { kind: 'system', id: null, name: 'System' };

/**
 * A kept paper, for staff to whom an authority has turned. The installation's log says who took it.
 * @throws Failure 'paper-not-found' or 'paper-not-shown'
 */
export async function openKeptPaper(
  services: Pick<PaperPorts, 'clock' | 'database' | 'files' | 'secrets'>,
  staff: Person,
  paperId: string,
  number: number,
): Promise<{ name: string; type: string; content: Buffer }> {
  const { row, keys } = await inScope(services.database, { staff: staff.id }, async (scope) => {
    const found = await findKept(scope, paperId, number);
    if (!found) throw new Failure('paper-not-found');
    await addAuditEntry(scope, {
      action: 'paper-opened',
      subject: found.kind,
      details: { company: found.companyName },
      companyId: null,
      actor: operatorActor(staff),
      at: services.clock(),
    });
    return { row: found, keys: await keptKeysOf(services.secrets, scope, found.companyId) };
  });
  const sealed = await services.files.read(row.fileKey);
  if (!sealed) throw new Failure('paper-not-shown');
  const key = keyIn(keys, row.keyVersion);
  const name = openText(key, labelOf.name(row.companyId, paperId, number), row.sealedName);
  const content = openFile(key, labelOf.file(row.companyId, paperId, number), sealed);
  return { name: downloadNameOf(name, row.type), type: row.type, content };
}

/** Erases kept papers whose last day is over, and the keys of companies of which nothing is left. */
export async function eraseKeptPapers(
  services: Pick<PaperPorts, 'clock' | 'database' | 'files' | 'log'>,
): Promise<void> {
  const at = services.clock();
  const gone = await inScope(services.database, 'installation', async (scope) => {
    const rows = await removeKeptBefore(scope, dayOf(at));
    for (const [companyId, papers] of Map.groupBy(rows, (row) => row.companyId)) {
      if (!(await isAnythingKept(scope, companyId))) await removeKeptKeys(scope, companyId);
      await addAuditEntry(scope, {
        action: 'kept-papers-erased',
        subject: papers[0]?.companyName ?? '',
        details: { papers: papers.length },
        companyId: null,
        actor: system,
        at,
      });
    }
    return rows.map(({ fileKey }) => fileKey);
  });
  await dropFiles(services, gone);
}
