import { useEffect, useRef } from 'react';

/**
 * Runs work at once, or while a pointer is down after what it presses has been clicked: what appears in between would
 * move a button from under the pointer, and the press would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click comes after the pointer's events.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    const events = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [name, listener] of Object.entries(events)) addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener, true);
    };
  }, []);
  return (work) => {
    if (isDown.current) waiting.current.push(work);
    else work();
  };
}
