/** Largest file that can be attached to a question, in bytes: 10 MB. */
export const attachmentMaximumBytes = 10 * 1024 * 1024;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const oldExcel = 'application/vnd.ms-excel';

/**
 * The media types a file of each extension may carry. Windows with Office calls a CSV file an old
 * Excel sheet, and a system that knows no spreadsheet calls it plain text.
 */
const mediaTypesByExtension: Readonly<Record<string, readonly string[]>> = {
  '.txt': ['text/plain'],
  '.pdf': ['application/pdf'],
  '.doc': ['application/msword'],
  '.docx': [word],
  '.csv': ['text/csv', 'application/csv', 'text/comma-separated-values', 'text/plain', oldExcel],
  '.xls': [oldExcel],
  '.xlsx': [excel],
};

/** What browsers report for a file whose kind the system does not know. */
const unknownMediaTypes = ['', 'application/octet-stream'];

/** File extensions that can be attached, each with its dot, in the order shown to people. */
export const attachmentExtensions: readonly string[] = Object.keys(mediaTypesByExtension);

export interface AttachmentCandidate {
  name: string;
  /** The media type the browser reports; empty where it knows none. */
  type: string;
  /** In bytes. */
  size: number;
}

/** Why a file cannot be attached: what it is, or how large it is. */
export type AttachmentProblem = 'wrong-type' | 'too-large';

/** How much of a file's beginning tells what it is, in bytes: a PDF may hold other things before its mark. */
export const tellingBytes = 4096;

/**
 * The first thing wrong with a file, or `undefined`. Its ending must be an accepted one, and neither the
 * media type nor what the file begins with may contradict it.
 *
 * @param beginning the first `tellingBytes` of the file, fewer where it is shorter
 */
export function problemOfAttachment(
  file: AttachmentCandidate,
  beginning: Uint8Array,
): AttachmentProblem | undefined {
  const mediaType = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const extension = extensionOf(file.name);
  const accepted = mediaTypesByExtension[extension];
  if (!accepted) return 'wrong-type';
  if (!unknownMediaTypes.includes(mediaType) && !accepted.includes(mediaType)) return 'wrong-type';
  if (!isContentOf[extension]?.(beginning)) return 'wrong-type';
  return file.size > attachmentMaximumBytes ? 'too-large' : undefined;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** The file format of Office before 2007. */
const isCompoundFile = (bytes: Uint8Array) =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** What Office has packed its files in since. */
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isPdf = (bytes: Uint8Array) => {
  // As readers do: the mark may stand anywhere in the first kilobyte.
  const start = Array.from(bytes.subarray(0, 1024), (byte) => String.fromCharCode(byte)).join('');
  return start.includes('%PDF-');
};
/** Text holds no zero byte, unless it is written in two bytes a character, which its first two say. */
const isText = (bytes: Uint8Array) =>
  startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]) || !bytes.includes(0);

const isContentOf: Readonly<Record<string, (beginning: Uint8Array) => boolean>> = {
  '.txt': isText,
  '.pdf': isPdf,
  '.doc': isCompoundFile,
  '.docx': isZip,
  '.csv': isText,
  '.xls': isCompoundFile,
  '.xlsx': isZip,
};

/** The ending of a file's name with its dot, in lower case; empty where there is none. */
function extensionOf(name: string): string {
  return /[^.](\.[a-z]+)$/.exec(name.trim().toLowerCase())?.[1] ?? '';
}

/** A size as people read it. */
export interface ReadableSize {
  /** Whole for bytes; rounded to one decimal for the larger units. */
  amount: number;
  unit: 'B' | 'KB' | 'MB';
}

/**
 * A number of bytes in the unit that keeps it short. A kilobyte is 1,024 bytes. What would round to
 * 1,024 of a unit is one of the next.
 */
export function readableSize(bytes: number): ReadableSize {
  if (bytes < 1024) return { amount: bytes, unit: 'B' };
  const kilobytes = toOneDecimal(bytes / 1024);
  if (kilobytes < 1024) return { amount: kilobytes, unit: 'KB' };
  return { amount: toOneDecimal(bytes / 1024 / 1024), unit: 'MB' };
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
