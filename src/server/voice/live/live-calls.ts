import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type CallEndReason, callErrors, reconnectSeconds } from '#contract/voice.ts';
import type { Call, CallOptions } from '../call/call.ts';
import type { CallLimits } from '../call/limits.ts';
import { openFrameAllowance } from './frame-allowance.ts';
import { type Line, openLine } from './line.ts';
import type { Admission } from './tickets.ts';

/** What a call is opened with, beside its connection. */
type CallParts = Omit<CallOptions, 'tell' | 'play' | 'clock' | 'limits' | 'onEnd'>;

interface LiveCallsOptions {
  limits: CallLimits;
  mostCalls: number;
  /** Notes that a call begins; `undefined` where one with its id has begun before. */
  begin(admission: Admission): Promise<CallParts | undefined>;
  onEnd(admission: Admission, reason: CallEndReason): void;
  openCall(options: CallOptions): Call;
}

/** The calls that go on here, each with its connection or waiting for one. */
export interface LiveCalls {
  /** How many there are. */
  count(): number;
  /** Whether somebody has a call that is connected. */
  isBusy(holder: string): boolean;
  /** Whether there is room for one more. */
  hasRoom(): boolean;
  /** Begins a call on a new connection. */
  connect(socket: WebSocket, admission: Admission): Promise<void>;
  /** Takes a call up again on a new connection. */
  resume(socket: WebSocket, key: string): void;
  /** Ends all of them with a word. */
  end(reason: CallEndReason, message: string): Promise<void>;
}

interface Live {
  admission: Admission;
  call: Call;
  line: Line | undefined;
  /** What the client has to show to come back; new with each connection. */
  secret: Buffer;
  waiting: NodeJS.Timeout | undefined;
  startedAt: number;
}

const clock = () => performance.now();

export function openLiveCalls({ limits, mostCalls, begin, onEnd, openCall }: LiveCallsOptions): LiveCalls {
  const live = new Map<string, Live>();
  const ofHolder = (holder: string) =>
    [...live.values()].filter(({ admission }) => admission.holder === holder);
  const isBusy = (holder: string) => ofHolder(holder).some(({ line }) => line !== undefined);

  function attach(each: Live, socket: WebSocket, isResumed: boolean): void {
    const { call, admission } = each;
    const allowance = openFrameAllowance(limits, clock);
    const line = openLine(socket, {
      onFrame(frame) {
        if (each.line !== line) return;
        if (allowance.take()) return call.hear(frame);
        line.tell({
          type: 'error',
          code: 'too-much-sound',
          message: callErrors['too-much-sound'],
          isFatal: true,
        });
        void call.end('error', callErrors['too-much-sound']);
      },
      onMessage: (message) => each.line === line && call.take(message),
      onGone() {
        if (each.line !== line) return;
        each.line = undefined;
        if (!live.has(admission.callId)) return;
        call.detach();
        each.waiting = setTimeout(() => void call.end('connection-lost'), reconnectSeconds * 1000);
        each.waiting.unref();
      },
    });
    each.line = line;
    each.secret = randomBytes(24);
    line.tell({
      type: 'ready',
      callId: admission.callId,
      resume: `${admission.callId}.${each.secret.toString('base64url')}`,
      isResumed,
      maximumSeconds: Math.max(0, Math.round((limits.longestCallMs - (clock() - each.startedAt)) / 1000)),
    });
    clearTimeout(each.waiting);
    each.waiting = undefined;
  }

  return {
    count: () => live.size,
    isBusy,
    hasRoom: () => live.size < mostCalls,
    async connect(socket, admission) {
      const { callId, holder } = admission;
      const refuse = () => refuseLine(socket);
      if (isBusy(holder) || live.size >= mostCalls) return refuse();
      // Somebody who closed the page and calls again does not wait for the old call's time to come back.
      await Promise.all(ofHolder(holder).map(({ call }) => call.end('connection-lost')));
      // What comes before the call is there waits in the socket.
      socket.pause();
      socket.on('error', () => {});
      const parts = await begin(admission);
      socket.resume();
      if (!parts) return refuse();
      if (socket.readyState !== socket.OPEN) return onEnd(admission, 'connection-lost');
      if (isBusy(holder)) {
        onEnd(admission, 'error');
        return refuse();
      }
      const each: Live = {
        admission,
        line: undefined,
        secret: randomBytes(24),
        waiting: undefined,
        startedAt: clock(),
        call: openCall({
          ...parts,
          limits,
          clock,
          tell: (message) => each.line?.tell(message),
          play: (turn, samples) => each.line?.play(turn, samples),
          onEnd(reason) {
            live.delete(callId);
            clearTimeout(each.waiting);
            onEnd(admission, reason);
            // After the last message, which comes right behind.
            queueMicrotask(() => each.line?.hangUp());
          },
        }),
      };
      live.set(callId, each);
      attach(each, socket, false);
    },
    resume(socket, key) {
      const [callId = '', secret = ''] = key.split('.');
      const each = live.get(callId);
      const given = Buffer.from(secret, 'base64url');
      if (!each || given.length !== each.secret.length || !timingSafeEqual(given, each.secret)) {
        return refuseLine(socket);
      }
      // The old connection may not know yet that it is dead.
      const old = each.line;
      if (old) {
        each.line = undefined;
        each.call.detach();
        old.cut();
      }
      attach(each, socket, true);
      each.call.attach();
    },
    async end(reason, message) {
      await Promise.all([...live.values()].map(({ call }) => call.end(reason, message)));
    },
  };
}

/** Tells somebody whose ticket, or whose time to come back, is over. */
export function refuseLine(socket: WebSocket): void {
  openLine(socket, { onFrame() {}, onMessage() {}, onGone() {} }).refuse('ticket-not-valid');
}
