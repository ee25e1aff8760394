/**
 * A row that scrolls sideways where it has no room: the edge beyond which more lies is shaded, and what takes the focus
 * leaves the next one in sight.
 */
export const scrollRowClass =
  'shaded-edges flex min-w-0 gap-x-6 overflow-x-auto scroll-px-12 border-b border-line [scrollbar-width:none]';
