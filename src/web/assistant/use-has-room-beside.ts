import { useSyncExternalStore } from 'react';

/** From this width on (Tailwind's `xl`) a page is still comfortable with the panel's 400 px beside it. */
const roomBeside = '(min-width: 80rem)';

/** Whether the panel fits beside the page. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(roomBeside);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(roomBeside).matches,
    () => true,
  );
}
