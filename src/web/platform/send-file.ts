import type { addClientUploadPiece, beginClientUpload, readClientUpload } from '#contract/client-papers.ts';
import {
  addUploadPiece,
  beginUpload,
  type PaperView,
  pieceMaximumBytes,
  readUpload,
  type UploadView,
} from '#contract/papers.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { CallFailure, call, isFailure } from './call.ts';

/** The operations of an upload: of the company's people, or of staff on their behalf. */
export interface UploadCalls {
  begin: typeof beginUpload | typeof beginClientUpload;
  read: typeof readUpload | typeof readClientUpload;
  add: typeof addUploadPiece | typeof addClientUploadPiece;
}

/** Those of the company's people. */
export const memberUploads: UploadCalls = { begin: beginUpload, read: readUpload, add: addUploadPiece };

/** Where a file goes. */
export interface PaperTarget {
  kind: PaperKind;
  /** `null` for the company. */
  party: string | null;
  /** The paper that it is a new version of; `null` for a new one. */
  paper: string | null;
}

export interface SendingState {
  /** From 0 to 1. */
  sent: number;
  /** Whether the connection is lost, so that it waits to go on. */
  isPaused: boolean;
}

/** How long to wait for the next try after a lost connection, in ms. */
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000];

/**
 * Sends a file in pieces and goes on by itself after a lost connection or a restart of the server.
 * @param known an upload that was broken off before
 * @throws CallFailure where the server refuses it, or the reason of `signal`
 */
export async function sendFile(
  companyId: string,
  target: PaperTarget,
  file: { content: Blob; name: string },
  {
    known,
    signal,
    tell,
    calls = memberUploads,
  }: {
    known?: UploadView | undefined;
    signal: AbortSignal;
    tell(state: SendingState): void;
    calls?: UploadCalls | undefined;
  },
): Promise<PaperView> {
  const { content, name } = file;
  const upload =
    known ??
    (
      await call(calls.begin, {
        params: { id: companyId },
        input: { ...target, name, size: content.size },
        signal,
      })
    ).upload;
  const params = { id: companyId, upload: upload.id };
  let offset = upload.offset;
  let failures = 0;
  for (;;) {
    tell({ sent: offset / content.size, isPaused: false });
    try {
      const piece = content.slice(offset, offset + pieceMaximumBytes, 'application/offset+octet-stream');
      const answer = await call(calls.add, {
        params: { ...params, offset: String(offset) },
        upload: piece,
        signal,
      });
      offset = answer.offset;
      failures = 0;
      if (answer.paper) return answer.paper;
    } catch (error) {
      if (signal.aborted) throw error;
      if (isFailure(error, 'upload-moved-on')) {
        offset = (await call(calls.read, { params, signal })).upload.offset;
        continue;
      }
      if (!isPassing(error)) throw error;
      tell({ sent: offset / content.size, isPaused: true });
      await untilOnline(pauses[Math.min(failures, pauses.length - 1)] ?? 0, signal);
      failures += 1;
      // The piece may have arrived although its answer did not.
      const read = await call(calls.read, { params, signal }).catch((again: unknown) => {
        if (signal.aborted || !isPassing(again)) throw again;
        return undefined;
      });
      if (read) offset = read.upload.offset;
    }
  }
}

/** Whether a failure passes by itself: a lost connection, or a server that restarts or is busy. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false;
  return error.kind === 'no-answer' || error.status >= 500 || error.status === 429;
}

/** Waits, but no longer than until the browser is online again. */
function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', stop);
      done();
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      failed(signal.reason);
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', stop, { once: true });
  });
}
