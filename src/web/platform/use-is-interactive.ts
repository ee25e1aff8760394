import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered HTML, true once scripts run. A form that sends a secret waits for it: before,
 * the browser would submit the form by itself, past everything that looks after it. So does a form whose
 * fields React fills in: it would empty what was typed before.
 */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
