import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

/** Largest message of a client; a frame of sound is 1 KB. */
const maxBytes = 64 * 1024;

const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  maxPayload: maxBytes,
  // Sound does not get smaller by it, and each connection would take memory.
  perMessageDeflate: false,
});

/** Makes a connection a WebSocket; where the request is no proper one for that, it is answered and `undefined`. */
export function acceptSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve(undefined));
    server.handleUpgrade(request, socket, head, (accepted) => {
      // Whatever goes wrong on it ends with its closing.
      accepted.on('error', () => {});
      resolve(accepted);
    });
  });
}
