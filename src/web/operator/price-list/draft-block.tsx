import { type ReactNode, useState } from 'react';
import { priceListMessages as texts } from '#messages/price-list.ts';
import { Button } from '#web/design-system/button.tsx';
import { describeFailure, fieldMessagesOf } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

interface DraftBlockProps {
  /** Whose draft it is, and from when on it would hold. */
  title: string;
  /** What changes: before and after. */
  change: ReactNode;
  note: string;
  /** What the change touches. */
  touched: ReactNode;
  mayChange: boolean;
  /** To approve it is what the screen is for. */
  isMain?: boolean;
  onApprove(): Promise<void>;
  onDiscard(): Promise<void>;
}

/** A version of a price that waits for approval: what changes, what that touches, and who decides. */
export function DraftBlock({
  title,
  change,
  note,
  touched,
  mayChange,
  isMain = false,
  onApprove,
  onDiscard,
}: DraftBlockProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (failure) {
      // What keeps a draft from being approved stands at one of its fields.
      const [detail] = Object.values(fieldMessagesOf(failure));
      notify.error(detail ?? describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className="grid gap-2 border-s-2 border-warn ps-4">
      <p>{title}</p>
      {change && <p className="tabular">{change}</p>}
      {note && <p className="whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
      {touched}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            kind={isMain ? 'primary' : 'secondary'}
            isBusy={isBusy}
            onClick={() => void run(onApprove)}
          >
            {texts.approve}
          </Button>
          <Button size="small" kind="quiet" onClick={() => void run(onDiscard)}>
            {texts.discard}
          </Button>
        </div>
      )}
    </div>
  );
}
