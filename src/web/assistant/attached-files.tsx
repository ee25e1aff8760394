import { FileText, X } from 'lucide-react';
import { type MouseEvent, type RefObject, useState } from 'react';
import { readableSize } from '#domain/assistant/attachment-rules.ts';
import { assistantMessages } from '#messages/assistant.ts';
import { IconButton } from '#web/design-system/button.tsx';
import type { Attachment } from './use-attachments.ts';

interface AttachedFilesProps {
  attachments: readonly Attachment[];
  onRemove(id: number): void;
  /** Takes the focus when the last file is removed. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** The files put beside a question, each of which can be taken away again. */
export function AttachedFiles({ attachments, onRemove, focusFallback }: AttachedFilesProps) {
  const [announcement, setAnnouncement] = useState('');

  function remove({ id, file }: Attachment, event: MouseEvent<HTMLButtonElement>) {
    // The button is removed with its file, so move the focus first.
    const item = event.currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? focusFallback.current)?.focus();
    setAnnouncement(assistantMessages.fileRemoved(file.name));
    onRemove(id);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {attachments.length > 0 && (
        <div className="px-4 pt-3">
          <ul aria-label={assistantMessages.attachedFiles} className="max-h-34 space-y-1 overflow-y-auto">
            {attachments.map((attachment) => (
              <li
                key={attachment.id}
                className="flex items-center gap-2 rounded-control border border-line bg-surface py-0.5 ps-3"
              >
                <FileText aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
                <span className="line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere" dir="auto">
                  {attachment.file.name}
                </span>
                <span className="shrink-0 text-xs text-muted tabular">
                  {assistantMessages.fileSize(readableSize(attachment.file.size))}
                </span>
                <IconButton
                  label={assistantMessages.removeFile(attachment.file.name)}
                  icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
                  onClick={(event) => remove(attachment, event)}
                  className="focus-visible:-outline-offset-2"
                />
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-xs text-muted">{assistantMessages.attachmentNote}</p>
        </div>
      )}
    </>
  );
}
