/* What other features may use. */

export { openEnvelopesOf } from './open-envelopes.ts';
export { openSealKey } from './open-seal-key.ts';
export type { SigningPorts } from './ports.ts';
export { tendEnvelopes } from './tend-envelopes.ts';
export { voidWhatChanged } from './void-changed.ts';
