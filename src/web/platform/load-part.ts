import { commonMessages } from '#messages/common.ts';
import { notify } from './notify.ts';

/**
 * Fetches the code of something that is about to open over the page. A lazy component that cannot be had
 * (offline, or gone with an older version) would take the whole page down with what was typed there, and
 * never ask again; so it is rendered only once this has answered.
 *
 * @returns whether it is there; if not, a toast has said so, and the next try asks again.
 */
export async function loadPart(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    notify.error(commonMessages.noAnswer);
    return false;
  }
}
