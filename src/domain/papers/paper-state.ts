import type { PlainDate } from '#domain/values/plain-date.ts';

/**
 * The state of one version of a paper: `checking` until the machine has looked at it, `received` until a person has,
 * then `accepted` or `returned`. A newer version makes it `replaced`; time makes an accepted one `expired`.
 */
export const storedPaperStates = ['checking', 'received', 'accepted', 'returned', 'replaced'] as const;
export type StoredPaperState = (typeof storedPaperStates)[number];

export const paperStates = [...storedPaperStates, 'expired'] as const;
export type PaperState = (typeof paperStates)[number];

/** Where a version comes from: a file of a person, or a document of this installation, without and with signatures. */
export const paperOrigins = ['uploaded', 'made', 'signed'] as const;
export type PaperOrigin = (typeof paperOrigins)[number];

/** The state on a day. */
export function paperStateOn(
  { state, expiresOn }: { state: StoredPaperState; expiresOn: PlainDate | null },
  today: PlainDate,
): PaperState {
  const counts = state === 'received' || state === 'accepted';
  return counts && expiresOn !== null && expiresOn < today ? 'expired' : state;
}

/** One thing to repair, tied to a page where it concerns one. */
export interface PaperPoint {
  /** Said by the machine: a virus was found, and the file is gone. */
  code?: 'infected';
  /** From 1. */
  page?: number | undefined;
  /** The field of the paper that it is about, such as its day of expiry. */
  field?: string | undefined;
  text: string;
  /** The reason of a list that the text is, so that it can be worded in other languages. */
  reason?: string | undefined;
}

/** Whether a reviewer may decide about a version in that state. A decision can be taken back by the opposite one. */
export function isDecidable(state: StoredPaperState): boolean {
  return state === 'received' || state === 'accepted' || state === 'returned';
}
