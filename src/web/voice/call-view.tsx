import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { voiceMessages } from '#messages/voice.ts';
import { Button } from '#web/design-system/button.tsx';
import { Switch } from '#web/design-system/switch.tsx';
import { CallCaptions, CallNote } from './call-captions.tsx';
import { CallControls } from './call-controls.tsx';
import type { CallSession } from './call-session.ts';
import type { CallSessionState } from './call-session-state.ts';
import { CallStateView } from './call-state-view.tsx';
import { MicrophoneRow } from './microphone-row.tsx';
import { useShowsCall } from './shown-views.ts';
import { TypedWords } from './typed-words.tsx';
import { useCallSession } from './use-call-session.ts';

export interface CallViewProps {
  session: CallSession;
  /** Ends the call and opens the chat with what was said. */
  onContinueInChat(): void;
}

/** The running call: what happens, what is said, three buttons, and the rest behind one of them. */
export function CallView({ session, onContinueInChat }: CallViewProps) {
  useShowsCall();
  const root = useRef<HTMLDivElement>(null);
  const moreId = useId();
  const isActive = useCallSession(session, ({ phase }) => phase === 'active');
  const isUnheard = useCallSession(session, (state) => state.isUnheard);
  const note = useCallSession(session, noteOf);
  const [wantsMore, setWantsMore] = useState<boolean>();
  // Whoever is not heard needs the choice of microphones, or the text box.
  const isMoreOpen = wantsMore ?? isUnheard;

  // The button that started the call is gone; keys are to work from here on.
  useEffect(() => {
    if (!root.current?.contains(document.activeElement)) root.current?.focus({ preventScroll: true });
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key works wherever the focus is in the call; its button does the same
    <div
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => muteByKey(event, session)}
      // As high in every state, so that no button moves while a call begins or words come.
      className="flex min-h-[min(34rem,100dvh-13rem)] flex-col gap-4 outline-none"
    >
      <div className="flex flex-1 flex-col justify-center">
        <CallStateView session={session} />
      </div>
      {isActive ? <CallCaptions session={session} note={note} /> : <CallNote>{note}</CallNote>}
      <CallControls
        session={session}
        isMoreOpen={isMoreOpen}
        moreId={moreId}
        onToggleMore={() => setWantsMore(!isMoreOpen)}
      />
      {isActive && (
        <div id={moreId} hidden={!isMoreOpen}>
          {isMoreOpen && <More session={session} onContinueInChat={onContinueInChat} />}
        </div>
      )}
    </div>
  );
}

/** Writing, the choice of microphones, push to talk and the way to the chat. */
function More({ session, onContinueInChat }: CallViewProps) {
  const hasWords = useCallSession(session, ({ captions }) => captions.length > 0);
  const devices = useCallSession(session, (state) => state.devices);
  const deviceId = useCallSession(session, (state) => state.deviceId);
  const isPushToTalk = useCallSession(session, (state) => state.isPushToTalk);
  return (
    <div className="flex animate-appear flex-col gap-4 border-t border-line pt-4">
      <TypedWords onSay={session.say} />
      <MicrophoneRow
        devices={devices}
        deviceId={deviceId}
        onChoose={(id) => void session.chooseMicrophone(id)}
        onLevels={session.onLevels}
      />
      <div className="flex items-center justify-between gap-4">
        <span aria-hidden="true">{voiceMessages.pushToTalk}</span>
        <Switch label={voiceMessages.pushToTalk} isOn={isPushToTalk} onChange={session.setPushToTalk} />
      </div>
      {hasWords && (
        <Button size="small" onClick={onContinueInChat} className="self-start">
          {voiceMessages.continueInChat}
        </Button>
      )}
    </div>
  );
}

/** M mutes and unmutes, except where it is a letter. */
export function muteByKey(event: KeyboardEvent, session: CallSession): void {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey || repeat) return;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
  if (session.read().phase !== 'active') return;
  event.preventDefault();
  session.setMuted(!session.read().isMuted);
}

/** What the caller should know and may do something about. */
function noteOf({ isUnheard, isSpeakingMuted, notice }: CallSessionState): string | undefined {
  if (isUnheard) return voiceMessages.cannotHear;
  return isSpeakingMuted ? voiceMessages.mutedWhileSpeaking : notice;
}
