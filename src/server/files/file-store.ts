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
}

/** Throws for a key of any other form: a mistake of ours, never of a caller outside. */
export function assertFileKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(key) || key.length > 200) {
    throw new TypeError(`'${key}' is no key of a file`);
  }
}
