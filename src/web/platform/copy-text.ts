import { notify } from './notify.ts';

/**
 * Copies a text and says so in a short message, or what to do instead.
 *
 * @returns whether it was copied: browsers have no clipboard for pages without TLS
 */
export async function copyText(text: string, copied: string, notCopied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
    return true;
  } catch {
    notify.error(notCopied);
    return false;
  }
}
