import { randomUUID } from 'node:crypto';
import type { EnvelopeView } from '#contract/signing.ts';
import { nextReminder } from '#domain/signing/envelope.ts';
import { readMade } from '../documents/index.ts';
import { Failure } from '../platform/failure.ts';
import { askSigner } from './ask-signer.ts';
import {
  addEvent,
  addSigner,
  changeSigner,
  type Envelope,
  extendRow,
  listAddresses,
  listEnvelopeRows,
  lockEnvelope,
} from './envelope-repository.ts';
import type { SigningPorts } from './ports.ts';
import { sendingLimit } from './send-envelope.ts';
import { asSender, type Sender, type SenderCall } from './sender.ts';
import { foldedOf, happenedIn, viewEnvelope } from './views.ts';
import { documentIfValid, voidWhatChanged } from './void-changed.ts';

/**
 * The envelopes of a company, latest first. What no longer says what the record says is void from then on.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function listEnvelopes(services: SigningPorts, call: SenderCall): Promise<EnvelopeView[]> {
  return asSender(services, call, 'read', async ({ scope, reader }) => {
    await voidWhatChanged(services, scope, reader);
    const now = services.clock();
    return (await listEnvelopeRows(scope, call.companyId)).map((envelope) => viewEnvelope(envelope, now));
  });
}

/**
 * Sends a signer whose turn it is a new link, to the same address or to another one. The link before stops working. To
 * the same address once a day at most.
 * @throws Failure as the contract lists
 */
export async function sendSignerAgain(
  services: SigningPorts,
  call: SenderCall,
  { envelopeId, signerId }: { envelopeId: string; signerId: string },
  email: string,
): Promise<EnvelopeView> {
  await services.rateLimits.count(sendingLimit, call.person.id);
  return change(
    services,
    call,
    envelopeId,
    ['open'],
    async ({ scope, record }, { row, signers, events }, at) => {
      const { turn } = foldedOf({ row, signers, events }, at);
      const signer = signers.find(({ id }) => id === signerId && turn.includes(id));
      if (!signer) throw new Failure('envelope-not-found');
      const isReaddressed = signer.userId === null && signer.email !== email;
      const { from } = nextReminder(signerId, { sentAt: row.sentAt, events: happenedIn(events) });
      if (!isReaddressed && (from === null || from > at)) throw new Failure('signer-just-reminded');
      await askSigner(services, scope, row, { ...signer, email: isReaddressed ? email : signer.email });
      const kind = isReaddressed ? 'readdressed' : 'reminded';
      await addEvent(scope, { companyId: row.companyId, envelopeId, signerId, kind, at });
      await record('envelope-signer-asked', row.title);
    },
  );
}

/**
 * Lets one of the company's people sign in the place of a signer who has not signed. An envelope that this signer
 * declined goes on with the signatures that it has.
 * @throws Failure as the contract lists
 */
export async function replaceSigner(
  services: SigningPorts,
  call: SenderCall,
  { envelopeId, signerId }: { envelopeId: string; signerId: string },
  { party, email }: { party: string; email: string | null },
): Promise<EnvelopeView> {
  await services.rateLimits.count(sendingLimit, call.person.id);
  const states = ['open', 'declined'] as const;
  return change(services, call, envelopeId, states, async ({ scope, record, reader }, envelope, at) => {
    const { row } = envelope;
    const { companyId } = row;
    const signer = envelope.signers.find(({ id }) => id === signerId);
    const state = foldedOf(envelope, at).signers.get(signerId)?.state;
    if (!signer || state === 'signed' || state === 'replaced') throw new Failure('envelope-not-found');
    const read = await readMade(services, scope, row.documentId, reader);
    if (!read?.isLatest || read.changed.length > 0) throw new Failure('envelope-void');
    const other = read.people.find(({ id, kind }) => id === party && kind === 'person');
    if (!other || other.id === signer.partyId) throw new Failure('party-not-found');
    const userId = read.accountOf(party);
    const address = (userId && (await listAddresses(scope, [userId])).get(userId)) || email;
    if (!address) throw new Failure('signer-email-missing');
    await addEvent(scope, { companyId, envelopeId, signerId, kind: 'replaced', at });
    await changeSigner(scope, signerId, { tokenHash: null, codeHash: null, codeUntil: null });
    const added = {
      ...signer,
      id: randomUUID(),
      partyId: party,
      name: other.name,
      email: address,
      userId,
      inPlaceOf: signerId,
      tokenHash: null,
      codeHash: null,
      codeUntil: null,
    };
    await addSigner(scope, added);
    await record('envelope-signer-replaced', row.title);
    const [changed] = await listEnvelopeRows(scope, companyId, envelopeId);
    if (!changed) throw new Error('An envelope that was just changed is not there.');
    const { turn } = foldedOf(changed, at);
    if (turn.includes(added.id)) await askSigner(services, scope, row, added);
  });
}

/**
 * Gives the signers of an open or expired envelope more days, counted from now.
 * @throws Failure as the contract lists
 */
export function extendEnvelope(
  services: SigningPorts,
  call: SenderCall,
  envelopeId: string,
  days: number,
): Promise<EnvelopeView> {
  const states = ['open', 'expired'] as const;
  return change(services, call, envelopeId, states, async ({ scope, record, reader }, envelope, at) => {
    const { row } = envelope;
    const expiresAt = new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
    await extendRow(scope, envelopeId, expiresAt);
    await addEvent(scope, { companyId: row.companyId, envelopeId, kind: 'extended', at });
    await record('envelope-extended', row.title);
    await documentIfValid(services, scope, { ...envelope, row: { ...row, expiresAt } }, reader);
  });
}

/**
 * Takes an envelope back; nobody signs it from then on.
 * @throws Failure as the contract lists
 */
export function cancelEnvelope(
  services: SigningPorts,
  call: SenderCall,
  envelopeId: string,
): Promise<EnvelopeView> {
  const states = ['open', 'declined', 'expired'] as const;
  return change(services, call, envelopeId, states, async ({ scope, record }, { row }, at) => {
    await addEvent(scope, { companyId: row.companyId, envelopeId, kind: 'cancelled', at });
    await record('envelope-cancelled', row.title);
  });
}

/** Changes an envelope that stands in one of these states, in its turn. */
async function change(
  services: SigningPorts,
  call: SenderCall,
  envelopeId: string,
  states: readonly EnvelopeView['state'][],
  work: (sender: Sender, envelope: Envelope, at: Date) => Promise<void>,
): Promise<EnvelopeView> {
  return asSender(services, call, 'manage', async (sender) => {
    const { scope } = sender;
    await lockEnvelope(scope, envelopeId);
    const now = services.clock();
    const [envelope] = await listEnvelopeRows(scope, call.companyId, envelopeId);
    if (!envelope) throw new Failure('envelope-not-found');
    if (!states.includes(foldedOf(envelope, now).state)) throw new Failure('envelope-closed');
    await work(sender, envelope, now);
    const [changed] = await listEnvelopeRows(scope, call.companyId, envelopeId);
    return viewEnvelope(changed ?? envelope, now);
  });
}
