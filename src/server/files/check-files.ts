import type { PartCheck } from '../platform/part-check.ts';
import { checkFileStore, type FileStore, FileStoreError } from './file-store.ts';

/** Whether files can be stored: writes, reads and removes one. */
export async function checkFiles(files: FileStore): Promise<PartCheck> {
  try {
    await checkFileStore(files);
    return { ok: true, sentence: `Files can be kept ${files.description}.` };
  } catch (error) {
    if (error instanceof FileStoreError) return { ok: false, sentence: error.message };
    const code = (error as NodeJS.ErrnoException).code;
    return {
      ok: false,
      sentence: `Files cannot be kept ${files.description}${code ? ` (${code})` : ''}. Please check that there is room, and that Landfall may write there.`,
    };
  }
}
