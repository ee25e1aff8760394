import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

/** Maximum message of a client; an audio frame is 1 KB. */
const maxBytes = 64 * 1024;

const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  maxPayload: maxBytes,
  // It would not shrink audio, and each connection would take memory.
  perMessageDeflate: false,
});

/** Upgrades a connection to a WebSocket. Answers an invalid request and returns `undefined`. */
export function acceptSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve(undefined));
    server.handleUpgrade(request, socket, head, (accepted) => {
      // Every error is followed by 'close'.
      accepted.on('error', () => {});
      resolve(accepted);
    });
  });
}
