import { Camera, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { paperTypes } from '#domain/papers/inspection.ts';
import { paperMessages } from '#messages/papers.ts';
import { Button } from '#web/design-system/button.tsx';
import type { PaperTarget } from '#web/platform/send-file.ts';
import { PageTray } from './page-tray.tsx';
import type { Picked } from './use-picked.ts';
import type { SendFiles } from './use-sending.ts';

interface UploadControlsProps {
  target: PaperTarget;
  /** Whose paper it is, for those who do not see the section. */
  whose: string;
  maxPages: number;
  picked: Picked;
  /** Whether it is the one thing to do next. */
  isPrimary: boolean;
  label: string;
  sending: SendFiles;
}

/** Chooses a file, or photographs pages one after the other. */
export function UploadControls({
  target,
  whose,
  maxPages,
  picked,
  isPrimary,
  label,
  sending,
}: UploadControlsProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const { pages, setPages } = picked;
  const kind = paperMessages.kind(target.kind);

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file can be chosen again.
    event.currentTarget.value = '';
    picked.take(files, { isCamera: event.currentTarget === cameraInput.current });
  }

  return (
    <div className="contents">
      <input
        ref={fileInput}
        type="file"
        accept={accept}
        multiple={maxPages > 1}
        onChange={take}
        aria-label={paperMessages.uploadOf(kind, whose)}
        tabIndex={-1}
        className="sr-only"
      />
      <input
        ref={cameraInput}
        type="file"
        accept="image/*"
        capture={target.kind === 'portrait-photo' ? 'user' : 'environment'}
        onChange={take}
        aria-label={paperMessages.photographOf(kind, whose)}
        tabIndex={-1}
        className="sr-only"
      />
      <Button
        kind={isPrimary ? 'primary' : 'secondary'}
        onClick={() => fileInput.current?.click()}
        aria-label={
          label === paperMessages.upload ? paperMessages.uploadOf(kind, whose) : `${label}: ${kind}, ${whose}`
        }
      >
        <Upload aria-hidden="true" size={16} strokeWidth={1.5} />
        {label}
      </Button>
      <Button
        className="hidden pointer-coarse:inline-flex"
        onClick={() => cameraInput.current?.click()}
        aria-label={paperMessages.photographOf(kind, whose)}
      >
        <Camera aria-hidden="true" size={16} strokeWidth={1.5} />
        {paperMessages.photograph}
      </Button>
      {pages.length > 0 && (
        <PageTray
          kind={kind}
          pages={pages}
          onChange={setPages}
          onAddPage={() => cameraInput.current?.click()}
          onJoined={(file) => {
            setPages([]);
            sending.send(file, target);
          }}
        />
      )}
    </div>
  );
}

const accept = paperTypes.join(',');
