import { useEffect } from 'react';
import { noteInput } from '#contract/screen-lock.ts';
import { call } from './call.ts';
import { announceLock, onLock, onUnlock, openLockChannel } from './screen-lock.ts';
import { useSessionInfo } from './session-info.ts';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** How often other tabs and the server hear of input at most, in ms. */
const toTabsEvery = 5_000;
const toServerEvery = 30_000;
const lookEvery = 5_000;

/** Locks the session once nobody has made any input in any of its tabs for the time that the person chose. */
export function useIdleLock(): void {
  const lockAfter = useSessionInfo()?.lockAfter;
  useEffect(() => (lockAfter ? watch(lockAfter * 60_000) : undefined), [lockAfter]);
}

function watch(limitMs: number): () => void {
  let lastInput = Date.now();
  let toldTabs = 0;
  let toldServer = 0;
  let isLocked = false;

  const channel = openLockChannel((message) => {
    if (message === 'locked') announceLock('idle');
    else if (message !== 'unlocked') lastInput = Math.max(lastInput, message.input);
  });

  /** The clock is looked at, because timers stand still while a device sleeps. */
  function look(): void {
    if (!isLocked && Date.now() - lastInput >= limitMs) announceLock('idle');
  }
  function onInput(event: Event): void {
    look();
    if (isLocked || !event.isTrusted) return;
    lastInput = Date.now();
    if (lastInput - toldTabs > toTabsEvery) {
      toldTabs = lastInput;
      channel.tell({ input: lastInput });
    }
    if (lastInput - toldServer > toServerEvery) {
      toldServer = lastInput;
      // The server locks by itself if it hears of none; whatever else is wrong, the page's own calls say.
      call(noteInput, {}).catch(() => {});
    }
  }
  const stopLock = onLock(() => {
    isLocked = true;
  });
  const stopUnlock = onUnlock(() => {
    isLocked = false;
    lastInput = Date.now();
  });

  const timer = setInterval(look, lookEvery);
  for (const name of inputs) addEventListener(name, onInput, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    for (const name of inputs) removeEventListener(name, onInput, { capture: true });
    stopLock();
    stopUnlock();
    document.removeEventListener('visibilitychange', look);
    channel.close();
  };
}
