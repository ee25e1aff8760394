/** The look of a link inside a sentence. */
export const linkClass =
  'rounded-sm font-medium text-accent-text underline underline-offset-4 decoration-accent/40 hover:decoration-accent';
