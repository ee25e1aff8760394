import { connect } from 'node:net';
import { ScannerUnavailable } from './paper-checks.ts';

/** Where ClamAV's daemon listens. */
export interface ScannerAddress {
  host: string;
  port: number;
}

/** A virus scanner. */
export interface Scanner {
  /** @throws ScannerUnavailable */
  scan(file: Uint8Array): Promise<'clean' | 'found'>;
  /** @throws ScannerUnavailable */
  ping(): Promise<void>;
}

/** How long it may take to answer, in ms: it unpacks archives. */
const timeoutMs = 60_000;
const pieceSize = 64 * 1024;

/** ClamAV's daemon by TCP. */
export function clamav(address: ScannerAddress): Scanner {
  return {
    async scan(file) {
      const answer = await ask(address, piecesOf(file));
      if (answer === 'stream: OK') return 'clean';
      // The name of what was found may follow from the file.
      if (answer.endsWith(' FOUND')) return 'found';
      throw new ScannerUnavailable(answer.includes('size limit') ? 'size-limit' : 'unexpected-answer');
    },
    async ping() {
      if ((await ask(address, [Buffer.from('zPING\0')])) !== 'PONG') {
        throw new ScannerUnavailable('unexpected-answer');
      }
    },
  };
}

/** A file as the command INSTREAM takes it: pieces with their lengths, and an empty one at the end. */
function* piecesOf(file: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < file.byteLength; at += pieceSize) {
    const piece = file.subarray(at, at + pieceSize);
    yield lengthOf(piece.byteLength);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Sends a command and returns the answer, which ends with a zero byte. */
function ask({ host, port }: ScannerAddress, command: Iterable<Uint8Array>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    const settle = (work: () => void) => {
      socket.destroy();
      work();
    };
    const fail = (reason: string) => settle(() => reject(new ScannerUnavailable(reason)));
    socket.setTimeout(timeoutMs, () => fail('timeout'));
    socket.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? 'connection'));
    socket.on('close', () => fail('closed'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\0')) settle(() => resolve(answer.slice(0, answer.indexOf('\0'))));
      else if (answer.length > 4_096) fail('unexpected-answer');
    });
    socket.on('connect', () => {
      for (const piece of command) socket.write(piece);
    });
  });
}
