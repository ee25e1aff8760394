/** Ends calls in which nobody says anything any more. */
export interface QuietWatch {
  /** Something happened. */
  stir(): void;
  stop(): void;
}

interface Options {
  promptAfterMs: number;
  endAfterMs: number;
  /** Whether silence is expected now, as while the expert speaks or the caller is muted. */
  isExpected(): boolean;
  onPrompt(): void;
  onEnd(): void;
}

/** @param options times are counted from the last stir */
export function watchQuiet({ promptAfterMs, endAfterMs, isExpected, onPrompt, onEnd }: Options): QuietWatch {
  let timer: NodeJS.Timeout | undefined;
  let wasPrompted = false;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isExpected()) return wait(ms);
      if (wasPrompted) return onEnd();
      wasPrompted = true;
      onPrompt();
      wait(endAfterMs - promptAfterMs);
    }, ms);
    timer.unref();
  }

  wait(promptAfterMs);
  return {
    stir() {
      wasPrompted = false;
      wait(promptAfterMs);
    },
    stop: () => clearTimeout(timer),
  };
}
