import { SquarePen, X } from 'lucide-react';
import type { RefObject } from 'react';
import { assistantMessages } from '#messages/assistant.ts';
import { commonMessages } from '#messages/common.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { LogoMark } from '#web/design-system/logo.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import type { Conversation } from './conversation.ts';
import { useConversation } from './use-conversation.ts';

interface PanelHeaderProps {
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  conversation: Conversation;
  onNewConversation(): void;
  onClose(): void;
}

/** Title of the panel, with buttons to restart and close. */
export function PanelHeader({
  titleId,
  titleRef,
  conversation,
  onNewConversation,
  onClose,
}: PanelHeaderProps) {
  const isEmpty = useConversation(conversation, ({ messages }) => messages.length === 0);
  return (
    <div className="flex min-h-14 items-center gap-2.5 border-b border-line px-4 py-2 sm:min-h-16">
      <LogoMark size={24} />
      <h2
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        className="min-w-0 flex-1 text-base font-semibold wrap-anywhere"
      >
        {webSettings.brand.assistantName}
      </h2>
      <div className="-me-2 flex">
        {!isEmpty && (
          <IconButton
            label={assistantMessages.newConversation}
            icon={<SquarePen aria-hidden="true" size={20} strokeWidth={1.5} />}
            onClick={onNewConversation}
          />
        )}
        <IconButton
          label={commonMessages.close}
          icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
          onClick={onClose}
        />
      </div>
    </div>
  );
}
