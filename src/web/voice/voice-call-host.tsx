import { useSyncExternalStore } from 'react';
import { callStore } from './call-store.ts';

/** Shows the running call while the person uses other pages of the app. */
export function VoiceCallHost() {
  const live = useSyncExternalStore(callStore.subscribe, callStore.read, () => undefined);
  return live && <live.Bar session={live.session} onForget={callStore.forget} />;
}
