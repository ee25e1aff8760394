/* What other features may use. */

export { exportVoiceCalls } from './export-voice-calls.ts';
export type { Voice } from './voice.ts';
