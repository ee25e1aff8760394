/* What other features may use. */

export { concernsProvider } from './concerns-provider.ts';
export { refuseEarlyProvider } from './refuse-early.ts';
