/* What other features may use. */

export { noteHolder } from './portals.ts';
