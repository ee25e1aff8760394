import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { deskMessages } from '#messages/desk.ts';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { isDecidable, type ReviewView } from './desk-calls.ts';
import { actionOf, type DeskAction } from './desk-keys.ts';
import { PageViewer } from './page-viewer.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { TypedValues } from './typed-values.tsx';
import type { Desk } from './use-desk.ts';
import { useView } from './use-view.ts';

const loadReturnDialog = () => import('./return-dialog.tsx');
const loadAskDialog = () => import('./ask-dialog.tsx');
const loadKeysDialog = () => import('./keys-dialog.tsx');
const ReturnDialog = lazy(loadReturnDialog);
const AskDialog = lazy(loadAskDialog);
const KeysDialog = lazy(loadKeysDialog);
const loaders = { return: loadReturnDialog, ask: loadAskDialog, help: loadKeysDialog };
type DialogName = keyof typeof loaders;

/** Whether the reviewer has gone on in the queue while this one was loaded. */
const isAtAnotherItem = () =>
  document.activeElement?.matches('[data-queue-item]:not([aria-current])') ?? false;

/** One paper or task under review. Its keys work while the focus is in it. */
export function Review({ desk, review }: { desk: Desk; review: ReviewView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const view = useView(review.of === 'paper' ? (review.rounds[0]?.pages ?? 0) : 0);
  const [isComparing, setIsComparing] = useState(review.rounds.length > 1);
  const [dialog, setDialog] = useState<DialogName>();
  const [isOpen, setIsOpen] = useState(false);
  // The next one opens by itself, and its keys work at once.
  useEffect(() => {
    if (!isAtAnotherItem()) heading.current?.focus({ preventScroll: true });
  }, []);

  async function show(name: DialogName): Promise<void> {
    if (!(await loadPart(loaders[name]))) return;
    setDialog(name);
    setIsOpen(true);
  }

  const perform: Record<DeskAction, (key: string) => unknown> = {
    next: () => desk.goOn(1),
    previous: () => desk.goOn(-1),
    accept: () => isDecidable(review) && desk.accept(),
    return: () => isDecidable(review) && show('return'),
    undo: desk.undo,
    ask: () => show('ask'),
    pages: (key) => view.turnPage(key === 'ArrowRight' ? 1 : -1),
    zoom: (key) => view.zoomBy(key === '-' ? -1 : 1),
    fit: view.fit,
    rotate: view.rotate,
    compare: () => setIsComparing(!isComparing),
    help: () => show('help'),
  };

  function onKeyDown(event: KeyboardEvent): void {
    const asked = actionOf(event);
    if (!asked) return;
    event.preventDefault();
    perform[asked.action](asked.key);
  }

  const shared = { isOpen, onClose: () => setIsOpen(false) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every key has a button, too
    <div onKeyDown={onKeyDown} className="grid min-w-0 gap-6 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
      {review.of === 'paper' ? (
        <PageViewer
          review={review}
          view={view}
          isComparing={isComparing}
          onCompare={() => setIsComparing(!isComparing)}
        />
      ) : (
        <TypedValues review={review} />
      )}
      <div className="flex min-w-0 flex-col gap-6">
        <ReviewPanel
          desk={desk}
          review={review}
          heading={heading}
          onReturn={() => show('return')}
          onAsk={() => show('ask')}
        />
        <Button
          kind="quiet"
          size="small"
          className="-ms-3 self-start max-lg:hidden"
          onClick={() => show('help')}
        >
          {deskMessages.keys}
        </Button>
      </div>
      <Suspense>
        {dialog === 'return' && (
          <ReturnDialog
            review={review}
            page={view.page}
            reasons={desk.desk?.reasons ?? []}
            onReturn={desk.returnWith}
            {...shared}
          />
        )}
        {dialog === 'ask' && <AskDialog review={review} {...shared} />}
        {dialog === 'help' && <KeysDialog {...shared} />}
      </Suspense>
    </div>
  );
}
