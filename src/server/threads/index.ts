/* What other features may use. */

export { addThreadItem } from './add-thread-item.ts';
