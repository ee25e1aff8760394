import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface TooltipProps {
  text: string;
  /** Draws the control, a focusable one, and ties it to the sentence. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
}

/** Passing over is no question: the pointer has to rest this long, in milliseconds. */
const restBeforeOpening = 200;
/** Least distance to the window's edges, in pixels. */
const margin = 12;

/**
 * A sentence about a control, shown on hover, on focus and on a press, so that touch reaches it, too.
 * It stays while the pointer is on it and goes with Escape (WCAG 2.2, 1.4.13).
 *
 * Our own and not Radix's: that one closes on a press, and its positioning alone weighs 10 KB.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  useLayoutEffect(() => {
    if (isOpen && anchor.current && bubble.current) place(bubble.current, anchor.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const closeOutside = (event: Event) => !anchor.current?.contains(event.target as Node) && close();
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('resize', close);
    };
  }, [isOpen]);

  useEffect(() => () => clearTimeout(rest.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard opens it by focus
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        rest.current = setTimeout(() => setIsOpen(true), restBeforeOpening);
      }}
      onPointerLeave={() => {
        clearTimeout(rest.current);
        setIsOpen(false);
      }}
      onFocus={() => setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onClick={() => setIsOpen(true)}
    >
      {children({ 'aria-describedby': id })}
      {/* The padding bridges the gap, so that the pointer reaches the sentence. */}
      <span
        ref={bubble}
        hidden={!isOpen}
        className="fixed z-50 w-max max-w-[min(18rem,calc(100vw-1.5rem))] animate-appear py-1.5"
      >
        <span
          id={id}
          role="tooltip"
          className="block rounded-control bg-text px-3 py-2 text-xs font-normal whitespace-normal text-page shadow-float"
        >
          {text}
        </span>
      </span>
    </span>
  );
}

/** Above the control and centred on it, below where there is no room, and always inside the window. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const centred = left + width / 2 - size.width / 2;
  const furthest = document.documentElement.clientWidth - margin - size.width;
  bubble.style.left = `${Math.max(margin, Math.min(centred, furthest))}px`;
  bubble.style.top = `${top - size.height >= margin ? top - size.height : bottom}px`;
}
