import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { type CallerMessage, callOverCode, liveCallPath, type ServerMessage } from '#contract/voice.ts';

/** The far end of a connection to a call. */
export interface LiveSide {
  /** What came with its address. */
  query: URLSearchParams;
  /** What the caller said in text, in order. */
  said: CallerMessage[];
  /** How many frames of sound came. */
  frames: number;
  /** The first sample of each frame, and the kinds of messages, in the order in which they came. */
  order: (number | CallerMessage['type'])[];
  say(message: ServerMessage): void;
  /** Sends samples of sound that belong to a turn. */
  sound(turn: number, samples: Int16Array): void;
  /** Waits until the caller has said something that matches. */
  heard(type: CallerMessage['type'], matches?: (message: CallerMessage) => boolean): Promise<CallerMessage>;
  /** Terminates the connection. */
  cut(): void;
  close(): void;
}

export interface VoiceServer {
  origin: string;
  /** The next connection that is made. */
  next(): Promise<LiveSide>;
  /** Connections are refused from now on, or taken again. */
  refuseConnections(isRefused: boolean): void;
  /** Answers the HTTP calls: what is given back is the status and the body. */
  answer: (
    method: string,
    path: string,
  ) => { status: number; body: unknown } | Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

export const ready = (changes: Partial<Extract<ServerMessage, { type: 'ready' }>> = {}): ServerMessage => ({
  type: 'ready',
  callId: 'call-1',
  resume: 'key-to-come-back',
  isResumed: false,
  maximumSeconds: 1800,
  ...changes,
});

export const listening: ServerMessage = { type: 'listening' };

/** Stands in for the product's server: it speaks the contract of voice calls, and a test says what. */
export async function startVoiceServer(): Promise<VoiceServer> {
  const waiting: ((side: LiveSide) => void)[] = [];
  const sides: LiveSide[] = [];
  let isRefusing = false;
  const voice: VoiceServer = {
    origin: '',
    next: () => {
      const side = sides.shift();
      return side ? Promise.resolve(side) : new Promise((resolve) => waiting.push(resolve));
    },
    refuseConnections(isRefused) {
      isRefusing = isRefused;
    },
    answer: () => ({ status: 404, body: {} }),
    async stop() {
      for (const client of sockets.clients) client.terminate();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  const http = createServer((request, response) => void serve(request, response));
  const sockets = new WebSocketServer({ noServer: true });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for await (const _ of request);
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    const { status, body } = await voice.answer(request.method ?? '', path);
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(body));
  }

  http.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname !== liveCallPath || isRefusing) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connected) => {
      const side = sideOf(connected, searchParams);
      const taker = waiting.shift();
      if (taker) taker(side);
      else sides.push(side);
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  voice.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return voice;
}

function sideOf(socket: WebSocket, query: URLSearchParams): LiveSide {
  const listeners = new Set<() => void>();
  const side: LiveSide = {
    query,
    said: [],
    frames: 0,
    order: [],
    say: (message) => socket.send(JSON.stringify(message)),
    sound(turn, samples) {
      const frame = Buffer.alloc(4 + samples.byteLength);
      frame.writeUInt32LE(turn);
      Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).copy(frame, 4);
      socket.send(frame);
    },
    heard(type, matches = () => true) {
      return new Promise((resolve) => {
        const look = () => {
          const found = side.said.find((message) => message.type === type && matches(message));
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      });
    },
    cut: () => socket.terminate(),
    close: () => socket.close(callOverCode),
  };
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) {
      side.frames += 1;
      side.order.push(data.readInt16LE(0));
    } else {
      const message = JSON.parse(data.toString()) as CallerMessage;
      side.said.push(message);
      side.order.push(message.type);
    }
    for (const listener of [...listeners]) listener();
  });
  socket.on('error', () => {});
  return side;
}
