import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import type { KitProblem } from '#domain/kits/kit-import.ts';

/** Why a file is no kit that can be taken. */
export class KitRefused extends Error {
  readonly problem: KitProblem;
  constructor(problem: KitProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'KitRefused';
    this.problem = problem;
  }
}

/** The bytes of a kit, wherever they lie. */
export interface KitBytes {
  size: number;
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A ZIP whose list of contents was read. Nothing in it is trusted. */
export interface OpenedKit {
  /** @throws KitRefused 'file-missing' or 'too-large' */
  read(path: string): Promise<Buffer>;
  paths(): string[];
  close(): void;
}

const maxEntries = 20_100;
/** Largest of its files: more than any paper, and enough for the record of a company. */
const maxFileBytes = 32 * 1024 * 1024;
/** Largest sum of them. */
const maxTotalBytes = 1.5 * 1024 * 1024 * 1024;
/** No text of a record is packed this tightly. */
const maxRatio = 200;
const smallBytes = 1024 * 1024;

/** What a kit's own files are called; others, such as those a computer adds to an archive, are passed over. */
const ownName = /^[A-Za-z0-9-]+(\/[a-z0-9-]+)?(\.[a-z0-9]+)?$/;

/**
 * Reads a ZIP's list of contents, and refuses names that lead elsewhere, names that stand twice, and what would unpack
 * to more than a kit holds. Sizes are held to when a file is read.
 * @throws KitRefused
 */
export async function openKit(bytes: KitBytes): Promise<OpenedKit> {
  const zip = await openZip(bytes);
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  return {
    paths: () => [...entries.keys()],
    close: () => zip.close(),
    async read(path) {
      const entry = entries.get(path);
      if (!entry) throw new KitRefused('file-missing');
      return readEntry(zip, entry);
    },
  };
}

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

class BytesReader extends RandomAccessReader {
  readonly #bytes: KitBytes;
  constructor(bytes: KitBytes) {
    super();
    this.#bytes = bytes;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes.read(start, end), { objectMode: false });
  }
}

function openZip(bytes: KitBytes): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
    fromRandomAccessReader(new BytesReader(bytes), bytes.size, options, (error, zip) => {
      if (error) reject(new KitRefused('not-zip', { cause: error }));
      else resolve(zip);
    });
  });
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) return Promise.reject(new KitRefused('too-large'));
  const entries = new Map<string, Entry>();
  let total = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => {
      const isName = /file ?name|path/i.test(error.message);
      reject(new KitRefused(isName ? 'unsafe-names' : 'not-zip', { cause: error }));
    });
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const { fileName, uncompressedSize, compressedSize } = entry;
      total += uncompressedSize;
      if (entries.has(fileName)) return reject(new KitRefused('unsafe-names'));
      const isBomb = uncompressedSize > smallBytes && uncompressedSize > maxRatio * compressedSize;
      if (uncompressedSize > maxFileBytes || total > maxTotalBytes || isBomb) {
        return reject(new KitRefused('too-large'));
      }
      if (entry.isEncrypted()) return reject(new KitRefused('not-zip'));
      if (ownName.test(fileName)) entries.set(fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(new KitRefused('not-zip', { cause: error }));
      const parts: Buffer[] = [];
      let length = 0;
      stream.on('data', (part: Buffer) => {
        length += part.byteLength;
        if (length > entry.uncompressedSize) stream.destroy(new KitRefused('too-large'));
        else parts.push(part);
      });
      stream.on('error', (cause: Error) =>
        reject(cause instanceof KitRefused ? cause : new KitRefused('hash-wrong', { cause })),
      );
      stream.on('end', () => resolve(Buffer.concat(parts)));
    });
  });
}
