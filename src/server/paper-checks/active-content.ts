import { inflateSync } from 'node:zlib';

/*
 * A PDF can carry scripts, programs to start and attached files. Nothing here runs or unpacks them, and people are
 * shown pictures of the pages; a reviewer is told, because the original can be downloaded.
 */

/** Names by which a PDF refers to what acts, all in one pattern. */
const acting = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm)(?![A-Za-z])/;

/** A compressed stream of a PDF's objects, in which those names can hide. */
const objectStream = /\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g;

/** How much is unpacked from one stream, and of how many. */
const maxUnpacked = 4_000_000;
const maxStreams = 200;

/** Whether a PDF refers to scripts, programs or attached files. */
export function hasActiveContent(file: Uint8Array): boolean {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  if (acting.test(plainNames(text))) return true;
  let streams = 0;
  for (const match of text.matchAll(objectStream)) {
    streams += 1;
    if (streams > maxStreams) return false;
    const start = match.index + match[0].length;
    if (acting.test(plainNames(unpacked(file.subarray(start))))) return true;
  }
  return false;
}

/** Characters of a name can be written as hexadecimal digits: '/J#53' is '/JS'. */
function plainNames(text: string): string {
  return text.replace(/#([\dA-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function unpacked(stream: Uint8Array): string {
  try {
    return inflateSync(stream, { maxOutputLength: maxUnpacked }).toString('latin1');
  } catch {
    return '';
  }
}
