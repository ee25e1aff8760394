import type { FindingCode } from '#domain/papers/inspection.ts';

/** Pixels in red, green and blue. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How a page looks. */
export interface Look {
  picture: Picture;
  /** The size of the photograph or scan; absent for a page that is drawn and so has any size. */
  taken?: { width: number; height: number };
}

/** A file whose pages can be drawn. */
export interface OpenedFile {
  pages: number;
  /** A page as pixels that fit into a square of this size. A smaller photograph is not enlarged. */
  look(page: number, within: number): Promise<Look>;
  /** A page as WebP at most this wide. */
  webp(page: number, width: number): Promise<Uint8Array>;
  /** The text of a page; absent for photographs. */
  text?(page: number): string;
  close(): void;
}

/** Why a file or one of its pages cannot be opened. */
export class FileProblem extends Error {
  readonly code: FindingCode;
  /** The figures that explain it. */
  readonly parameters: { found?: number; limit?: number };

  constructor(code: FindingCode, parameters: FileProblem['parameters'] = {}) {
    super(code);
    this.name = 'FileProblem';
    this.code = code;
    this.parameters = parameters;
  }
}
