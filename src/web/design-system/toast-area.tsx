import { type ComponentType, useEffect, useState } from 'react';
import { toaster } from '#web/platform/toaster.ts';

type Toasts = ComponentType<{ visible: number }>;

/**
 * Where toasts appear. Their code loads with the first thing a person does, so that it is there before
 * anything can go wrong; without a connection at that moment it is tried again with the next toast and
 * when the connection is back, so that a message comes late rather than never.
 * `lazy` would not do: once it has failed, it takes the whole page with it.
 */
export function ToastArea({ visible }: { visible: number }) {
  const [Toasts, setToasts] = useState<Toasts>();
  useEffect(() => {
    const load = () => {
      import('./toasts.tsx').then(
        ({ default: loaded }) => setToasts(() => loaded),
        () => {},
      );
    };
    if (toaster.isWanted()) load();
    const stopListening = toaster.subscribe(load);
    const listening = new AbortController();
    const { signal } = listening;
    for (const action of ['pointerdown', 'keydown', 'focusin']) {
      window.addEventListener(action, load, { capture: true, once: true, passive: true, signal });
    }
    window.addEventListener('online', load, { signal });
    return () => {
      stopListening();
      listening.abort();
    };
  }, []);
  return Toasts ? <Toasts visible={visible} /> : null;
}
