import { addKitPiece, beginKitImport, type KitImportView, readKitImport } from '#contract/kits.ts';
import { kitPieceMaxBytes } from '#domain/kits/kit-import.ts';
import { call, isFailure } from '#web/platform/call.ts';

/**
 * Uploads a kit in pieces.
 * @param tell how much of it is there, from 0 to 1
 * @throws CallFailure
 */
export async function sendKit(
  file: Blob,
  { signal, tell }: { signal: AbortSignal; tell(share: number): void },
): Promise<KitImportView> {
  let { kit } = await call(beginKitImport, { input: { size: file.size }, signal });
  while (kit.state === 'uploading') {
    tell(kit.offset / file.size);
    const params = { import: kit.id, offset: String(kit.offset) };
    const piece = file.slice(kit.offset, kit.offset + kitPieceMaxBytes, 'application/offset+octet-stream');
    try {
      kit = (await call(addKitPiece, { params, upload: piece, signal })).kit;
    } catch (failure) {
      // The piece had arrived although its answer did not.
      if (!isFailure(failure, 'upload-moved-on')) throw failure;
      kit = (await call(readKitImport, { params: { import: kit.id }, signal })).kit;
    }
  }
  return untilSettled(kit, signal);
}

const pauseMs = 700;

/** Waits until a kit has been checked, or a company made of it. */
export async function untilSettled(known: KitImportView, signal: AbortSignal): Promise<KitImportView> {
  let kit = known;
  while (kit.state === 'checking' || kit.state === 'importing') {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    signal.throwIfAborted();
    kit = (await call(readKitImport, { params: { import: kit.id }, signal })).kit;
  }
  return kit;
}
