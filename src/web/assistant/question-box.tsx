import { ArrowUp, Paperclip, RotateCcw, Square } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { attachmentExtensions } from '#domain/assistant/attachment-rules.ts';
import { assistantMessages } from '#messages/assistant.ts';
import { commonMessages } from '#messages/common.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { controlClass } from '#web/design-system/field.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { useAttachments } from './use-attachments.ts';
import type { Draft } from './use-draft.ts';

interface QuestionBoxProps {
  draft: Draft;
  /** An answer is awaited or coming: nothing can be sent until it is there. */
  isBusy: boolean;
  boxRef: RefObject<HTMLTextAreaElement | null>;
  onSend(): void;
  onStop(): void;
  /** Absent while the suggestions are shown. */
  onSuggestAgain: (() => void) | undefined;
}

/** Where a question is written and files are put beside it. */
export function QuestionBox({ draft, isBusy, boxRef, onSend, onStop, onSuggestAgain }: QuestionBoxProps) {
  const noteId = useId();
  const { attachments, attach, remove } = useAttachments();
  const attachButton = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const canSend = !isBusy && draft.text.trim() !== '' && draft.problem === undefined;

  function takeFiles(event: ChangeEvent<HTMLInputElement>) {
    void attach([...(event.target.files ?? [])]);
    // The same file can be picked again after it was removed.
    event.target.value = '';
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Safari ends a composition before the keydown that ended it, which then has this key code.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  }

  return (
    <div className="border-t border-line">
      {(onSuggestAgain || isBusy || draft.isEditing) && (
        <div className="flex flex-wrap items-center px-3 pt-2">
          {draft.isEditing && (
            <p className="flex flex-1 flex-wrap items-center justify-between ps-1 text-muted">
              {assistantMessages.editing}
              <Button kind="quiet" size="small" onClick={draft.cancel}>
                {commonMessages.cancel}
              </Button>
            </p>
          )}
          {onSuggestAgain && !draft.isEditing && (
            <Button kind="quiet" size="small" onClick={onSuggestAgain}>
              <RotateCcw aria-hidden="true" size={16} strokeWidth={1.5} />
              {assistantMessages.suggestAgain}
            </Button>
          )}
          {isBusy && (
            <Button size="small" onClick={onStop} className="ms-auto">
              <Square aria-hidden="true" size={12} strokeWidth={1.5} fill="currentColor" />
              {assistantMessages.stop}
            </Button>
          )}
        </div>
      )}
      <AttachedFiles attachments={attachments} onRemove={remove} focusFallback={attachButton} />
      <div className="flex items-end gap-1.5 px-3 pt-3 pb-2">
        <IconButton
          ref={attachButton}
          label={assistantMessages.attach}
          icon={<Paperclip aria-hidden="true" size={20} strokeWidth={1.5} />}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={attachmentExtensions.join(',')}
          onChange={takeFiles}
        />
        <textarea
          ref={boxRef}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          value={draft.text}
          aria-label={assistantMessages.question}
          aria-describedby={noteId}
          aria-invalid={draft.problem !== undefined || undefined}
          placeholder={assistantMessages.placeholder}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={sendOnEnter}
          className={classNames(controlClass, 'field-sizing-content max-h-36 min-h-10 resize-none')}
        />
        <button
          type="button"
          aria-label={assistantMessages.send}
          title={assistantMessages.send}
          aria-disabled={!canSend}
          onClick={() => canSend && onSend()}
          className="grid size-10 shrink-0 place-items-center rounded-control bg-accent text-on-accent aria-disabled:opacity-50"
        >
          <ArrowUp aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      </div>
      <p
        id={noteId}
        aria-live="polite"
        className={classNames('px-4 pb-3 text-xs', draft.problem ? 'text-bad' : 'text-muted')}
      >
        {draft.problem ?? assistantMessages.aboutAnswers}
      </p>
    </div>
  );
}
