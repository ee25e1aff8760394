/* What other features may use. */

export { acceptedLinesOf } from './accepted-lines.ts';
export { type KeptQuote, listAcceptedQuotes, typesetAccepted } from './kept-quotes.ts';
export { readOwnQuotes } from './read-quotes.ts';
export { openQuotesWith } from './touched-by-figure.ts';
export { viewQuotes } from './views.ts';
