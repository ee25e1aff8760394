import { useEffect, useRef, useState } from 'react';
import { cancelUpload, type PaperView, paperMaximumBytes, type UploadView } from '#contract/papers.ts';
import { paperMessages } from '#messages/papers.ts';
import { call, describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { type PaperTarget, type SendingState, sendFile, type UploadCalls } from '#web/platform/send-file.ts';
import { scaleImage } from './scale-image.ts';

/** What a row shows of an upload: its progress, or why it failed. */
type Sending =
  | { state: 'preparing' }
  | ({ state: 'sending' } & SendingState)
  | { state: 'failed'; message: string };

export interface SendFiles {
  sending: Sending | undefined;
  send(file: File | { content: Blob; name: string }, target: PaperTarget, known?: UploadView): void;
  cancel(): void;
  /** Says what is wrong with what was chosen. */
  refuse(message: string): void;
}

/**
 * Uploads of one row, one at a time. They go on while the page is open.
 * @param calls those of the company's people without it
 */
export function useSending(
  companyId: string,
  onSent: (paper: PaperView) => void,
  calls?: UploadCalls,
): SendFiles {
  const [sending, setSending] = useState<Sending>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function run(
    file: File | { content: Blob; name: string },
    target: PaperTarget,
    known: UploadView | undefined,
  ): Promise<void> {
    const controller = new AbortController();
    current.current = controller;
    setSending({ state: 'preparing' });
    try {
      const name = file.name;
      const content = 'content' in file ? file.content : await scaleImage(file);
      const problem = problemOf(content);
      if (problem) {
        setSending({ state: 'failed', message: problem });
        return;
      }
      const goesOn = known?.size === content.size ? known : undefined;
      // Staff's uploads that were broken off end by themselves.
      if (known && !goesOn && !calls) await discard(companyId, known);
      const paper = await sendFile(
        companyId,
        target,
        { content, name },
        {
          known: goesOn,
          calls,
          signal: controller.signal,
          tell: (state) => setSending({ state: 'sending', ...state }),
        },
      );
      setSending(undefined);
      onSent(paper);
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = fieldMessagesOf(error).file ?? fieldMessagesOf(error).size ?? describeFailure(error);
      setSending({ state: 'failed', message });
    }
  }

  return {
    sending,
    send: (file, target, known) => void run(file, target, known),
    cancel() {
      current.current?.abort();
      setSending(undefined);
    },
    refuse: (message) => setSending({ state: 'failed', message }),
  };
}

function problemOf(content: Blob): string | undefined {
  if (content.size === 0) return paperMessages.empty;
  return content.size > paperMaximumBytes ? paperMessages.tooLarge : undefined;
}

/** What cannot be gone on with is begun anew; a failure leaves it to the server's own cleaning. */
export async function discard(companyId: string, upload: UploadView): Promise<void> {
  await call(cancelUpload, { params: { id: companyId, upload: upload.id } }).catch(() => {});
}
