import type { PaperType } from '#domain/papers/inspection.ts';
import { imageTypeOf } from '../platform/image-type.ts';

/** The brands by which a file says that it holds pictures coded in HEVC. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Detects the type by the first bytes, never by the name. A file that begins with anything else, such as HTML before
 * a PDF, has none of the accepted types.
 */
export function paperTypeOf(file: Uint8Array): PaperType | null {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(16, file.byteLength)).toString('latin1');
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.slice(4, 8) === 'ftyp' && heicBrands.includes(start.slice(8, 12))) return 'image/heic';
  const type = imageTypeOf(file.subarray(0, 16));
  return type === undefined || type === 'image/svg+xml' ? null : type;
}
