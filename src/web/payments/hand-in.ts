import { addClientUploadPiece, beginClientUpload, readClientUpload } from '#contract/client-papers.ts';
import { sendFile } from '#web/platform/send-file.ts';

const calls = { begin: beginClientUpload, read: readClientUpload, add: addClientUploadPiece };

/**
 * Staff put a receipt, a proof or a voucher into a client's vault.
 * @returns the id of the paper
 */
export async function handIn(companyId: string, file: File): Promise<string> {
  const { id } = await sendFile(
    companyId,
    { kind: 'evidence', party: null, paper: null },
    { content: file, name: file.name },
    { signal: new AbortController().signal, tell: () => {}, calls },
  );
  return id;
}
