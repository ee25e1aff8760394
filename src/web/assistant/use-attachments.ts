import { useRef, useState } from 'react';
import {
  type AttachmentProblem,
  problemOfAttachment,
  signatureBytes,
} from '#domain/assistant/attachment-rules.ts';
import { assistantMessages } from '#messages/assistant.ts';
import { notify } from '#web/platform/notify.ts';

export interface Attachment {
  id: number;
  file: File;
}

const refusals: Record<AttachmentProblem, string> = {
  'wrong-type': assistantMessages.invalidFileType,
  'too-large': assistantMessages.fileTooLarge,
};

/** The files attached to a question. A toast reports each one accepted or refused. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const lastId = useRef(0);

  async function attach(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const problem = await problemOf(file);
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

async function problemOf(file: File): Promise<AttachmentProblem | undefined> {
  try {
    const beginning = await file.slice(0, signatureBytes).arrayBuffer();
    return problemOfAttachment(file, new Uint8Array(beginning));
  } catch {
    // What cannot be read is a folder, or a file that is gone by now.
    return 'wrong-type';
  }
}
