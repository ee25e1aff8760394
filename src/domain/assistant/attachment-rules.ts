/** Maximum size of an attached file in bytes: 10 MB. */
export const attachmentMaximumBytes = 10 * 1024 * 1024;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const oldExcel = 'application/vnd.ms-excel';

/**
 * The accepted media types for each extension. Windows with Office reports a CSV file as an old
 * Excel sheet; systems without a spreadsheet program report it as plain text.
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

/** The media types that browsers report for unknown files. */
const unknownMediaTypes = ['', 'application/octet-stream'];

/** File extensions that can be attached, each with its dot, in the order shown to people. */
export const attachmentExtensions: readonly string[] = Object.keys(mediaTypesByExtension);

export interface AttachmentCandidate {
  name: string;
  /** The media type reported by the browser; empty if unknown. */
  type: string;
  /** In bytes. */
  size: number;
}

/** Why a file cannot be attached: its type or its size. */
export type AttachmentProblem = 'wrong-type' | 'too-large';

/** Number of leading bytes needed to detect the type: other bytes may precede the signature of a PDF. */
export const signatureBytes = 4096;

/**
 * The first problem of a file, or `undefined`. Its extension must be accepted, and neither the
 * media type nor the first bytes may contradict it.
 *
 * @param beginning the first `signatureBytes` of the file, or the whole file if shorter
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
/** The archive format of Office files since 2007. */
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isPdf = (bytes: Uint8Array) => {
  // PDF readers accept the signature anywhere in the first kilobyte.
  const start = Array.from(bytes.subarray(0, 1024), (byte) => String.fromCharCode(byte)).join('');
  return start.includes('%PDF-');
};
/** Text has no zero byte, unless a byte order mark says that it is UTF-16. */
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

/** The extension of a file name with its dot, in lower case; empty if there is none. */
function extensionOf(name: string): string {
  return /[^.](\.[a-z]+)$/.exec(name.trim().toLowerCase())?.[1] ?? '';
}

/** A size for display. */
export interface ReadableSize {
  /** Whole for bytes; rounded to one decimal for the larger units. */
  amount: number;
  unit: 'B' | 'KB' | 'MB';
}

/**
 * A number of bytes in the largest fitting unit. A kilobyte is 1,024 bytes. A value that would round to
 * 1,024 of a unit becomes 1 of the next unit.
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
