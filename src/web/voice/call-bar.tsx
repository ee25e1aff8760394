import { Maximize2 } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { voiceMessages } from '#messages/voice.ts';
import { useExpertPanel } from '#web/assistant/expert-panel-host.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { onPersonLeft } from '#web/platform/stored-login.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { EndButton, MuteButton } from './call-controls.tsx';
import { CallOutcome } from './call-outcome.tsx';
import type { CallSession } from './call-session.ts';
import { Elapsed } from './call-state-view.tsx';
import { statusOf } from './call-status.ts';
import { transcriptOf } from './call-transcript.ts';
import { CallView, muteByKey } from './call-view.tsx';
import { LevelRing } from './level-ring.tsx';
import { shownViews } from './shown-views.ts';
import { useCallSession } from './use-call-session.ts';

export interface CallBarProps {
  session: CallSession;
  /** Called when the conversation has to be cleared. */
  onForget(): void;
}

/** Keeps a running call visible and controllable on every page, and can expand it. */
export function CallBar({ session, onForget }: CallBarProps) {
  const expertPanel = useExpertPanel();
  const isInCall = useCallSession(session, ({ phase }) => phase === 'connecting' || phase === 'active');
  const isShownWhole = useSyncExternalStore(shownViews.subscribe, shownViews.read) > 0;
  const [isOpen, setIsOpen] = useState(false);
  const wantsChat = useRef(false);
  // Ends the call and removes its transcript when another person uses the browser.
  useEffect(
    () =>
      onPersonLeft(() => {
        void session.end();
        onForget();
      }),
    [session, onForget],
  );

  function continueInChat() {
    wantsChat.current = true;
    void session.end();
    setIsOpen(false);
  }

  return (
    <>
      {isInCall && !isShownWhole && !isOpen && <Bar session={session} onShow={() => setIsOpen(true)} />}
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onClosed={() => {
          if (wantsChat.current) expertPanel.open(transcriptOf(session));
          wantsChat.current = false;
        }}
        title={voiceMessages.call}
      >
        {isInCall ? (
          <CallView session={session} onContinueInChat={continueInChat} />
        ) : (
          <CallOutcome session={session} onContinueInChat={continueInChat} />
        )}
      </Dialog>
    </>
  );
}

interface BarProps {
  session: CallSession;
  onShow(): void;
}

function Bar({ session, onShow }: BarProps) {
  const status = useCallSession(session, statusOf);
  const isConnecting = useCallSession(session, ({ phase }) => phase === 'connecting');
  const isPushToTalk = useCallSession(session, (state) => state.isPushToTalk);
  return (
    <section
      aria-label={voiceMessages.call}
      onKeyDown={(event) => muteByKey(event, session)}
      // In the middle of a tablet's window it would lie on the account's menu, at the foot of the navigation.
      className="fixed inset-x-2 bottom-[calc(var(--bottom-bar)+0.5rem)] z-30 mx-auto mb-[env(safe-area-inset-bottom)] flex w-fit animate-rise flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-3 py-2 shadow-float print:hidden"
    >
      <div className="flex min-w-0 items-center gap-2.5">
        <LevelRing session={session} status={status} size="small" />
        <div className="min-w-0">
          <p role="status" className="sr-only">
            {voiceMessages.inCall(webSettings.brand.assistantName)}
          </p>
          <p className="truncate text-xs text-muted">{webSettings.brand.assistantName}</p>
          <p className="font-medium">{voiceMessages.states[status]}</p>
        </div>
        {!isConnecting && <Elapsed session={session} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!isPushToTalk && <MuteButton session={session} />}
        <Button size="small" onClick={onShow}>
          <Maximize2 aria-hidden="true" size={16} strokeWidth={1.5} />
          {voiceMessages.showCall}
        </Button>
        <EndButton session={session} />
      </div>
    </section>
  );
}
