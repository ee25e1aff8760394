import { voiceFrameSamples, voiceSampleRate } from '#contract/voice-start.ts';
import { levelInterval } from '../speech-level-meter.ts';
import type { CallSound } from './call-sound.ts';
import workletAddress from './call-worklets.ts?worker&url';
import type { PlaybackEvent } from './playback-queue.ts';
import {
  type CaptureOptions,
  captureWorklet,
  type PlaybackOptions,
  type PlaybackOrder,
  playbackWorklet,
} from './worklet-messages.ts';

/** Loads what listens to the microphone, while the person is still asked for it. */
export function prepareCallSound(context: AudioContext): void {
  // Opening the sound loads it again, and tells why it cannot.
  context.audioWorklet.addModule(workletAddress).catch(() => {});
}

/**
 * Opens the browser's sound for a call: microphone and playback, each in a worklet.
 *
 * @param context made while the person pressed a button, else some browsers keep it silent; best at 16 kHz,
 *   so that the browser resamples. Where it does not mix rates, one of its own rate takes the place.
 */
export async function openCallSound(context: AudioContext, track: MediaStreamTrack): Promise<CallSound> {
  try {
    return await openIn(context, track);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotSupportedError') throw error;
    const own = new AudioContext();
    const sound = await openIn(own, track);
    return {
      ...sound,
      close() {
        sound.close();
        void own.close();
      },
    };
  }
}

async function openIn(context: AudioContext, track: MediaStreamTrack): Promise<CallSound> {
  await Promise.all([context.resume(), context.audioWorklet.addModule(workletAddress)]);
  let source = context.createMediaStreamSource(new MediaStream([track]));
  const capture = new AudioWorkletNode(context, captureWorklet, {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: {
      soundRate: voiceSampleRate,
      frameSamples: voiceFrameSamples,
    } satisfies CaptureOptions,
  });
  const playback = new AudioWorkletNode(context, playbackWorklet, {
    numberOfInputs: 0,
    outputChannelCount: [1],
    processorOptions: {
      soundRate: voiceSampleRate,
      levelSeconds: levelInterval / 1000,
    } satisfies PlaybackOptions,
  });
  source.connect(capture);
  // It gives silence; some browsers run only what leads to the loudspeaker.
  capture.connect(context.destination);
  playback.connect(context.destination);
  return {
    onFrame(listener) {
      capture.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => listener(data);
    },
    onPlayback(listener) {
      playback.port.onmessage = ({ data }: MessageEvent<PlaybackEvent>) => listener(data);
    },
    order(order) {
      playback.port.postMessage(order, order.type === 'sound' ? [order.samples] : []);
    },
    takeMicrophone(next) {
      source.disconnect();
      source = context.createMediaStreamSource(new MediaStream([next]));
      source.connect(capture);
    },
    close() {
      source.disconnect();
      capture.port.postMessage('close');
      playback.port.postMessage({ type: 'close' } satisfies PlaybackOrder);
      capture.disconnect();
      playback.disconnect();
    },
  };
}
