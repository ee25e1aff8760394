import { voiceMessages } from '#messages/voice.ts';
import { storedValue } from '#web/platform/stored-value.ts';
import { CannotStart } from './voice-call.ts';

export interface MicrophoneDevice {
  id: string;
  label: string;
}

/** The microphone that is open, whichever it is. */
export interface Microphone {
  track(): MediaStreamTrack;
  /** How loud it is now: the root of the mean square, and the loudest sample, from 0 to 1. */
  level(): { loudness: number; peak: number };
  devices(): Promise<readonly MicrophoneDevice[]>;
  deviceId(): string | undefined;
  /** Changes to another one; the one before stays where that does not work. */
  choose(deviceId: string): Promise<void>;
  close(): void;
}

interface MicrophoneEvents {
  /** Another one is in use now; `wasLost` where the one before was pulled out. */
  onChange(track: MediaStreamTrack, wasLost: boolean): void;
  /** It was pulled out, and there is no other. */
  onGone(): void;
  onDevices(): void;
}

/** The device that was chosen last, for the next call. */
const chosenDevice = storedValue('microphone', (stored) => stored || undefined);

/** Why calls cannot be made in this browser at all, if so. */
export function missingSupport(): 'not-secure' | 'not-supported' | undefined {
  if (!window.isSecureContext) return 'not-secure';
  const hasAll = 'mediaDevices' in navigator && 'AudioWorkletNode' in window && 'WebSocket' in window;
  return hasAll ? undefined : 'not-supported';
}

/** Whether any microphone is there. That much browsers tell without being allowed anything. */
export async function hasMicrophone(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
  return devices?.some(({ kind }) => kind === 'audioinput') ?? true;
}

/**
 * Opens the microphone, for which the browser asks the person.
 *
 * @throws CannotStart with the reason
 */
export async function openMicrophone(context: AudioContext, events: MicrophoneEvents): Promise<Microphone> {
  let track = await openTrack(chosenDevice.read());
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  const samples = new Float32Array(analyser.fftSize);
  let source = listenTo(track);
  let isClosed = false;
  follow();

  function listenTo(from: MediaStreamTrack): AudioNode {
    const node = context.createMediaStreamSource(new MediaStream([from]));
    node.connect(analyser);
    return node;
  }

  /** 'ended' fires only when the device is removed, not when we stop the track. */
  function follow(): void {
    const followed = track;
    followed.addEventListener('ended', () => {
      if (!isClosed && followed === track) void fallBack();
    });
  }

  function take(next: MediaStreamTrack, wasLost: boolean): void {
    source.disconnect();
    track.stop();
    track = next;
    source = listenTo(next);
    follow();
    events.onChange(next, wasLost);
  }

  async function fallBack(): Promise<void> {
    try {
      take(await openTrack(undefined), true);
    } catch {
      events.onGone();
    }
  }

  const onDevices = () => {
    // A microphone that comes while there is none is the one to use.
    if (track.readyState === 'ended') void fallBack();
    events.onDevices();
  };
  navigator.mediaDevices.addEventListener('devicechange', onDevices);

  return {
    track: () => track,
    level() {
      analyser.getFloatTimeDomainData(samples);
      let squares = 0;
      let peak = 0;
      for (const sample of samples) {
        squares += sample * sample;
        peak = Math.max(peak, Math.abs(sample));
      }
      return { loudness: Math.sqrt(squares / samples.length), peak };
    },
    async devices() {
      const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
      return all
        .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
        .map(({ deviceId, label }, index) => ({
          id: deviceId,
          label: label || voiceMessages.microphoneNumber(index + 1),
        }));
    },
    deviceId: () => track.getSettings().deviceId,
    async choose(deviceId) {
      take(await openTrack(deviceId, true), false);
      chosenDevice.write(deviceId);
    },
    close() {
      isClosed = true;
      navigator.mediaDevices.removeEventListener('devicechange', onDevices);
      source.disconnect();
      track.stop();
    },
  };
}

/** @param isWanted whether it has to be that device; else another takes its place where it is gone */
async function openTrack(deviceId: string | undefined, isWanted = false): Promise<MediaStreamTrack> {
  const missing = missingSupport();
  if (missing) throw new CannotStart(missing, voiceMessages.problems[missing]);
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(deviceId !== undefined && { deviceId: { [isWanted ? 'exact' : 'ideal']: deviceId } }),
        channelCount: 1,
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
      },
    });
    const [track] = stream.getAudioTracks();
    if (!track) throw new DOMException('', 'NotFoundError');
    return track;
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    const code =
      name === 'NotAllowedError' || name === 'SecurityError'
        ? 'microphone-refused'
        : name === 'NotFoundError' || name === 'OverconstrainedError'
          ? 'no-microphone'
          : 'microphone-busy';
    throw new CannotStart(code, voiceMessages.problems[code], cause);
  }
}
