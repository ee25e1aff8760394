import type { RawData, WebSocket } from 'ws';
import {
  type CallErrorCode,
  type CallerMessage,
  callerMessage,
  callOverCode,
  type ServerMessage,
  voiceFrameSamples,
} from '#contract/voice.ts';
import { callErrorMessages } from '#messages/call-errors.ts';
import { bytesOf, samplesIn } from '../engines/sound.ts';

/** A connection of a call. */
export interface CallConnection {
  tell(message: ServerMessage): void;
  play(turn: number, samples: Int16Array): void;
  /** Sends a final error and closes the connection. */
  refuse(code: CallErrorCode): void;
  /** Closes the connection normally. */
  hangUp(): void;
  /** Terminates the connection. */
  cut(): void;
}

export interface ConnectionEvents {
  onFrame(frame: Int16Array): void;
  onMessage(message: CallerMessage): void;
  /** The connection is closed, for any reason; `hasLeft` where the caller's page was closed or left. */
  onGone(hasLeft: boolean): void;
}

const frameBytes = voiceFrameSamples * 2;
/** With more unsent bytes than this, over half a minute of speech, the client counts as stuck. */
const maxWaiting = 1_500_000;
/** Ping interval, in ms. */
const pulseMs = 5_000;
/** Invalid messages, e.g. from a newer client, before the connection is closed. */
const maxMistakes = 20;
const messagesASecond = 50;
/**
 * 'Going away': what browsers close the connections of a page with that is left (RFC 6455, 7.4.1). A network
 * that fails has no code, and a busy page may be ended before it can say `stop`.
 */
const goingAwayCode = 1001;

/** Implements the protocol of `#contract/voice.ts` over a socket. */
export function openConnection(socket: WebSocket, events: ConnectionEvents): CallConnection {
  let mistakes = 0;
  let isAlive = true;
  let messages = 0;
  const pulse = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    messages = 0;
    socket.ping();
  }, pulseMs);
  pulse.unref();

  const tell = (message: ServerMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  function mistake(): void {
    mistakes += 1;
    if (mistakes > maxMistakes) socket.terminate();
    else
      tell({ type: 'error', code: 'bad-message', message: callErrorMessages['bad-message'], isFatal: false });
  }

  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data: RawData, isBinary: boolean) => {
    isAlive = true;
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (isBinary) {
      if (bytes.length !== frameBytes) return mistake();
      return events.onFrame(samplesIn(bytes));
    }
    messages += 1;
    if (messages > (messagesASecond * pulseMs) / 1000) return socket.terminate();
    const message = callerMessage.safeParse(jsonIn(bytes.toString()));
    if (message.success) events.onMessage(message.data);
    else mistake();
  });
  // A frame over the limit or invalid UTF-8: the socket then closes by itself.
  socket.on('error', () => {});
  socket.once('close', (code) => {
    clearInterval(pulse);
    events.onGone(code === goingAwayCode);
  });

  return {
    tell,
    play(turn, samples) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > maxWaiting) return socket.terminate();
      const frame = new Uint8Array(4 + samples.length * 2);
      new DataView(frame.buffer).setUint32(0, turn, true);
      frame.set(bytesOf(samples), 4);
      socket.send(frame);
    },
    refuse(code) {
      tell({ type: 'error', code, message: callErrorMessages[code], isFatal: true });
      tell({ type: 'ended', reason: 'error', message: callErrorMessages[code] });
      socket.close(callOverCode);
    },
    hangUp: () => socket.close(callOverCode),
    cut: () => socket.terminate(),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
