import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const format = Buffer.from('LFP1');
const saltBytes = 16;
const tagBytes = 16;
const frameBytes = 64 * 1024;
const headBytes = format.length + saltBytes;

/**
 * Encrypts a file with AES-256-GCM in frames of 64 KiB, under a key of its own that HKDF (RFC 5869) derives from the
 * company's key. A frame's nonce is its number and whether it is the last, so that no frame can be cut off, swapped or
 * left out.
 * @param label what the file is: it only opens under the same one
 */
export function sealFile(companyKey: Uint8Array, label: string, content: Uint8Array): Buffer {
  const salt = randomBytes(saltBytes);
  const key = fileKey(companyKey, salt);
  const parts: Buffer[] = [format, salt];
  const frames = Math.max(1, Math.ceil(content.byteLength / frameBytes));
  for (let number = 0; number < frames; number += 1) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, number === frames - 1), {
      authTagLength: tagBytes,
    });
    cipher.setAAD(Buffer.from(label));
    const frame = content.subarray(number * frameBytes, (number + 1) * frameBytes);
    parts.push(cipher.update(frame), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(parts);
}

/** @throws Error unless the file was sealed with this key under this label, and is whole */
export function openFile(companyKey: Uint8Array, label: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (!bytes.subarray(0, format.length).equals(format)) throw new Error('This is no sealed file.');
  const key = fileKey(companyKey, bytes.subarray(format.length, headBytes));
  const parts: Buffer[] = [];
  const sealedFrame = frameBytes + tagBytes;
  for (let at = headBytes, number = 0; number === 0 || at < bytes.length; at += sealedFrame, number += 1) {
    const frame = bytes.subarray(at, at + sealedFrame);
    const isLast = at + sealedFrame >= bytes.length;
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(label));
    decipher.setAuthTag(frame.subarray(-tagBytes));
    parts.push(decipher.update(frame.subarray(0, -tagBytes)), decipher.final());
  }
  return Buffer.concat(parts);
}

/** Encrypts a short text for a row of the database. */
export function sealText(companyKey: Uint8Array, label: string, text: string): string {
  return sealFile(companyKey, label, Buffer.from(text)).toString('base64url');
}

/** @throws Error as `openFile` */
export function openText(companyKey: Uint8Array, label: string, sealed: string): string {
  return openFile(companyKey, label, Buffer.from(sealed, 'base64url')).toString('utf8');
}

function fileKey(companyKey: Uint8Array, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', companyKey, salt, 'landfall paper', 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
