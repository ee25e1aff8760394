import { ArrowUp, Paperclip } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { attachmentExtensions } from '#domain/assistant/attachment-rules.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { controlLook } from '#web/design-system/field.tsx';
import { assistantMessages } from '#web/messages/assistant.ts';
import { AttachedFiles } from './attached-files.tsx';
import { useAttachments } from './use-attachments.ts';

interface QuestionBoxProps {
  question: string;
  onChange(question: string): void;
  boxRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where a question is written and files are put beside it. */
export function QuestionBox({ question, onChange, boxRef }: QuestionBoxProps) {
  const reasonId = useId();
  const { attachments, attach, remove } = useAttachments();
  const attachButton = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);

  function takeFiles(event: ChangeEvent<HTMLInputElement>) {
    attach(event.target.files ?? []);
    // The same file can be picked again after it was removed.
    event.target.value = '';
  }

  function keepEnterForSending(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) event.preventDefault();
  }

  return (
    <>
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
          value={question}
          aria-label={assistantMessages.question}
          aria-describedby={reasonId}
          placeholder={assistantMessages.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keepEnterForSending}
          className={classNames(controlLook, 'field-sizing-content max-h-36 min-h-10 resize-none')}
        />
        <button
          type="button"
          aria-label={assistantMessages.send}
          aria-disabled="true"
          aria-describedby={reasonId}
          className="grid size-10 shrink-0 place-items-center rounded-control bg-accent text-on-accent aria-disabled:opacity-50"
        >
          <ArrowUp aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      </div>
      <p id={reasonId} className="px-4 pb-3 text-xs text-muted">
        {assistantMessages.noAnswersYet}
      </p>
    </>
  );
}
