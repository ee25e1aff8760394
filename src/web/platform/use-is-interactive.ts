import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered HTML, true once scripts run. What depends on the address waits for it, and so
 * does a form whose fields React fills in: hydration would empty what was typed before.
 */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
