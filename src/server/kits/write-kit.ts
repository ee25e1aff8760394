import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { KitFile } from './kit-section.ts';

const bufferedBytes = 64 * 1024;

/** A file of a kit that was written, as its list names it. */
export interface WrittenFile {
  path: string;
  bytes: number;
  sha256: string;
}

/**
 * Writes a kit as a ZIP, one file after the other, so that no more than one of them is in memory at a time.
 * @param files the large ones, each of which is read when it is its turn; one that is gone is left out
 * @param rest what is written once all hashes of these are known
 */
export function writeKit(
  files: readonly KitFile[],
  rest: (written: readonly WrittenFile[]) => Iterable<[path: string, content: string]>,
  at: Date,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  // The library's stream is one of these.
  const output = zip.outputStream as PassThrough;
  const written: WrittenFile[] = [];

  async function writeAll(): Promise<void> {
    for (const { path, read } of files) {
      if (output.destroyed) return;
      const content = await read();
      if (!content) continue;
      written.push(listed(path, content));
      // Papers are compressed already.
      await pass(content, output, (stream) =>
        zip.addReadStream(stream, path, { mtime: at, compress: false }),
      );
    }
    for (const [path, text] of rest([...written])) {
      const content = Buffer.from(text);
      written.push(listed(path, content));
      zip.addBuffer(content, path, { mtime: at });
    }
    const sums = written.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
    zip.addBuffer(Buffer.from(sums), 'SHA256SUMS', { mtime: at });
    zip.end();
  }
  writeAll().catch((error: Error) => output.destroy(error));
  // Without a strategy of its own, the stream counts pieces and would hold the whole kit.
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: bufferedBytes });
  return Readable.toWeb(output, { strategy }) as ReadableStream<Uint8Array>;
}

function listed(path: string, content: Uint8Array): WrittenFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, bytes: content.byteLength, sha256 };
}

/**
 * Hands a file to the library as a stream: a buffer it would keep until the ZIP ends. Resolves once all of it has gone
 * out, or nobody takes it any more.
 */
async function pass(
  content: Uint8Array,
  output: PassThrough,
  add: (stream: Readable) => void,
): Promise<void> {
  const stream = streamOf(content);
  const giveUp = () => stream.destroy();
  output.once('close', giveUp);
  const ended = once(stream, 'close');
  add(stream);
  await ended;
  output.off('close', giveUp);
}

/** The library keeps each stream until the ZIP ends, so that a stream keeps nothing once it was read. */
function streamOf(content: Uint8Array): Readable {
  let left: Uint8Array | undefined = content;
  return new Readable({
    read() {
      const piece = left?.subarray(0, bufferedBytes);
      left = left?.subarray(bufferedBytes);
      if (piece && piece.byteLength > 0) {
        this.push(piece);
        return;
      }
      left = undefined;
      this.push(null);
    },
  });
}
