import type { PartCheck } from '../platform/part-check.ts';

/** Under whose name documents are made. */
export interface Letterhead {
  name: string;
  /** The image file of the logo. `undefined` where the name stands alone. */
  logo?: Uint8Array | undefined;
}

/** What a document is made with besides its data. */
interface TypesettingOptions {
  /** When the document says that it was made. */
  at: Date;
  /** Pictures by name (PNG, JPEG or SVG), which the template finds as files beside the folder's own. */
  files?: Readonly<Record<string, Uint8Array>>;
}

/** Makes PDF/A-2b documents from Typst templates in the folder `documents`. */
export interface Typesetter {
  /**
   * Fills a template. The same template, data, moment and letterhead give the same bytes. Templates take data as data:
   * nothing in it is read as markup. Letters that the fonts lack are written in Latin ones: Latin, Greek, Cyrillic and
   * Arabic ones are there.
   * @param template a file in the folder, such as 'templates/board-resolution.typ'
   * @param data what JSON can hold
   * @throws TemplateFailed, TypesettingBusy
   */
  typeset(template: string, data: object, options: TypesettingOptions): Promise<Uint8Array>;
  /** Whether a document can be made. */
  check(): Promise<PartCheck>;
  /** For the start log. */
  description: string;
  /** Ends the process. */
  stop(): Promise<void>;
}

/** A template that does not compile with this data, or takes too long. */
export class TemplateFailed extends Error {
  constructor(template: string, reason: string) {
    super(`${template}: ${reason}`);
    this.name = 'TemplateFailed';
  }
}

/** Too many documents are waiting to be made: try again later. */
export class TypesettingBusy extends Error {
  constructor() {
    super('busy');
    this.name = 'TypesettingBusy';
  }
}
