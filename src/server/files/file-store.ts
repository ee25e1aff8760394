import { PartUnavailable } from '../platform/part-unavailable.ts';

/**
 * Where files are kept. A key is made of lower-case letters, digits and dashes in segments between
 * slashes ('logos/3f2a…'), so that none can point outside the store.
 */
export interface FileStore {
  /** Keeps a file. Once this resolves, it survives a crash; before, the key holds nothing or what it held. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** The content, or `undefined` where there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removes a file; fine where there is none. */
  remove(key: string): Promise<void>;
  /** The files of a folder ('logos') with the time each was written, in no order. */
  list(folder: string): Promise<KeptFile[]>;
  /** Where it is, a line for the start log. */
  description: string;
}

export interface KeptFile {
  key: string;
  writtenAt: Date;
}

/** Why a store cannot do its work, in a sentence that tells an operator what to look at. */
export class FileStoreError extends PartUnavailable {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'FileStoreError';
  }
}

/**
 * Writes a small file, reads it and removes it again.
 *
 * @throws FileStoreError, or what the system says of its disk, where the store cannot keep files
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

/** Throws for a key of any other form: a mistake of ours, never of a caller outside. */
export function assertFileKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(key) || key.length > 200) {
    throw new TypeError(`'${key}' is no key of a file`);
  }
}

/** Throws for what is no folder of files, as `assertFileKey` does for a key. */
export function assertFolder(folder: string): void {
  assertFileKey(`${folder}/file`);
}
