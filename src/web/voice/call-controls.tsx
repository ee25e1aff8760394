import { Ellipsis, Mic, MicOff, PhoneOff } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { voiceMessages } from '#messages/voice.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import type { CallSession } from './call-session.ts';
import { useCallSession } from './use-call-session.ts';

interface CallControlsProps {
  session: CallSession;
  isMoreOpen: boolean;
  /** The id of what More shows. */
  moreId: string;
  onToggleMore(): void;
}

/** Mute, the end, and more. */
export function CallControls({ session, isMoreOpen, moreId, onToggleMore }: CallControlsProps) {
  const isActive = useCallSession(session, ({ phase }) => phase === 'active');
  const isMuted = useCallSession(session, (state) => state.isMuted);
  const isPushToTalk = useCallSession(session, (state) => state.isPushToTalk);
  return (
    <div data-call="" className="flex w-full flex-col items-center gap-4">
      {isActive && isPushToTalk && <HoldButton session={session} />}
      <div className="flex justify-center gap-4">
        {isActive && !isPushToTalk && (
          <RoundButton
            label={voiceMessages.mute}
            icon={isMuted ? <MicOff {...iconProps} /> : <Mic {...iconProps} />}
            aria-pressed={isMuted}
            aria-keyshortcuts={voiceMessages.muteKey}
            onClick={() => session.setMuted(!isMuted)}
            circleClass={isMuted ? 'bg-warn/14 text-warn' : 'bg-text/6 group-hover:bg-text/10'}
          />
        )}
        <RoundButton
          label={voiceMessages.endCall}
          icon={<PhoneOff {...iconProps} />}
          onClick={() => void session.end()}
          circleClass="bg-bad text-page"
        />
        {isActive && (
          <RoundButton
            label={voiceMessages.more}
            icon={<Ellipsis {...iconProps} />}
            aria-expanded={isMoreOpen}
            aria-controls={moreId}
            onClick={onToggleMore}
            circleClass={isMoreOpen ? 'bg-text/12' : 'bg-text/6 group-hover:bg-text/10'}
          />
        )}
      </div>
    </div>
  );
}

const iconProps = { 'aria-hidden': true, size: 24, strokeWidth: 1.5 } as const;

interface RoundButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: ReactNode;
  circleClass: string;
}

function RoundButton({ label, icon, circleClass, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      className="group flex min-w-16 flex-col items-center gap-1.5 rounded-control text-xs font-medium"
      {...rest}
    >
      <span
        className={classNames(
          'grid size-14 place-items-center rounded-full transition-colors duration-150',
          circleClass,
        )}
      >
        {icon}
      </span>
      {label}
    </button>
  );
}

/** Mute beside other small buttons. */
export function MuteButton({ session }: { session: CallSession }) {
  const isMuted = useCallSession(session, (state) => state.isMuted);
  const Icon = isMuted ? MicOff : Mic;
  return (
    <Button
      size="small"
      aria-pressed={isMuted}
      aria-keyshortcuts={voiceMessages.muteKey}
      onClick={() => session.setMuted(!isMuted)}
      className={classNames(isMuted && 'border-warn! text-warn!')}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
      {voiceMessages.mute}
      <span aria-hidden="true" className="hidden text-xs font-normal text-muted sm:inline">
        {voiceMessages.muteKey}
      </span>
    </Button>
  );
}

/** The end beside other small buttons. */
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
      className={classNames(
        'flex min-h-14 w-full touch-none flex-col items-center justify-center rounded-control border font-medium select-none',
        isHolding ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-raised',
      )}
    >
      {isHolding ? voiceMessages.holding : voiceMessages.holdToTalk}
      {!isHolding && <span className="text-xs font-normal text-muted">{voiceMessages.holdHint}</span>}
    </button>
  );
}
