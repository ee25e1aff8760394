import { PartUnavailable } from '../platform/part-unavailable.ts';

/**
 * Stores files. A key consists of lower-case letters, digits and dashes in segments separated by slashes
 * ('logos/3f2a…'), so it cannot point outside the store.
 */
export interface FileStore {
  /** Stores a file. It is durable once this resolves; before, the key has its old content or none. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** The content, or `undefined` if there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removes a file, if any. */
  remove(key: string): Promise<void>;
  /** The files of a folder ('logos') with their modification times, unordered. */
  list(folder: string): Promise<KeptFile[]>;
  /** Its location, for the start log. */
  description: string;
}

export interface KeptFile {
  key: string;
  writtenAt: Date;
}

/** Why a store failed, with advice for the operator. */
export class FileStoreError extends PartUnavailable {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'FileStoreError';
  }
}

/**
 * Writes, reads and removes a small file.
 * @throws FileStoreError or a system error if the store does not work
 */
export async function checkFileStore(store: FileStore): Promise<void> {
  const key = `checks/${crypto.randomUUID()}`;
  const written = new TextEncoder().encode(key);
  await store.write(key, written);
  const kept = await store.read(key);
  await store.remove(key);
  if (!kept || Buffer.compare(kept, written) !== 0) {
    throw new FileStoreError('The file store gave back something other than what was written.');
  }
}

/** Throws for an invalid key: a bug of ours, never a caller's mistake. */
export function assertFileKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(key) || key.length > 200) {
    throw new TypeError(`'${key}' is no key of a file`);
  }
}

/** Throws for an invalid folder, like `assertFileKey`. */
export function assertFolder(folder: string): void {
  assertFileKey(`${folder}/file`);
}
