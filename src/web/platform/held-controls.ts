declare global {
  /** From index.html. */
  var repeatHeldControls: (() => void) | undefined;
}

/**
 * Repeats what was pressed, sent and chosen before the page was interactive, in its order, but in parts that are still
 * waking. React replays no click on a boundary whose code has not arrived.
 */
export const repeatHeld = () => globalThis.repeatHeldControls?.();
