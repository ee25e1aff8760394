/** As much of Daily's call object as is used here. */
interface DailyCallObject {
  on(
    event: 'remote-participants-audio-level',
    listener: (event?: { participantsAudioLevel: Readonly<Record<string, number>> }) => void,
  ): unknown;
  setInputDevicesAsync(devices: { audioSource: MediaStreamTrack }): Promise<unknown>;
}

/** As much of Vapi's web client as is used here. */
export interface VapiClient {
  /** Resolves with `null` on failure, which is reported by the event 'error'. */
  start(
    assistant?: string | object,
    overrides?: object,
    squad?: string | object,
  ): Promise<{ id: string } | null>;
  stop(): void;
  setMuted(isMuted: boolean): void;
  send(message: object): void;
  on(event: 'call-start' | 'call-end', listener: () => void): unknown;
  on(event: 'message' | 'error', listener: (said: unknown) => void): unknown;
  getDailyCallObject(): DailyCallObject | null;
}

export type VapiConstructor = new (
  publicKey: string,
  baseUrl: string,
  callLibrary: { avoidEval: boolean; callObjectBundleUrlOverride?: string },
  callObject?: { audioSource: MediaStreamTrack },
) => VapiClient;

/** It is large, and so comes with the first call alone. */
export async function loadVapi(): Promise<VapiConstructor> {
  const loaded: { default: unknown } = await import('@vapi-ai/web');
  return classOf<VapiConstructor>(loaded);
}

/** A package of the older kind: its default may lie inside of what stands for it. */
export function classOf<T>(loaded: { default: unknown }): T {
  const { default: found } = loaded;
  const isWrapped = typeof found === 'object' && found !== null && 'default' in found;
  return (isWrapped ? found.default : found) as T;
}
