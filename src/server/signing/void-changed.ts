import { addAuditEntry } from '../audit/index.ts';
import { type ReadDocument, readMade } from '../documents/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import type { PaperScope } from '../papers/index.ts';
import { addEvent, type Envelope, listEnvelopeRows } from './envelope-repository.ts';
import type { SigningPorts } from './ports.ts';
import { foldedOf } from './views.ts';

type VoidPorts = Pick<SigningPorts, 'clock' | 'config' | 'documentTemplates' | 'jobs' | 'prices' | 'secrets'>;

/** Ends the open envelopes whose document no longer says what the record says, with the signatures they have. */
export async function voidWhatChanged(
  services: VoidPorts,
  scope: PaperScope,
  reader: { personId?: string | undefined },
): Promise<void> {
  for (const envelope of await listEnvelopeRows(scope, scope.details.id)) {
    await documentIfValid(services, scope, envelope, reader);
  }
}

/** The document of an open envelope. `undefined` where it has changed, which ends the envelope and tells everybody. */
export async function documentIfValid(
  services: VoidPorts,
  scope: PaperScope,
  envelope: Envelope,
  reader: { personId?: string | undefined },
): Promise<ReadDocument | undefined> {
  const { row } = envelope;
  const { companyId, title } = row;
  const at = services.clock();
  if (foldedOf(envelope, at).state !== 'open') return undefined;
  const read = await readMade(services, scope, row.documentId, reader);
  if (read?.isLatest && read.changed.length === 0) return read;
  const changed = read?.changed ?? [];
  await addEvent(scope, { companyId, envelopeId: row.id, kind: 'voided', at, changed });
  const actor = { kind: 'system', id: null, name: '' } as const;
  await addAuditEntry(scope, { action: 'envelope-voided', subject: title, companyId, actor, at });
  await notify(scope, {
    kind: 'signing-ended',
    companyId,
    details: { title, outcome: read?.isMadeAgain ? 'remade' : 'void', by: '' },
    at,
  });
  await tellSigners(services, scope, envelope, changed);
  return undefined;
}

/** Tells those who were asked or have signed that the document is void, and what changed. */
async function tellSigners(
  services: VoidPorts,
  scope: PaperScope,
  envelope: Envelope,
  changed: ReadDocument['changed'],
): Promise<void> {
  const { signers } = foldedOf(envelope, services.clock());
  const { title } = envelope.row;
  for (const { id, name, email, tokenHash } of envelope.signers) {
    if (tokenHash === null || signers.get(id)?.state === 'replaced') continue;
    const hasSigned = signers.get(id)?.state === 'signed';
    const words = { name, company: scope.details.name, title, changed, hasSigned };
    await queueEmail(services, scope, writeEmail('signing-void', { to: email }, words));
  }
}
