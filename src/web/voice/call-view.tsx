import { type KeyboardEvent, useEffect, useRef } from 'react';
import { voiceMessages } from '#messages/voice.ts';
import { Button } from '#web/design-system/button.tsx';
import { CallCaptions } from './call-captions.tsx';
import { CallControls } from './call-controls.tsx';
import type { CallSession } from './call-session.ts';
import { CallStatusLine } from './call-status-line.tsx';
import { MicrophoneRow } from './microphone-row.tsx';
import { useShowsCall } from './shown-views.ts';
import { TypedWords } from './typed-words.tsx';
import { useCallSession } from './use-call-session.ts';

export interface CallViewProps {
  session: CallSession;
  /** Ends the call and opens the chat with what was said. */
  onContinueInChat(): void;
}

/** The running call with all its controls. */
export function CallView({ session, onContinueInChat }: CallViewProps) {
  useShowsCall();
  const root = useRef<HTMLDivElement>(null);
  const isActive = useCallSession(session, ({ phase }) => phase === 'active');
  const hasWords = useCallSession(session, ({ captions }) => captions.length > 0);
  const devices = useCallSession(session, (state) => state.devices);
  const deviceId = useCallSession(session, (state) => state.deviceId);

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
      className="flex flex-col gap-3 outline-none"
    >
      <CallStatusLine session={session} />
      {isActive && <CallCaptions session={session} />}
      <CallNotes session={session} />
      <CallControls session={session} />
      {isActive && (
        <>
          <TypedWords onSay={session.say} />
          <MicrophoneRow
            devices={devices}
            deviceId={deviceId}
            onChoose={(id) => void session.chooseMicrophone(id)}
            onLevels={session.onLevels}
          />
          {hasWords && (
            <Button size="small" onClick={onContinueInChat} className="self-start">
              {voiceMessages.continueInChat}
            </Button>
          )}
        </>
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
function CallNotes({ session }: { session: CallSession }) {
  const notice = useCallSession(session, (state) => state.notice);
  const isUnheard = useCallSession(session, (state) => state.isUnheard);
  const isSpeakingMuted = useCallSession(session, (state) => state.isSpeakingMuted);
  const note = isUnheard
    ? voiceMessages.cannotHear
    : isSpeakingMuted
      ? voiceMessages.mutedWhileSpeaking
      : notice;
  return (
    <p role="status" className="text-sm text-warn empty:hidden">
      {note}
    </p>
  );
}
