import { paperMessages } from '#messages/papers.ts';
import { Button } from '#web/design-system/button.tsx';
import type { SendFiles } from './use-sending.ts';

/** How far an upload has come, or why it failed. */
export function UploadProgress({ sending, cancel }: Pick<SendFiles, 'sending' | 'cancel'>) {
  if (!sending) return null;
  if (sending.state === 'failed') {
    return (
      <p role="alert" className="text-sm font-medium text-bad">
        {sending.message}
      </p>
    );
  }
  const percent = sending.state === 'sending' ? Math.floor(sending.sent * 100) : 0;
  const text =
    sending.state === 'preparing'
      ? paperMessages.preparing
      : sending.isPaused
        ? paperMessages.paused(percent)
        : paperMessages.uploading(percent);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-40 flex-1">
        <p className="text-sm text-muted tabular-nums">{text}</p>
        <progress
          value={percent}
          max={100}
          aria-label={text}
          className="mt-1 block h-1 w-full overflow-hidden rounded-full accent-accent"
        />
      </div>
      <Button kind="quiet" size="small" onClick={cancel}>
        {paperMessages.cancelUpload}
      </Button>
    </div>
  );
}
