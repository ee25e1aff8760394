import { useSyncExternalStore } from 'react';
import { callDoor } from './call-door.ts';

/** Shows a call that goes on while the person is somewhere else in the app. */
export function VoiceCallHost() {
  const live = useSyncExternalStore(callDoor.subscribe, callDoor.read, () => undefined);
  return live && <live.Bar session={live.session} />;
}
