/** Whether signers sign one after another, or all at once. */
export const signingOrders = ['ordered', 'parallel'] as const;
export type SigningOrder = (typeof signingOrders)[number];

/**
 * What happens to an envelope, append-only. `replaced`: somebody else signs in a signer's place; `readdressed`: a signer's
 * email address was mended; `voided`: the record changed after it was sent.
 */
export type EnvelopeEventKind =
  | 'sent'
  | 'reminded'
  | 'readdressed'
  | 'replaced'
  | 'extended'
  | 'opened'
  | 'consented'
  | 'signed'
  | 'declined'
  | 'completed'
  | 'voided'
  | 'cancelled'
  | 'expired';

/** How a signer signed. */
export const signatureMethods = ['typed', 'drawn'] as const;
export type SignatureMethod = (typeof signatureMethods)[number];

/** How it is known who a signer is: their account with a fresh sign-in, or a code sent to their email address. */
export const identifications = ['account', 'email-code'] as const;
export type Identification = (typeof identifications)[number];

export const envelopeStates = ['open', 'completed', 'declined', 'void', 'cancelled', 'expired'] as const;
type EnvelopeState = (typeof envelopeStates)[number];

/** `waiting` until those before them have signed. */
export const signerStates = ['waiting', 'asked', 'signed', 'declined', 'replaced'] as const;
type SignerState = (typeof signerStates)[number];

interface HappenedEvent {
  kind: EnvelopeEventKind;
  /** `null` for the envelope as a whole. */
  signer: string | null;
  at: Date;
}

/** How an envelope stands. */
export interface FoldedEnvelope {
  state: EnvelopeState;
  /** The signers whose turn it is, by id. */
  turn: readonly string[];
  signers: ReadonlyMap<string, { state: SignerState; at: Partial<Record<EnvelopeEventKind, Date>> }>;
}

const endings: Partial<Record<EnvelopeEventKind, EnvelopeState>> = {
  completed: 'completed',
  voided: 'void',
  cancelled: 'cancelled',
};

/** How long somebody is not reminded again, in ms. */
const reminderPauseMs = 24 * 60 * 60 * 1000;
/** How often somebody is reminded by hand of one document. */
const maxReminders = 10;

/** When a signer was reminded last, and from when on they may be again; `null` if not at all. */
export function nextReminder(
  signer: string,
  { sentAt, events }: { sentAt: Date; events: readonly HappenedEvent[] },
): { last: Date | null; from: Date | null } {
  const reminders = events.filter(({ kind, signer: of }) => of === signer && kind === 'reminded');
  const last = reminders.at(-1)?.at ?? null;
  if (reminders.length >= maxReminders) return { last, from: null };
  return { last, from: last ? new Date(last.getTime() + reminderPauseMs) : sentAt };
}

/**
 * Folds what happened. Nobody signs after the end, and with an order each after those before them. A declined envelope
 * goes on once somebody else signs in the place of who declined, and an expired one once it is extended.
 * @param signers ids in their order
 */
export function foldEnvelope(
  { order, expiresAt, signers }: { order: SigningOrder; expiresAt: Date; signers: readonly string[] },
  events: readonly HappenedEvent[],
  now: Date,
): FoldedEnvelope {
  const ended = events.findLast(({ kind }) => endings[kind])?.kind;
  const of = (signer: string, kind: EnvelopeEventKind) =>
    events.find((event) => event.signer === signer && event.kind === kind)?.at;
  const current = signers.filter((signer) => !of(signer, 'replaced'));
  const state =
    (ended && endings[ended]) ??
    (current.some((signer) => of(signer, 'declined')) ? 'declined' : expiresAt <= now ? 'expired' : 'open');
  const unsigned = current.filter((signer) => !of(signer, 'signed'));
  const asked = order === 'ordered' ? unsigned.slice(0, 1) : unsigned;
  return {
    state,
    turn: state === 'open' ? asked : [],
    signers: new Map(
      signers.map((signer) => [
        signer,
        {
          state: stateOf((kind) => of(signer, kind) !== undefined, asked.includes(signer)),
          at: Object.fromEntries(
            events.flatMap(({ kind, signer: by, at }) => (by === signer ? [[kind, at] as const] : [])),
          ),
        },
      ]),
    ),
  };
}

function stateOf(has: (kind: EnvelopeEventKind) => boolean, isAsked: boolean): SignerState {
  if (has('replaced')) return 'replaced';
  if (has('signed')) return 'signed';
  if (has('declined')) return 'declined';
  return isAsked ? 'asked' : 'waiting';
}
