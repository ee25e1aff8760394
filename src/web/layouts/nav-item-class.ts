/** The look of a line in a sidebar, at rest and for the page one is on. */
export const navItemClass =
  'flex min-h-9 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start text-sm transition-colors duration-150 pointer-coarse:min-h-11';
export const navItemIdleClass = 'text-muted hover:bg-text/6 hover:text-text';
export const navItemActiveClass =
  'relative bg-text/6 font-medium text-text before:absolute before:inset-y-2 before:start-0 before:w-0.75 before:rounded-full before:bg-accent';
