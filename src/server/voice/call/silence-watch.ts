import type { SilenceLimits } from './limits.ts';

/** Ends calls after a silence. */
export interface SilenceWatch {
  /** Restarts the timer. */
  restart(): void;
  stop(): void;
}

interface Options {
  /** The current limits. */
  limits(): SilenceLimits;
  /** Whether silence is expected now, e.g. while the expert speaks. */
  isExpected(): boolean;
  onPrompt(): void;
  onEnd(): void;
}

/** @param options times count from the last restart */
export function watchSilence({ limits, isExpected, onPrompt, onEnd }: Options): SilenceWatch {
  let timer: NodeJS.Timeout | undefined;
  let wasPrompted = false;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isExpected()) return wait(ms);
      if (wasPrompted) return onEnd();
      wasPrompted = true;
      onPrompt();
      const { promptAfterMs, endAfterMs } = limits();
      wait(endAfterMs - promptAfterMs);
    }, ms);
    timer.unref();
  }

  wait(limits().promptAfterMs);
  return {
    restart() {
      wasPrompted = false;
      wait(limits().promptAfterMs);
    },
    stop: () => clearTimeout(timer),
  };
}
