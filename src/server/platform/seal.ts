import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets for the database, so that a copy of their table reveals none. */
export interface Seal {
  /** @param owner the owner: sealed values only open for the same owner */
  seal(text: string, owner: string): string;
  /** @throws Error unless sealed here, for this owner, with this secret */
  open(sealed: string, owner: string): string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a key derived from the installation's secret (HKDF, RFC 5869).
 * @param purpose each purpose has its own key
 */
export function openSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `landfall ${purpose}`, 32));
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(owner));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const text = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },
  };
}
