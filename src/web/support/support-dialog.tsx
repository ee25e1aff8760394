import { BookOpen, ChevronRight, type LucideIcon, MessageSquareText } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { supportMessages } from '#messages/support.ts';
import { type SaidElsewhere, useExpertPanel } from '#web/assistant/expert-panel-host.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { TalkWithExpert } from '#web/voice/talk-with-expert.tsx';
import { useLiveCall } from '#web/voice/use-live-call.ts';

interface SupportDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** The three ways to get an answer. */
export default function SupportDialog({ isOpen, onClose }: SupportDialogProps) {
  const expertPanel = useExpertPanel();
  const { isInCall } = useLiveCall();
  const wantsChat = useRef(false);
  const saidInCall = useRef<() => SaidElsewhere | undefined>(undefined);

  function openChat(said?: () => SaidElsewhere | undefined) {
    wantsChat.current = true;
    saidInCall.current = said;
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => {
        // Only now: the panel takes the focus, and the closing dialog would take it back.
        if (wantsChat.current) expertPanel.open(saidInCall.current?.());
        wantsChat.current = false;
      }}
      title={supportMessages.title}
      {...(!isInCall && { description: supportMessages.about })}
    >
      <ul data-support className="flex flex-col gap-3 pb-2">
        <li className={isInCall ? undefined : 'rounded-card border border-line p-4'}>
          <TalkWithExpert onChat={openChat} />
        </li>
        {!isInCall && (
          <>
            <Way icon={MessageSquareText} title={supportMessages.chat} onChoose={() => openChat()}>
              <p className="mt-1 text-muted">{supportMessages.chatAbout(webSettings.brand.assistantName)}</p>
            </Way>
            <Way icon={BookOpen} title={supportMessages.docs} to={paths.help}>
              <p className="mt-1 text-muted">{supportMessages.docsAbout}</p>
            </Way>
          </>
        )}
      </ul>
    </Dialog>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  /** Makes the whole field a button. */
  onChoose?: () => void;
  /** Makes the whole field a link. */
  to?: string;
  children: ReactNode;
}

function Way({ icon: Icon, title, onChoose, to, children }: WayProps) {
  const look =
    'text-start after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent';
  return (
    <li className="relative flex gap-3 rounded-card border border-line p-4 has-[h3>:is(a,button)]:hover:border-line-strong has-[h3>:is(a,button)]:hover:bg-surface">
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-medium">
          {onChoose && (
            <button type="button" onClick={onChoose} className={look}>
              {title}
            </button>
          )}
          {to !== undefined && (
            <Link to={to} className={look}>
              {title}
            </Link>
          )}
          {!onChoose && to === undefined && title}
        </h3>
        {children}
      </div>
      {(onChoose || to !== undefined) && (
        <ChevronRight
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="shrink-0 self-center text-muted rtl:-scale-x-100"
        />
      )}
    </li>
  );
}
