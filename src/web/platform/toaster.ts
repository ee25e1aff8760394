import type { toast } from 'sonner';

type Toast = typeof toast;

let announceReady: (toast: Toast) => void;
const mounted = new Promise<Toast>((resolve) => {
  announceReady = resolve;
});
const wanted = new Set<() => void>();
let isWanted = false;

/** Where those who show toasts meet the component that draws them. */
export const toaster = {
  /** Asks for the toaster and answers once it can show something. */
  ready(): Promise<Toast> {
    isWanted = true;
    for (const listener of wanted) listener();
    return mounted;
  },
  /** Called by the component once it listens. */
  mounted(toast: Toast): void {
    announceReady(toast);
  },
  isWanted: () => isWanted,
  subscribe(listener: () => void): () => void {
    wanted.add(listener);
    return () => wanted.delete(listener);
  },
};
