import { randomUUID } from 'node:crypto';
import type { EnvelopeView } from '#contract/signing.ts';
import { signatureIn } from '#domain/documents/document-template.ts';
import type { SigningOrder } from '#domain/signing/envelope.ts';
import { readMade } from '../documents/index.ts';
import type { PaperScope } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { askSigner } from './ask-signer.ts';
import {
  addEnvelope,
  addEvent,
  listAddresses,
  listEnvelopeRows,
  type SignerRow,
} from './envelope-repository.ts';
import type { SigningPorts } from './ports.ts';
import { asSender, type SenderCall } from './sender.ts';
import { foldedOf, viewEnvelope } from './views.ts';

/** Emails that go out in somebody's name. */
export const sendingLimit: Limit = { name: 'send-envelope', times: 40, windowSeconds: 60 * 60 };

interface NewEnvelope {
  document: string;
  order: SigningOrder;
  days: number;
  emails: Readonly<Record<string, string>>;
}

/**
 * Sends a made document to those who sign it. Only where its template says that a simple signature is enough.
 * @throws Failure as the contract lists
 */
export async function sendEnvelope(
  services: SigningPorts,
  call: SenderCall,
  { document, order, days, emails }: NewEnvelope,
  after: (scope: PaperScope, envelope: EnvelopeView) => Promise<void>,
): Promise<EnvelopeView> {
  await services.rateLimits.count(sendingLimit, call.person.id);
  return asSender(services, call, 'manage', async ({ scope, person, reader, record }) => {
    const { companyId } = call;
    const now = services.clock();
    const read = await readMade(services, scope, document, reader);
    if (!read) throw new Failure('document-not-found');
    const { made, template, data, changed, isLatest, accountOf } = read;
    if (!isLatest || changed.length > 0) throw new Failure('document-changed');
    if (signatureIn(template, scope.details.country).kind !== 'simple' || data.signers.length === 0) {
      throw new Failure('signature-not-simple');
    }
    const isOpen = (await listEnvelopeRows(scope, companyId)).some(
      (known) => known.row.documentId === document && foldedOf(known, now).state === 'open',
    );
    if (isOpen) throw new Failure('envelope-open');
    const addresses = await listAddresses(
      scope,
      data.signers.flatMap(({ party }) => accountOf(party) ?? []),
    );
    const envelopeId = randomUUID();
    const signers = data.signers.map(({ party, name, capacity }, position): SignerRow => {
      const userId = accountOf(party);
      const email = (userId && addresses.get(userId)) || emails[party];
      if (!email) throw new Failure('signer-email-missing');
      return {
        id: randomUUID(),
        companyId,
        envelopeId,
        position,
        partyId: party,
        name,
        capacity,
        email,
        userId,
        inPlaceOf: null,
        tokenHash: null,
        codeHash: null,
        codeUntil: null,
      };
    });
    const row = {
      id: envelopeId,
      companyId,
      documentId: document,
      title: template.title,
      fileHash: made.fileHash,
      order,
      sentBy: person.id,
      sentAt: now,
      expiresAt: new Date(now.getTime() + days * 24 * 60 * 60 * 1000),
    };
    await addEnvelope(scope, row, signers);
    await addEvent(scope, { companyId, envelopeId, kind: 'sent', at: now });
    for (const signer of order === 'ordered' ? signers.slice(0, 1) : signers) {
      await askSigner(services, scope, row, signer);
    }
    await record('envelope-sent', template.title);
    const [stored] = await listEnvelopeRows(scope, companyId, envelopeId);
    if (!stored) throw new Error('An envelope that was stored is not there.');
    const view = viewEnvelope(stored, now);
    await after(scope, view);
    return view;
  });
}
