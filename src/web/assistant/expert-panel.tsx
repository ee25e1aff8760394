import { RotateCcw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { LogoMark } from '#web/design-system/logo.tsx';
import { assistantMessages } from '#web/messages/assistant.ts';
import { commonMessages } from '#web/messages/common.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { QuestionBox } from './question-box.tsx';
import { SuggestedQuestions } from './suggested-questions.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

export interface ExpertPanelProps {
  isOpen: boolean;
  /** The page behind is dimmed and out of reach. */
  isModal: boolean;
  onClose(): void;
}

/** Whether the suggested questions are shown: at first, after one was chosen, or because they were asked for again. */
type Suggestions = 'first' | 'hidden' | 'again';

/** The expert's panel: it slides in from the inline end and keeps what was written while it is closed. */
export default function ExpertPanel({ isOpen, isModal, onClose }: ExpertPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion] = useState('');
  const [suggestions, setSuggestions] = useState<Suggestions>('first');
  // On small screens the text box would call up the keyboard, which hides the suggestions.
  usePanelFocus({ panel, isOpen, isModal, first: isModal ? title : box, onClose });

  function chooseSuggestion(suggestion: string) {
    setQuestion((before) => withSuggestion(before, suggestion));
    setSuggestions('hidden');
    box.current?.focus();
  }

  return (
    <div className="pointer-events-none fixed inset-0 z-40 overflow-clip">
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
        className={classNames(
          'pointer-events-auto absolute end-0 bottom-0 flex w-full flex-col border-s border-line bg-page text-sm shadow-float outline-none sm:w-100',
          'pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] duration-300 ease-out',
          // On phones a strip of the dimmed page stays to tap on, unless the keyboard leaves no room for it.
          'top-0 pt-[env(safe-area-inset-top)] max-sm:[@media(min-height:30rem)]:top-12 max-sm:[@media(min-height:30rem)]:rounded-t-dialog max-sm:[@media(min-height:30rem)]:pt-0',
          isOpen
            ? 'transition-[translate] starting:translate-x-[calc(100%*var(--toward-end,1))]'
            : 'invisible translate-x-[calc(100%*var(--toward-end,1))] transition-[translate,visibility]',
        )}
      >
        <div className="flex min-h-14 items-center gap-2.5 sm:min-h-16 border-b border-line px-4 py-2">
          <LogoMark size={24} />
          <h2
            ref={title}
            id={titleId}
            tabIndex={-1}
            className="min-w-0 flex-1 text-base font-semibold wrap-anywhere"
          >
            {webSettings.brand.assistantName}
          </h2>
          <IconButton
            label={commonMessages.close}
            icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
            onClick={onClose}
            className="-me-2"
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5">
          <p className="text-muted">{assistantMessages.welcome}</p>
          {suggestions !== 'hidden' && (
            <SuggestedQuestions onChoose={chooseSuggestion} takesFocus={suggestions === 'again'} />
          )}
        </div>
        <div className="border-t border-line">
          {suggestions === 'hidden' && (
            <div className="px-3 pt-2">
              <Button kind="quiet" size="small" onClick={() => setSuggestions('again')}>
                <RotateCcw aria-hidden="true" size={16} strokeWidth={1.5} />
                {assistantMessages.suggestAgain}
              </Button>
            </div>
          )}
          <QuestionBox question={question} onChange={setQuestion} boxRef={box} />
        </div>
      </section>
    </div>
  );
}

/** A suggestion fills the box; what the visitor wrote there in their own words stays before it. */
function withSuggestion(written: string, suggestion: string): string {
  const isOwnWords =
    written.trim() !== '' && !(assistantMessages.suggestedQuestions as readonly string[]).includes(written);
  return isOwnWords ? `${written.trimEnd()}\n${suggestion}` : suggestion;
}
