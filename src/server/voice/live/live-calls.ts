import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type CallEndReason, type CallErrorCode, reconnectSeconds } from '#contract/voice.ts';
import { callErrorMessages } from '#messages/call-errors.ts';
import type { Call, CallOptions } from '../call/call.ts';
import type { CallLimits } from '../call/limits.ts';
import { type CallConnection, openConnection } from './call-connection.ts';
import { openFrameRateLimit } from './frame-rate-limit.ts';
import type { Admission } from './tickets.ts';

/** What opening a call needs besides its connection. */
type CallParts = Omit<CallOptions, 'tell' | 'play' | 'clock' | 'limits' | 'onEnd'>;

interface LiveCallsOptions {
  limits: CallLimits;
  maxCalls: number;
  /** Which of these sessions are still open. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Records the start of a call; `undefined` if its id was used before. */
  begin(admission: Admission): Promise<CallParts | undefined>;
  onEnd(admission: Admission, reason: CallEndReason): void;
  openCall(options: CallOptions): Call;
}

/** The current calls on this instance, connected or waiting to reconnect. */
export interface LiveCalls {
  /** The number of calls. */
  count(): number;
  /** Whether a caller has a call that is connected or connecting. */
  isBusy(holder: string): boolean;
  /** Whether there is capacity for another call from a network. */
  hasRoom(network: string): boolean;
  /** Starts a call on a new connection. */
  connect(socket: WebSocket, admission: Admission): Promise<void>;
  /** Resumes a call on a new connection. */
  resume(socket: WebSocket, key: string): void;
  /** Ends the call of a page that was left, by its key to come back; a key of no call does nothing. */
  leave(key: string): Promise<void>;
  /** Ends all calls with a message. */
  end(reason: CallEndReason, message: string): Promise<void>;
}

/** A slot, taken before the call is opened and released after its end. */
interface Slot {
  admission: Admission;
  live: Live | undefined;
}

interface Live {
  admission: Admission;
  call: Call;
  connection: CallConnection | undefined;
  /** The client's key to reconnect, new with each connection. */
  secret: Buffer;
  waiting: NodeJS.Timeout | undefined;
  startedAt: number;
}

const clock = () => performance.now();

/** The share of all calls that may come from one network. */
const shareOfNetwork = 0.5;

export function openLiveCalls(options: LiveCallsOptions): LiveCalls {
  const { limits, maxCalls, openSessions, begin, onEnd, openCall } = options;
  const maxOfNetwork = Math.max(1, Math.ceil(maxCalls * shareOfNetwork));
  const slots = new Map<string, Slot>();
  let sessionCheck: NodeJS.Timeout | undefined;
  const ofHolder = (holder: string) =>
    [...slots.values()].filter(({ admission }) => admission.holder === holder);
  const isBusy = (holder: string) =>
    ofHolder(holder).some(({ live }) => !live || live.connection !== undefined);

  function hasRoom(network: string, exceptHolder?: string): boolean {
    const taken = [...slots.values()].filter(({ admission }) => admission.holder !== exceptHolder);
    const nearby = taken.filter(({ admission }) => admission.network === network);
    return taken.length < maxCalls && nearby.length < maxOfNetwork;
  }

  /** Takes the slot synchronously: nothing is awaited between check and reservation. */
  function takeSlot(admission: Admission): Slot | undefined {
    const { callId, holder, network } = admission;
    if (slots.has(callId) || isBusy(holder) || !hasRoom(network, holder)) return undefined;
    const slot: Slot = { admission, live: undefined };
    slots.set(callId, slot);
    sessionCheck ??= setInterval(() => void endSignedOut(), limits.sessionCheckMs).unref();
    return slot;
  }

  function freeSlot(callId: string): void {
    slots.delete(callId);
    if (slots.size > 0) return;
    clearInterval(sessionCheck);
    sessionCheck = undefined;
  }

  async function endSignedOut(): Promise<void> {
    const inSession = [...slots.values()].filter(({ admission }) => admission.sessionId !== undefined);
    if (inSession.length === 0) return;
    const open = await openSessions(inSession.map(({ admission }) => admission.sessionId ?? ''));
    for (const { admission, live } of inSession) {
      if (!open.has(admission.sessionId ?? '')) void live?.call.end('signed-out');
    }
  }

  /** The call that a client may come back to with a key. */
  function liveBy(key: string): Live | undefined {
    const [callId = '', secret = ''] = key.split('.');
    const each = slots.get(callId)?.live;
    const given = Buffer.from(secret, 'base64url');
    const isKey = each && given.length === each.secret.length && timingSafeEqual(given, each.secret);
    return isKey ? each : undefined;
  }

  function attach(each: Live, socket: WebSocket, isResumed: boolean): void {
    const { call, admission } = each;
    const allowance = openFrameRateLimit(limits, clock);
    const connection = openConnection(socket, {
      onFrame(frame) {
        if (each.connection !== connection) return;
        if (allowance.take()) return call.receiveAudio(frame);
        connection.tell({
          type: 'error',
          code: 'too-much-sound',
          message: callErrorMessages['too-much-sound'],
          isFatal: true,
        });
        void call.end('error', callErrorMessages['too-much-sound']);
      },
      onMessage: (message) => each.connection === connection && call.receiveMessage(message),
      onGone(hasLeft) {
        if (each.connection !== connection) return;
        each.connection = undefined;
        if (!slots.has(admission.callId)) return;
        if (hasLeft) return void call.end('customer-ended-call');
        call.detach();
        each.waiting = setTimeout(() => void call.end('connection-lost'), reconnectSeconds * 1000);
        each.waiting.unref();
      },
    });
    each.connection = connection;
    each.secret = randomBytes(24);
    connection.tell({
      type: 'ready',
      callId: admission.callId,
      resume: `${admission.callId}.${each.secret.toString('base64url')}`,
      isResumed,
      maximumSeconds: Math.max(0, Math.round((limits.maxCallMs - (clock() - each.startedAt)) / 1000)),
    });
    clearTimeout(each.waiting);
    each.waiting = undefined;
  }

  return {
    count: () => slots.size,
    isBusy,
    hasRoom: (network) => hasRoom(network),
    async connect(socket, admission) {
      const { callId, holder, sessionId } = admission;
      const slot = takeSlot(admission);
      if (!slot) return refuseConnection(socket, 'no-line-free');
      let parts: CallParts | undefined;
      try {
        // Messages that arrive before the call is open wait in the socket.
        socket.pause();
        socket.on('error', () => {});
        // A caller who closed the page can call again without waiting for the old call's grace period.
        await Promise.all(ofHolder(holder).map(({ live }) => live?.call.end('connection-lost')));
        const isSignedIn = sessionId === undefined || (await openSessions([sessionId])).has(sessionId);
        parts = isSignedIn ? await begin(admission) : undefined;
      } finally {
        socket.resume();
        if (!parts || socket.readyState !== socket.OPEN) freeSlot(callId);
      }
      if (!parts) return refuseConnection(socket);
      if (!slots.has(callId)) return onEnd(admission, 'connection-lost');
      const each: Live = {
        admission,
        connection: undefined,
        secret: randomBytes(24),
        waiting: undefined,
        startedAt: clock(),
        call: openCall({
          ...parts,
          limits,
          clock,
          tell: (message) => each.connection?.tell(message),
          play: (turn, samples) => each.connection?.play(turn, samples),
          onEnd(reason) {
            freeSlot(callId);
            clearTimeout(each.waiting);
            onEnd(admission, reason);
            // After the last message, which follows directly.
            queueMicrotask(() => each.connection?.hangUp());
          },
        }),
      };
      slot.live = each;
      attach(each, socket, false);
    },
    resume(socket, key) {
      const each = liveBy(key);
      if (!each) return refuseConnection(socket);
      // The old connection may not have noticed yet that it is dead.
      const old = each.connection;
      if (old) {
        each.connection = undefined;
        each.call.detach();
        old.cut();
      }
      attach(each, socket, true);
      each.call.attach();
    },
    async leave(key) {
      await liveBy(key)?.call.end('customer-ended-call');
    },
    async end(reason, message) {
      await Promise.all([...slots.values()].map(({ live }) => live?.call.end(reason, message)));
    },
  };
}

/** Tells a client why there is no call, mostly because the ticket or the grace period has expired. */
export function refuseConnection(socket: WebSocket, code: CallErrorCode = 'ticket-not-valid'): void {
  openConnection(socket, { onFrame() {}, onMessage() {}, onGone() {} }).refuse(code);
}
