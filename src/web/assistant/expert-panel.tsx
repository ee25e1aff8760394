import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '#web/design-system/class-names.ts';
import { useNavigate } from '#web/platform/router.tsx';
import type { SaidElsewhere } from './conversation.ts';
import { ConversationView } from './conversation-view.tsx';
import { PanelHeader } from './panel-header.tsx';
import { QuestionBox } from './question-box.tsx';
import { SuggestedQuestions } from './suggested-questions.tsx';
import { useConversation, useNewConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { useVisibleArea } from './use-visible-area.ts';

/** A question that another page has for the expert. */
export interface SuggestedQuestion {
  question: string;
}

export interface ExpertPanelProps {
  isOpen: boolean;
  /** The page behind is dimmed and out of reach. */
  isModal: boolean;
  /** Text for the question box or a conversation to continue; a new object applies it again. */
  given: SuggestedQuestion | SaidElsewhere | undefined;
  onClose(): void;
}

/** Whether the suggested questions are shown: at first, after one was chosen, or because they were asked for again. */
type Suggestions = 'first' | 'hidden' | 'again';

/** The expert's panel: it slides in from the inline end and keeps what was said and written while it is closed. */
export default function ExpertPanel({ isOpen, isModal, given, onClose }: ExpertPanelProps) {
  const titleId = useId();
  const cover = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const conversation = useNewConversation();
  const isBusy = useConversation(conversation, ({ activity }) => activity !== 'idle');
  const draft = useDraft();
  const [suggestions, setSuggestions] = useState<Suggestions>('first');
  // On small screens the text box would call up the keyboard, which hides the suggestions.
  usePanelFocus({ panel, isOpen, isModal, first: isModal ? title : box, onClose });
  useKeptFocus(panel, isModal ? list : box);
  useVisibleArea(cover, isModal && isOpen);

  function chooseSuggestion(suggestion: string) {
    draft.suggest(suggestion);
    setSuggestions('hidden');
    box.current?.focus();
  }
  const takeGiven = useEffectEvent((wanted: SuggestedQuestion | SaidElsewhere) => {
    if ('question' in wanted) {
      chooseSuggestion(wanted.question);
      return;
    }
    conversation.takeUp(wanted);
    setSuggestions('hidden');
  });
  useEffect(() => {
    if (given) takeGiven(given);
  }, [given]);

  function send() {
    const question = draft.text.trim();
    if (draft.problem !== undefined || question === '' || isBusy) return;
    setSuggestions('hidden');
    if (draft.isEditing) conversation.askAgain(question);
    else conversation.ask(question);
    draft.finish();
  }

  const navigate = useNavigate();
  const openPage = useCallback(
    (page: string) => {
      void navigate(page);
      if (isModal) onClose();
    },
    [navigate, isModal, onClose],
  );

  function edit(question: string) {
    draft.edit(question);
    box.current?.focus();
  }

  return (
    <div ref={cover} className="pointer-events-none fixed inset-0 z-40 overflow-clip print:hidden">
      {isModal && (
        <div
          aria-hidden="true"
          onClick={onClose}
          className={classNames(
            'absolute inset-0 touch-none bg-backdrop transition-opacity duration-300',
            isOpen ? 'pointer-events-auto starting:opacity-0' : 'opacity-0',
          )}
        />
      )}
      <section
        ref={panel}
        role="dialog"
        aria-modal={isModal}
        aria-labelledby={titleId}
        tabIndex={-1}
        data-expert-panel={isOpen ? 'open' : 'closed'}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !draft.isEditing || event.nativeEvent.isComposing) return;
          // The panel stays open.
          event.preventDefault();
          draft.cancel();
        }}
        className={classNames(
          'pointer-events-auto absolute end-0 top-0 bottom-0 flex w-full flex-col border-s border-line bg-page text-sm shadow-float outline-none duration-300 ease-out sm:w-100',
          'pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)]',
          // On phones a strip of the dimmed page stays to tap on, unless the keyboard leaves no room for it.
          'tall-phone:top-12 tall-phone:rounded-t-dialog tall-phone:pt-0',
          isOpen
            ? 'transition-[translate] starting:translate-x-[calc(100%*var(--toward-end,1))]'
            : 'invisible translate-x-[calc(100%*var(--toward-end,1))] transition-[translate,visibility]',
        )}
      >
        <PanelHeader
          titleId={titleId}
          titleRef={title}
          conversation={conversation}
          onNewConversation={() => {
            conversation.clear();
            draft.cancel();
            setSuggestions('first');
            (isModal ? title : box).current?.focus();
          }}
          onClose={onClose}
        />
        <ConversationView
          conversation={conversation}
          listRef={list}
          onEdit={edit}
          onOpenPage={openPage}
          onRestore={() => {
            conversation.restore();
            setSuggestions('hidden');
          }}
        >
          {suggestions !== 'hidden' && (
            <SuggestedQuestions onChoose={chooseSuggestion} takesFocus={suggestions === 'again'} />
          )}
        </ConversationView>
        <QuestionBox
          draft={draft}
          isBusy={isBusy}
          boxRef={box}
          onSend={send}
          onStop={conversation.stop}
          onSuggestAgain={suggestions === 'hidden' ? () => setSuggestions('again') : undefined}
        />
      </section>
    </div>
  );
}
