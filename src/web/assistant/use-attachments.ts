import { useRef, useState } from 'react';
import { type AttachmentProblem, problemOfAttachment } from '#domain/assistant/attachment-rules.ts';
import { assistantMessages } from '#web/messages/assistant.ts';
import { notify } from '#web/platform/notify.ts';

export interface Attachment {
  id: number;
  file: File;
}

const refusals: Record<AttachmentProblem, string> = {
  'wrong-type': assistantMessages.invalidFileType,
  'too-large': assistantMessages.fileTooLarge,
};

/** The files put beside a question. Each one taken or refused is told in a toast. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const lastId = useRef(0);

  function attach(files: Iterable<File>) {
    for (const file of files) {
      const problem = problemOfAttachment(file);
      if (problem) {
        notify.error(refusals[problem]);
        continue;
      }
      lastId.current += 1;
      const attachment = { id: lastId.current, file };
      setAttachments((before) => [...before, attachment]);
      notify.success(assistantMessages.fileSelected(file.name));
    }
  }

  function remove(id: number) {
    setAttachments((before) => before.filter((attachment) => attachment.id !== id));
  }

  return { attachments, attach, remove };
}
