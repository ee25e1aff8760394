import { useSyncExternalStore } from 'react';
import { callStore } from './call-store.ts';

/** Shows a call that goes on while the person is somewhere else in the app. */
export function VoiceCallHost() {
  const live = useSyncExternalStore(callStore.subscribe, callStore.read, () => undefined);
  return live && <live.Bar session={live.session} onForget={callStore.forget} />;
}
