import { randomUUID } from 'node:crypto';
import type { PaperType } from '#domain/papers/inspection.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { keyIn, keysOf, openFile } from '../company-keys/index.ts';
import { PaperChecksBusy, PaperRefused } from '../paper-checks/index.ts';
import { Failure } from '../platform/failure.ts';
import { labelOf } from './labels.ts';
import { listVersionRows, noteRead, type PaperRow } from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import type { PaperSide } from './tables.ts';
import { openContent } from './views.ts';

/** Pages that somebody looks at within this time are one opening. */
const sameOpeningMs = 5 * 60 * 1000;

/** Who opens a paper, and for what. */
export interface Opening {
  by: { id: string };
  side: PaperSide;
  purpose: 'preview' | 'download';
}

/** A version of a paper, ready to be drawn or handed out. */
export interface OpenedPaper {
  name: string;
  type: PaperType;
  /** 0 where they cannot be counted. */
  pages: number;
  /** Reads and decrypts the file; outside of the transaction. */
  content(): Promise<Buffer>;
}

/**
 * Opens a version of a paper, and notes who did so where it shows who somebody is.
 * @throws Failure 'paper-not-found', 'not-allowed' for another person's private paper, or 'paper-not-shown' until it
 * has been checked
 */
export async function openPaper(
  services: Pick<PaperPorts, 'clock' | 'files' | 'secrets'>,
  scope: PaperScope,
  paper: PaperRow,
  number: number,
  { by, side, purpose }: Opening,
): Promise<OpenedPaper> {
  const { companyId, id: paperId } = paper;
  const version = (await listVersionRows(scope, companyId, paperId)).find((row) => row.number === number);
  if (!version) throw new Failure('paper-not-found');
  const { content, state, type, pages } = version;
  if (!content) throw new Failure('not-allowed');
  const { fileKey } = content;
  if (!fileKey || state === 'checking' || (state === 'replaced' && !content.sealedInspection)) {
    throw new Failure('paper-not-shown');
  }
  const keys = await keysOf(services.secrets, scope, companyId);
  const { name } = openContent(version, content, keys);
  if (paperRules[paper.kind].isIdentity) {
    const at = services.clock();
    await noteRead(
      scope,
      { id: randomUUID(), companyId, paperId, number, readBy: by.id, side, purpose, at },
      new Date(at.getTime() - sameOpeningMs),
    );
  }
  const key = keyIn(keys, content.keyVersion);
  return {
    name,
    type,
    pages,
    async content() {
      const sealed = await services.files.read(fileKey);
      if (!sealed) throw new Failure('paper-not-shown');
      return openFile(key, labelOf.file(companyId, paperId, number), sealed);
    },
  };
}

/**
 * Draws a page as a picture, never handing out the file itself.
 * @throws Failure 'paper-not-shown'
 */
export async function drawPage(
  { paperChecks }: Pick<PaperPorts, 'paperChecks'>,
  { type, pages, content }: OpenedPaper,
  page: number,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (page > pages) throw new Failure('paper-not-shown');
  try {
    return new Uint8Array(await paperChecks.drawPage(await content(), type, page, width));
  } catch (error) {
    if (error instanceof PaperRefused) throw new Failure('paper-not-shown');
    if (error instanceof PaperChecksBusy) throw new Failure('busy', { retryAfterSeconds: 5 });
    throw error;
  }
}
