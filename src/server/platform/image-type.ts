/** Allowed image types of a brand's logo. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

/** Detects an image's type from its first bytes; `undefined` for anything else. */
export function imageTypeOf(content: Uint8Array): ImageType | undefined {
  const start = Buffer.from(content.subarray(0, 1024));
  if (start.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP') {
    return 'image/webp';
  }
  return isDrawing(start.toString('utf8').replace(/^\uFEFF/, '')) ? 'image/svg+xml' : undefined;
}

/** One item that may precede the root element of an XML document. */
const beforeRoot = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/iy;

/** Matches one item at a time: a single pattern for all could backtrack catastrophically. */
function isDrawing(text: string): boolean {
  let at = 0;
  do {
    beforeRoot.lastIndex = at;
    at += beforeRoot.exec(text)?.[0].length ?? 0;
  } while (beforeRoot.lastIndex > 0);
  return /^<svg[\s>]/i.test(text.slice(at));
}
