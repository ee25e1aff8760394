import type { LiveCall, NewCall } from './live-call.tsx';

let live: LiveCall | undefined;
let isOpening = false;
const listeners = new Set<() => void>();

/**
 * Where a call is started, and where everything that shows it finds it. This is all of calls that a page
 * loads; the rest comes when one is started.
 */
export const callStore = {
  /** The running call, or the last one. */
  read: () => live,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Loads what makes calls, for somebody who is about to start one. */
  prepare(): void {
    import('./live-call.tsx').catch(() => {});
  },
  /** @returns whether what makes calls could be loaded; the call itself tells what becomes of it */
  async start(wanted: NewCall): Promise<boolean> {
    const phase = live?.session.read().phase;
    if (isOpening || phase === 'connecting' || phase === 'active') return true;
    isOpening = true;
    try {
      const { openLiveCall } = await import('./live-call.tsx');
      live = openLiveCall(wanted);
      void live.session.start(wanted.keepTranscript);
      announce();
      return true;
    } catch {
      return false;
    } finally {
      isOpening = false;
    }
  },
  /** Removes what was said in it. */
  forget(): void {
    live = undefined;
    announce();
  },
};

function announce(): void {
  for (const listener of [...listeners]) listener();
}
