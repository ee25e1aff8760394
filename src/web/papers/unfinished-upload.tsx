import { useRef } from 'react';
import type { UploadView } from '#contract/papers.ts';
import { paperTypes } from '#domain/papers/inspection.ts';
import { paperMessages } from '#messages/papers.ts';
import { Button } from '#web/design-system/button.tsx';
import { discard } from './use-sending.ts';

interface UnfinishedUploadProps {
  companyId: string;
  upload: UploadView;
  onFile(file: File, upload: UploadView): void;
  onDiscarded(): void;
}

/** An upload that was broken off with its page: the browser forgot the file, the server kept what had come. */
export function UnfinishedUpload({ companyId, upload, onFile, onDiscarded }: UnfinishedUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const percent = Math.floor((upload.offset / upload.size) * 100);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">{paperMessages.stopped(upload.name, percent)}</p>
      <input
        ref={input}
        type="file"
        accept={paperTypes.join(',')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file, upload);
        }}
        aria-label={paperMessages.goOn}
        tabIndex={-1}
        className="sr-only"
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {paperMessages.goOn}
      </Button>
      <Button
        kind="quiet"
        size="small"
        onClick={async () => {
          await discard(companyId, upload);
          onDiscarded();
        }}
      >
        {paperMessages.discard}
      </Button>
    </div>
  );
}
