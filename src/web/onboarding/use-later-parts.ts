import { useEffect, useState } from 'react';
import { loadPart } from '#web/platform/load-part.ts';

const load = () => import('./later-parts.ts');

type LaterParts = Awaited<ReturnType<typeof load>>;

/** Fetches what comes after the first screen once that is shown. */
export function useLaterParts() {
  const [parts, setParts] = useState<LaterParts>();
  useEffect(() => {
    load().then(setParts, () => {});
  }, []);
  return {
    parts,
    /** @returns whether the later steps can be shown; if not, a toast has said so */
    async ensure(): Promise<boolean> {
      if (parts) return true;
      if (!(await loadPart(load))) return false;
      setParts(await load());
      return true;
    },
  };
}
