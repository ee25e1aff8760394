import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { maxAttachedPapers, maxMessageLength } from '#domain/threads/thread-item.ts';
import { threadMessages as texts } from '#messages/threads.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { controlClass } from '#web/design-system/field.tsx';
import { describeFailure } from '#web/platform/call.ts';
import type { ChosenPaper, MessagePapers } from './message-papers.ts';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  companyId: string;
  side: 'company' | 'agency';
  /** Without them nothing can be attached. */
  papers: MessagePapers | undefined;
  /** Whether new ones may be uploaded, too. */
  mayUpload?: boolean;
  /** Under which name what is typed is kept. */
  draft: string;
  label: string;
  placeholder: string;
  submit: string;
  /** Stands below the box. */
  hint?: ReactNode;
  /** What a screen of its own has: sent by the Enter key, with Shift for a new line. */
  sendsByEnter?: boolean;
  className?: string;
  send(text: string, papers: string[]): Promise<unknown>;
}

/** Where a message is written. The text goes only once the server has it. */
export function Composer({
  companyId,
  side,
  papers,
  mayUpload = true,
  draft,
  label,
  placeholder,
  submit,
  hint,
  sendsByEnter = false,
  className,
  send,
}: ComposerProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(draft);
  const [attached, setAttached] = useState<readonly ChosenPaper[]>([]);
  const [isChoosing, setIsChoosing] = useState(false);
  const isEmpty = text.trim() === '' && attached.length === 0;
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submitText(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending || isEmpty) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await send(
        text.trim(),
        attached.map((paper) => paper.id),
      );
      setText('');
      setAttached([]);
    } catch (error) {
      setFailure(navigator.onLine ? `${describeFailure(error)} ${texts.kept}` : texts.offline);
    } finally {
      setIsSending(false);
      box.current?.focus();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isSent = sendsByEnter ? !event.shiftKey : event.ctrlKey || event.metaKey;
    if (!isSent) return;
    event.preventDefault();
    void submitText();
  }

  return (
    <form onSubmit={submitText} className={className}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {attached.length > 0 && (
        <Attached
          papers={attached}
          onRemove={(id) => setAttached(attached.filter((paper) => paper.id !== id))}
        />
      )}
      <div className="flex flex-wrap items-end justify-end gap-2">
        {papers && (
          <IconButton
            label={texts.attach}
            className="size-11 shrink-0"
            icon={<Paperclip aria-hidden="true" size={20} strokeWidth={1.5} />}
            onClick={() => setIsChoosing(true)}
          />
        )}
        <textarea
          ref={box}
          id={id}
          dir="auto"
          rows={1}
          maxLength={maxMessageLength}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className={`${controlClass} field-sizing-content max-h-36 min-h-11 flex-1 basis-24 resize-none`}
        />
        <Button
          type="submit"
          kind="primary"
          size="large"
          className="shrink-0 max-sm:min-w-11 max-sm:px-3"
          disabled={isEmpty}
          isBusy={isSending}
        >
          {!isSending && (
            <SendHorizontal aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
          )}
          {/* On phones the room is for what is written. */}
          <span className="max-sm:sr-only">{submit}</span>
        </Button>
      </div>
      <div role="status" className="text-sm text-bad empty:hidden">
        {failure}
      </div>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
      {papers && isChoosing && (
        <Suspense>
          <papers.Picker
            companyId={companyId}
            side={side}
            chosen={attached}
            max={maxAttachedPapers}
            mayUpload={mayUpload}
            onChosen={setAttached}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </form>
  );
}

interface AttachedProps {
  papers: readonly ChosenPaper[];
  onRemove(id: string): void;
}

/** What goes with the message, above the box. */
function Attached({ papers, onRemove }: AttachedProps) {
  return (
    <ul aria-label={texts.attached} className="mb-2 flex flex-wrap gap-2">
      {papers.map(({ id, label }) => (
        <li
          key={id}
          className="flex max-w-full min-w-0 items-center gap-1 rounded-control border border-line bg-surface ps-3 text-sm"
        >
          <span className="min-w-0 truncate">
            <bdi>{label}</bdi>
          </span>
          <IconButton
            label={texts.detach(label)}
            icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
