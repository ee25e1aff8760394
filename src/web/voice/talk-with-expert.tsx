import { Phone, PhoneOff } from 'lucide-react';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { readVoiceSettings, voiceSampleRate } from '#contract/voice-start.ts';
import { commonMessages } from '#messages/common.ts';
import { voiceMessages } from '#messages/voice.ts';
import type { SaidElsewhere } from '#web/assistant/expert-panel-host.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Checkbox } from '#web/design-system/checkbox.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import type { CallSession } from './call-session.ts';
import { callStore } from './call-store.ts';
import { transcriptOf } from './call-transcript.ts';
import type { VoiceSettings } from './live-call.tsx';
import { hasMicrophone, missingSupport } from './microphone.ts';
import { useLiveCall } from './use-live-call.ts';

interface TalkWithExpertProps {
  /** Leads on to the chat, with what was said in a call where it is given. */
  onChat(said?: () => SaidElsewhere | undefined): void;
}

/** A voice call with the expert: before it, in it and after it. */
export function TalkWithExpert({ onChat }: TalkWithExpertProps) {
  const headingId = useId();
  const { live, isInCall } = useLiveCall();

  function continueInChat(session: CallSession) {
    void session.end();
    onChat(() => transcriptOf(session));
  }

  return (
    <section aria-labelledby={headingId}>
      <div className={isInCall ? 'sr-only' : 'flex gap-3'}>
        <Phone aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-accent-text" />
        <h3 id={headingId} className="text-sm font-medium">
          {voiceMessages.talk}
        </h3>
      </div>
      <div className="mt-3 flex flex-col gap-3">
        {live && isInCall && (
          <live.View session={live.session} onContinueInChat={() => continueInChat(live.session)} />
        )}
        {live && !isInCall && (
          <live.Outcome session={live.session} onContinueInChat={() => continueInChat(live.session)} />
        )}
        {!isInCall && <BeforeCall onChat={() => onChat()} />}
      </div>
    </section>
  );
}

/** What keeps calls from being made here, if anything does, as a sentence. */
function useObstacle(settings: VoiceSettings | undefined): string | undefined {
  const [isMicrophoneThere, setIsMicrophoneThere] = useState(true);
  const missing = missingSupport();
  useEffect(() => {
    if (missing) return;
    const look = () => void hasMicrophone().then(setIsMicrophoneThere);
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
  }, [missing]);
  if (settings?.provider === 'off') return settings.reason ?? voiceMessages.off;
  if (missing) return voiceMessages.problems[missing];
  return isMicrophoneThere ? undefined : voiceMessages.problems['no-microphone'];
}

/** Asks the server how calls are made, each time the modal opens. */
function useVoiceSettings() {
  const [settings, setSettings] = useState<VoiceSettings>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    call(readVoiceSettings, { signal: controller.signal }).then(setSettings, (error: unknown) => {
      if (!controller.signal.aborted) setFailure(describeFailure(error));
    });
    return () => controller.abort();
  }, []);
  return { settings, failure };
}

function BeforeCall({ onChat }: { onChat(): void }) {
  const { settings, failure } = useVoiceSettings();
  const obstacle = useObstacle(settings) ?? failure;
  const isSignedIn = usePerson().id !== '';
  const [keepTranscript, setKeepTranscript] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const [Check, setCheck] = useState<ComponentType<{ onDone(): void }>>();
  const about = settings?.provider === 'hosted' ? voiceMessages.aboutHosted : voiceMessages.about;

  async function start() {
    if (!settings) return;
    setCheck(undefined);
    setIsStarting(true);
    // Made within the press: later, some browsers would keep it silent.
    const context = new AudioContext({ sampleRate: voiceSampleRate });
    const canStart = await callStore.start({ context, settings, keepTranscript });
    if (!canStart) notify.error(voiceMessages.failedToStart);
    setIsStarting(false);
  }

  function check() {
    import('./microphone-check.tsx').then(
      (loaded) => setCheck(() => loaded.default),
      () => notify.error(commonMessages.noAnswer),
    );
  }

  if (obstacle !== undefined) {
    return (
      <>
        <p className="text-muted">{obstacle}</p>
        <div className="flex flex-wrap gap-2">
          <StartButton isDisabled />
          <EndButton />
          <Button size="small" onClick={onChat}>
            {voiceMessages.chatInstead}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="text-muted">{about(webSettings.brand.assistantName)}</p>
      {isSignedIn && settings?.provider === 'embedded' && (
        <Checkbox checked={keepTranscript} onChange={({ target }) => setKeepTranscript(target.checked)}>
          {voiceMessages.keepTranscript}
        </Checkbox>
      )}
      {Check && <Check onDone={() => setCheck(undefined)} />}
      <div className="flex flex-wrap gap-2">
        <StartButton isBusy={isStarting} isDisabled={!settings} onStart={() => void start()} />
        <EndButton />
        {!Check && (
          <Button size="small" onClick={check}>
            {voiceMessages.checkMicrophone}
          </Button>
        )}
      </div>
    </>
  );
}

interface StartButtonProps {
  isBusy?: boolean;
  isDisabled?: boolean;
  onStart?: () => void;
}

function StartButton({ isBusy = false, isDisabled = false, onStart }: StartButtonProps) {
  return (
    <Button
      kind="primary"
      size="small"
      isBusy={isBusy}
      disabled={isDisabled}
      onClick={onStart}
      onPointerEnter={callStore.prepare}
      onFocus={callStore.prepare}
    >
      <Phone aria-hidden="true" size={16} strokeWidth={1.5} />
      {voiceMessages.startCall}
    </Button>
  );
}

/** Shown from the start, so that it is clear how to end the call. */
function EndButton() {
  return (
    <Button size="small" disabled>
      <PhoneOff aria-hidden="true" size={16} strokeWidth={1.5} />
      {voiceMessages.endCall}
    </Button>
  );
}
