import { isTimeZone } from '#domain/notifications/quiet-hours.ts';
import type { SignatureMethod } from '#domain/signing/envelope.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { addAuditEntry } from '../audit/index.ts';
import { currentKey, keyIn, keysOf, openText, sealText } from '../company-keys/index.ts';
import { pagesIn, print } from '../documents/index.ts';
import { notify } from '../notifications/index.ts';
import { PaperChecksBusy, PaperRefused } from '../paper-checks/index.ts';
import { keepMade } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import { imageTypeOf } from '../platform/image-type.ts';
import { askSigner } from './ask-signer.ts';
import { addEvent, changeSigner, type Envelope, listEnvelopeRows } from './envelope-repository.ts';
import { identify, type LinkCaller, type SigningLink, withLink } from './link.ts';
import type { SigningPorts } from './ports.ts';
import { foldedOf, nameOf } from './views.ts';

const texts = messagesIn(locales[0]).signingTexts;

interface Signature {
  code: string;
  method: SignatureMethod;
  /** The typed name, or the drawn picture as base64 of a PNG. */
  mark: string;
  /** Where the call comes from. */
  address: string;
  /** Where their clock is. */
  timeZone?: string | undefined;
}

/**
 * Signs a document in one's turn. With the last signature the finished PDF is made: with all signatures, its proof
 * sheet and the installation's seal, kept as the next version of the paper.
 * @throws Failure as the contract lists
 */
export function signDocument(
  services: SigningPorts,
  caller: LinkCaller,
  { code, method, mark, address, timeZone }: Signature,
): Promise<{ isCompleted: boolean }> {
  return withLink(services, caller, async (link) => {
    const { scope, signer } = link;
    const identified = await identify(services, signer, { session: caller.session, code });
    const drawn = method === 'drawn' ? await redrawn(services, mark) : undefined;
    const { companyId, envelopeId, id: signerId } = signer;
    const at = services.clock();
    const of = { companyId, envelopeId, signerId, at, identified, address };
    if (!link.envelope.events.some((event) => event.signerId === signerId && event.kind === 'opened')) {
      await addEvent(scope, { ...of, kind: 'opened' });
    }
    await addEvent(scope, { ...of, kind: 'consented' });
    const { version, key } = await currentKey(services.secrets, scope, companyId);
    await addEvent(scope, {
      ...of,
      kind: 'signed',
      method,
      timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
      sealedMark: sealText(
        key,
        labelOf(signerId),
        drawn ? Buffer.from(drawn).toString('base64') : mark.trim(),
      ),
      keyVersion: version,
    });
    await changeSigner(scope, signerId, { codeHash: null, codeUntil: null });
    const [envelope] = await listEnvelopeRows(scope, companyId, envelopeId);
    if (!envelope) throw new Error('An envelope that was just signed is not there.');
    const { turn } = foldedOf(envelope, at);
    if (turn.length > 0) {
      const next = envelope.signers.find(({ id, tokenHash }) => turn[0] === id && tokenHash === null);
      if (next) await askSigner(services, scope, envelope.row, next);
      return { isCompleted: false };
    }
    await complete(services, { ...link, envelope });
    return { isCompleted: true };
  });
}

const labelOf = (signerId: string) => `signature ${signerId}`;

/** Makes the finished PDF, keeps it and tells the company. */
async function complete(services: SigningPorts, { scope, envelope, document }: SigningLink): Promise<void> {
  const { row } = envelope;
  const { companyId } = row;
  const { made, template, data, accountOf } = document;
  const at = services.clock();
  await addEvent(scope, { companyId, envelopeId: row.id, kind: 'completed', at });
  const keys = await keysOf(services.secrets, scope, companyId);
  const files: Record<string, Uint8Array> = {};
  const signers = current(envelope).map((signer) => {
    const signed = eventOf(envelope, signer.id, 'signed');
    const mark = openText(keyIn(keys, signed.keyVersion ?? 0), labelOf(signer.id), signed.sealedMark ?? '');
    const base = {
      party: signer.partyId,
      name: signer.name,
      capacity: signer.capacity,
      inPlaceOf: nameOf(envelope, signer.inPlaceOf) ?? '',
      signedAt: texts.moment(signed.at),
    };
    if (signed.method === 'typed') return { ...base, typed: mark };
    const name = `signature-${signer.position + 1}.png`;
    files[name] = Buffer.from(mark, 'base64');
    return { ...base, mark: name };
  });
  const installation = services.config.brand.name;
  const pdf = await print(services, template, data, {
    at: made.madeAt,
    signers,
    files,
    proof: proofOf(envelope, installation, at),
  });
  // Its library takes memory, which a server that seals nothing is spared.
  const { sealPdf } = await import('./seal/seal-pdf.ts');
  const sealed = await sealPdf(pdf, await services.sealKey(), {
    name: installation,
    reason: texts.sealReason(installation),
    at,
  });
  await keepMade(services, scope, {
    kind: template.paper,
    party: made.partyId,
    privateTo: made.partyId && accountOf(made.partyId),
    paperId: made.paperId,
    name: texts.fileName(row.title),
    pdf: sealed,
    pages: pagesIn(pdf),
    origin: 'signed',
    by: null,
  });
  const actor = { kind: 'system', id: null, name: '' } as const;
  await addAuditEntry(scope, { action: 'document-signed', subject: row.title, companyId, actor, at });
  await notify(scope, {
    kind: 'signing-ended',
    companyId,
    details: { title: row.title, outcome: 'completed', by: '' },
    at,
  });
}

function eventOf({ events }: Envelope, signer: string, kind: 'opened' | 'consented' | 'signed') {
  const found = events.find((event) => event.signerId === signer && event.kind === kind);
  if (!found) throw new Error('A signature has no entry.');
  return found;
}

/** What the proof sheet says. */
function proofOf(envelope: Envelope, installation: string, completedAt: Date): object {
  const { row } = envelope;
  return {
    installation,
    title: row.title,
    hash: row.fileHash,
    sentAt: texts.moment(row.sentAt),
    completedAt: texts.moment(completedAt),
    order: texts.order(row.order),
    signers: current(envelope).map(({ id, name, capacity, email, inPlaceOf }) => {
      const signed = eventOf(envelope, id, 'signed');
      return {
        name,
        email,
        capacity: texts.capacity(capacity),
        identified: texts.identified(signed.identified ?? 'email-code'),
        openedAt: texts.moment(eventOf(envelope, id, 'opened').at),
        consentedAt: texts.moment(eventOf(envelope, id, 'consented').at),
        inPlaceOf: nameOf(envelope, inPlaceOf) ?? '',
        signedAt: texts.momentWithZone(signed.at, signed.timeZone),
        method: texts.method(signed.method ?? 'typed'),
        address: signed.address ?? '',
      };
    }),
  };
}

/** The signers without those in whose place somebody else signed. */
const current = ({ signers }: Envelope) =>
  signers.filter(({ id }) => !signers.some(({ inPlaceOf }) => inPlaceOf === id));

/** A drawn signature comes from a stranger's browser: it is redrawn in the process that opens files. */
async function redrawn({ paperChecks }: SigningPorts, base64: string): Promise<Uint8Array> {
  const picture = Buffer.from(base64, 'base64');
  if (imageTypeOf(picture) !== 'image/png') {
    throw new Failure('invalid-input', { fields: { mark: { code: 'file-type' } } });
  }
  try {
    return await paperChecks.drawPage(picture, 'image/png', 1, 800, 'trimmed-png');
  } catch (error) {
    if (error instanceof PaperRefused) {
      throw new Failure('invalid-input', { fields: { mark: { code: 'file-type' } } });
    }
    if (error instanceof PaperChecksBusy) throw new Failure('busy', { retryAfterSeconds: 5 });
    throw error;
  }
}

/**
 * Declines with a reason, which ends the envelope.
 * @throws Failure as the contract lists
 */
export function declineSigning(
  services: SigningPorts,
  caller: LinkCaller,
  { code, reason, address }: { code: string; reason: string; address: string },
): Promise<void> {
  return withLink(services, caller, async ({ scope, envelope: { row }, signer }) => {
    const identified = await identify(services, signer, { session: caller.session, code });
    const { companyId, envelopeId, id: signerId } = signer;
    const at = services.clock();
    await addEvent(scope, {
      companyId,
      envelopeId,
      signerId,
      kind: 'declined',
      at,
      identified,
      address,
      reason,
    });
    await notify(scope, {
      kind: 'signing-ended',
      companyId,
      details: { title: row.title, outcome: 'declined', by: signer.name },
      at,
    });
  });
}
