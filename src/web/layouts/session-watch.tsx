import { useLiveUpdates } from '#web/platform/live.ts';
import { useScreenLock } from './use-screen-lock.ts';

/** Follows what is new for the signed-in person, and whether they are there; loads after the first screen. */
export default function SessionWatch({ personId }: { personId: string }) {
  useLiveUpdates(personId);
  useScreenLock();
  return null;
}
