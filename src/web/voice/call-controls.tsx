import { Mic, MicOff, PhoneOff } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { voiceMessages } from '#messages/voice.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Switch } from '#web/design-system/switch.tsx';
import type { CallSession } from './call-session.ts';
import { useCallSession } from './use-call-session.ts';
import './call.css';

/** Mute, push to talk, and the end. */
export function CallControls({ session }: { session: CallSession }) {
  const isActive = useCallSession(session, ({ phase }) => phase === 'active');
  const isPushToTalk = useCallSession(session, (state) => state.isPushToTalk);
  return (
    <div className="flex flex-col gap-3">
      {isActive && isPushToTalk && <HoldButton session={session} />}
      <div className="flex flex-wrap items-center gap-2">
        {isActive && !isPushToTalk && <MuteButton session={session} />}
        <EndButton session={session} />
        {isActive && (
          <span className="ms-auto flex items-center gap-2">
            <span aria-hidden="true" className="text-muted">
              {voiceMessages.pushToTalk}
            </span>
            <Switch label={voiceMessages.pushToTalk} isOn={isPushToTalk} onChange={session.setPushToTalk} />
          </span>
        )}
      </div>
    </div>
  );
}

export function MuteButton({ session }: { session: CallSession }) {
  const isMuted = useCallSession(session, (state) => state.isMuted);
  const Icon = isMuted ? MicOff : Mic;
  return (
    <Button
      size="small"
      aria-pressed={isMuted}
      aria-keyshortcuts={voiceMessages.muteKey}
      onClick={() => session.setMuted(!isMuted)}
      className={classNames(isMuted && 'call-muted')}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
      {voiceMessages.mute}
      <span aria-hidden="true" className="hidden text-xs font-normal text-muted sm:inline">
        {voiceMessages.muteKey}
      </span>
    </Button>
  );
}

export function EndButton({ session }: { session: CallSession }) {
  return (
    <Button kind="danger" size="small" onClick={() => void session.end()}>
      <PhoneOff aria-hidden="true" size={16} strokeWidth={1.5} />
      {voiceMessages.endCall}
    </Button>
  );
}

/** Listened to as long as it is held, by pointer or by key. */
function HoldButton({ session }: { session: CallSession }) {
  const isHolding = useCallSession(session, (state) => state.isHolding);
  const holdByKey = (isHeld: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    // No click, and no scrolling.
    event.preventDefault();
    session.hold(isHeld);
  };
  return (
    <button
      type="button"
      aria-pressed={isHolding}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        session.hold(true);
      }}
      onPointerUp={() => session.hold(false)}
      onPointerCancel={() => session.hold(false)}
      onBlur={() => session.hold(false)}
      onKeyDown={holdByKey(true)}
      onKeyUp={holdByKey(false)}
      onContextMenu={(event) => event.preventDefault()}
      className="call-hold"
    >
      {isHolding ? voiceMessages.holding : voiceMessages.holdToTalk}
      {!isHolding && <span className="text-xs font-normal text-muted">{voiceMessages.holdHint}</span>}
    </button>
  );
}
