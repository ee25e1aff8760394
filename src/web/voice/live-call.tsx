import type { ComponentType } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import type { readVoiceSettings } from '#contract/voice-start.ts';
import { notify } from '#web/platform/notify.ts';
import { CallBar, type CallBarProps } from './call-bar.tsx';
import { type CallOpener, callOpener } from './call-opener.ts';
import { CallOutcome } from './call-outcome.tsx';
import { type CallSession, callSession } from './call-session.ts';
import { CallView, type CallViewProps } from './call-view.tsx';
import { openCallSound, prepareCallSound } from './embedded/browser-sound.ts';
import { EmbeddedVoiceCall } from './embedded/embedded-voice-call.ts';
import { HostedVoiceCall } from './hosted/hosted-voice-call.ts';
import { openMicrophone } from './microphone.ts';
import type { VoiceCall } from './voice-call.ts';
import '#web/signed-in.css';

export type VoiceSettings = OutputOf<typeof readVoiceSettings>;

/** What a call is started with. */
export interface NewCall {
  /** Made while the person pressed the button: later, some browsers would keep it silent. */
  context: AudioContext;
  settings: VoiceSettings;
  keepTranscript: boolean;
}

/** A call, and what shows it. */
export interface LiveCall {
  session: CallSession;
  View: ComponentType<CallViewProps>;
  Outcome: ComponentType<CallViewProps>;
  Bar: ComponentType<CallBarProps>;
}

/** Only one tab of a browser can be in a call. */
const lockName = 'voice-call';

/** Makes a call ready to be started. */
export function openLiveCall({ context, settings }: NewCall): LiveCall {
  if (!settings.hosted) prepareCallSound(context);
  const opener = callOpener();
  const session = callSession({
    prepare(keepTranscript) {
      if (!settings.hosted) opener.prepare(keepTranscript);
    },
    openMicrophone: (events) => openMicrophone(context, events),
    makeCall: (microphone) => makeCall(context, settings, microphone, opener),
    async claim() {
      const release = await claimLock();
      return (
        release &&
        (() => {
          release();
          void context.close();
        })
      );
    },
    notify,
    now: () => Date.now(),
  });
  endWithPage(session);
  return { session, View: CallView, Outcome: CallOutcome, Bar: CallBar };
}

function makeCall(
  context: AudioContext,
  settings: VoiceSettings,
  microphone: MediaStreamTrack,
  opener: CallOpener,
): VoiceCall {
  if (settings.hosted) return new HostedVoiceCall({ ...settings.hosted, microphone });
  return new EmbeddedVoiceCall({
    openSound: () => openCallSound(context, microphone),
    openCall: opener.open,
    leaveCall: opener.leave,
  });
}

/** @returns how to let go of it; `undefined` where another tab holds it */
function claimLock(): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((letGo) => resolve(letGo));
      })
      .catch(reject);
  });
}

/** Closing the page ends the call. */
function endWithPage(session: CallSession): void {
  const end = () => void session.end();
  window.addEventListener('pagehide', end);
  session.subscribe(() => {
    const { phase } = session.read();
    if (phase === 'idle' || phase === 'ended') window.removeEventListener('pagehide', end);
  });
}
