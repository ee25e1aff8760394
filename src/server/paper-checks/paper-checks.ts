import type { Expectations, InspectedAs, Inspection, PaperType } from '#domain/papers/inspection.ts';
import type { PartCheck } from '../platform/part-check.ts';

/** How a drawn page is given: as small as it can be, for a PDF, or without an empty margin. */
export type DrawnAs = 'webp' | 'jpeg' | 'trimmed-png';

/** How a picture is redrawn: within a box, in pixels. */
export interface Redrawing {
  width: number;
  height: number;
  format: 'webp' | 'png';
}

/**
 * Checks of uploaded files. Whatever opens a file runs in a process of its own with limits, one file at a time.
 * Each may throw PaperChecksBusy.
 */
export interface PaperChecks {
  /** Never throws for what is in a file: a file that cannot be opened has a finding. */
  inspect(file: Uint8Array, as: InspectedAs, expectations: Expectations): Promise<Inspection>;
  /**
   * Draws a page, from 1, at most `width` pixels wide, as WebP unless asked otherwise.
   * @param mark words that stand all across it, of a WebP alone
   * @throws PaperRefused
   */
  drawPage(
    file: Uint8Array,
    type: PaperType,
    page: number,
    width: number,
    as?: DrawnAs,
    mark?: string,
  ): Promise<Uint8Array>;
  /**
   * Converts a photograph of a phone.
   * @throws PaperRefused
   */
  toJpeg(heic: Uint8Array): Promise<Uint8Array>;
  /**
   * Redraws a picture such as a logo: upright, in sRGB, with transparency and without metadata. Of an animation only
   * the first frame is kept.
   * @throws PictureRefused
   */
  redraw(picture: Uint8Array, as: Redrawing): Promise<Uint8Array>;
  /**
   * Has a file scanned for viruses, where a scanner is set.
   * @throws ScannerUnavailable if it does not answer: the file has to wait
   */
  scan(file: Uint8Array): Promise<'clean' | 'found' | 'not-scanned'>;
  /** Whether files can be checked and, where a scanner is set, scanned. */
  check(): Promise<PartCheck>;
  /** For the start log. */
  description: string;
  /** Ends the process. */
  stop(): Promise<void>;
}

/** A file, or a page of it, that cannot be shown. */
export class PaperRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PaperRefused';
  }
}

/** Why a picture is not redrawn. One that is too much for the process is unreadable. */
export type PictureProblem = 'wrong-type' | 'too-many-pixels' | 'unreadable';

export class PictureRefused extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.name = 'PictureRefused';
    this.problem = problem;
  }
}

/** Too many files are waiting to be checked: try again later. */
export class PaperChecksBusy extends Error {
  constructor() {
    super('busy');
    this.name = 'PaperChecksBusy';
  }
}

/** The virus scanner gave no answer. */
export class ScannerUnavailable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ScannerUnavailable';
  }
}
