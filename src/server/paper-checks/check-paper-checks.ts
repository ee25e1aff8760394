import type { PartCheck } from '../platform/part-check.ts';
import type { Scanner, ScannerAddress } from './clamav.ts';
import { type PaperChecks, ScannerUnavailable } from './paper-checks.ts';

/** Eight white pixels each way, as PNG. */
const emptyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWP4jwMwDC0JALoev0GybL49AAAAAElFTkSuQmCC';

/** Whether files can be checked: has an empty picture looked at, and asks the scanner where one is set. */
export async function checkPaperChecks(
  inspect: PaperChecks['inspect'],
  scanner: (Scanner & ScannerAddress) | undefined,
): Promise<PartCheck> {
  const { sound } = await inspect(Buffer.from(emptyPicture, 'base64'), 'document', { today: '2000-01-01' });
  if (!sound) return { ok: false, sentence: 'Papers cannot be checked. The server’s log says why.' };
  if (!scanner) {
    return {
      ok: true,
      sentence: 'Papers can be checked. They are not scanned for viruses: CLAMAV is not set.',
    };
  }
  const place = `ClamAV at ${scanner.host}:${scanner.port}`;
  try {
    await scanner.ping();
    return { ok: true, sentence: `Papers can be checked, and ${place} scans them for viruses.` };
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    return {
      ok: false,
      sentence: `${place} gives no answer (${error.message}), so that new papers wait. Please start it, or check CLAMAV.`,
    };
  }
}
