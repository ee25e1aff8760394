import { useSyncExternalStore } from 'react';
import { callStore } from './call-store.ts';

const never = () => () => {};

/** The running or last call, and whether it is under way. */
export function useLiveCall() {
  const live = useSyncExternalStore(callStore.subscribe, callStore.read);
  const phase = useSyncExternalStore(live?.session.subscribe ?? never, () => live?.session.read().phase);
  return { live, isInCall: phase === 'connecting' || phase === 'active' };
}
