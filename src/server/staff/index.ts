/* What other features may use. */

export { keepManager } from './keep-manager.ts';
