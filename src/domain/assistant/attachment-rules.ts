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

/** File endings that can be attached, each with its dot, in the order people are told them. */
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

/**
 * The first thing wrong with a file, or `undefined`. Its ending must be an accepted one, and the
 * media type must not contradict it. What is inside the file is not looked at.
 */
export function problemOfAttachment(file: AttachmentCandidate): AttachmentProblem | undefined {
  const mediaType = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const accepted = mediaTypesByExtension[extensionOf(file.name)];
  if (!accepted) return 'wrong-type';
  if (!unknownMediaTypes.includes(mediaType) && !accepted.includes(mediaType)) return 'wrong-type';
  return file.size > attachmentMaximumBytes ? 'too-large' : undefined;
}

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
