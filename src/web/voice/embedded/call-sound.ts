import type { PlaybackEvent } from './playback-queue.ts';
import type { PlaybackOrder } from './worklet-messages.ts';

/** Both directions of a call's sound. */
export interface CallSound {
  /** Called with each frame of the microphone. */
  onFrame(listener: (frame: ArrayBuffer) => void): void;
  /** Called with what happens while the answers are played. */
  onPlayback(listener: (event: PlaybackEvent) => void): void;
  order(order: PlaybackOrder): void;
  takeMicrophone(track: MediaStreamTrack): void;
  close(): void;
}
