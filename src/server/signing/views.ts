import type { EnvelopeView } from '#contract/signing.ts';
import { foldEnvelope, nextReminder } from '#domain/signing/envelope.ts';
import type { Envelope } from './envelope-repository.ts';

/** What happened, as the rules read it. */
export const happenedIn = (events: Envelope['events']) =>
  events.map(({ kind, signerId, at }) => ({ kind, signer: signerId, at }));

/** How an envelope stands. */
export function foldedOf({ row, signers, events }: Envelope, now: Date) {
  return foldEnvelope(
    { order: row.order, expiresAt: row.expiresAt, signers: signers.map(({ id }) => id) },
    happenedIn(events),
    now,
  );
}

export function viewEnvelope(envelope: Envelope, now: Date): EnvelopeView {
  const { row, signers, events } = envelope;
  const folded = foldedOf(envelope, now);
  return {
    id: row.id,
    document: row.documentId,
    title: row.title,
    state: folded.state,
    order: row.order,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    reason: events.findLast(({ kind }) => kind === 'declined')?.reason ?? null,
    changed: [...(events.find(({ kind }) => kind === 'voided')?.changed ?? [])],
    signers: signers.map(({ id, partyId, name, email, inPlaceOf, userId }) => {
      const signer = folded.signers.get(id);
      const { last, from } = nextReminder(id, { sentAt: row.sentAt, events: happenedIn(events) });
      return {
        id,
        party: partyId,
        name,
        email,
        state: signer?.state ?? 'waiting',
        openedAt: signer?.at.opened?.toISOString() ?? null,
        signedAt: signer?.at.signed?.toISOString() ?? null,
        remindedAt: last?.toISOString() ?? null,
        remindFrom: (folded.turn.includes(id) && from?.toISOString()) || null,
        inPlaceOf: nameOf(envelope, inPlaceOf),
        hasAccount: userId !== null,
      };
    }),
  };
}

/** The name of the signer in whose place somebody signs, through several replacements. */
export function nameOf({ signers }: Pick<Envelope, 'signers'>, id: string | null): string | null {
  const signer = signers.find((one) => one.id === id);
  return signer ? (nameOf({ signers }, signer.inPlaceOf) ?? signer.name) : null;
}
