import { ChevronLeft, ChevronRight, Maximize, Minus, Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { readClientPaperPage } from '#contract/client-papers.ts';
import type { PaperReviewView, ReviewRound } from '#contract/desk.ts';
import { pathOf } from '#contract/operation.ts';
import { commonMessages } from '#messages/common.ts';
import { deskMessages } from '#messages/desk.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { Spinner } from '#web/design-system/spinner.tsx';
import type { View } from './use-view.ts';

interface PageViewerProps {
  review: PaperReviewView;
  view: View;
  isComparing: boolean;
  onCompare(): void;
}

/** The pages of a paper, as pictures that the server drew: never the file itself. */
export function PageViewer({ review, view, isComparing, onCompare }: PageViewerProps) {
  const [latest, before] = review.rounds;
  if (!latest) return null;
  const compared = isComparing ? before : undefined;
  return (
    <section aria-label={deskMessages.paper} className="flex min-w-0 flex-col gap-2">
      <Tools view={view} isComparing={isComparing} onCompare={before && onCompare} />
      <div className={compared ? 'grid grid-cols-2 gap-2' : 'grid'}>
        {compared && (
          <Page
            review={review}
            round={compared}
            view={view}
            caption={deskMessages.versionBefore(compared.version)}
          />
        )}
        <Page
          review={review}
          round={latest}
          view={view}
          {...(compared && { caption: deskMessages.versionNow(latest.version) })}
        />
      </div>
    </section>
  );
}

interface ToolsProps {
  view: View;
  isComparing: boolean;
  onCompare: (() => void) | undefined;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;

function Tools({ view, isComparing, onCompare }: ToolsProps) {
  const { page, pages } = view;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <IconButton
        label={deskMessages.previousPage}
        icon={<ChevronLeft {...icon} className="rtl:-scale-x-100" />}
        aria-disabled={page <= 1}
        onClick={() => view.turnPage(-1)}
      />
      <span aria-live="polite" className="tabular text-sm">
        {deskMessages.page(page, Math.max(pages, 1))}
      </span>
      <IconButton
        label={deskMessages.nextPage}
        icon={<ChevronRight {...icon} className="rtl:-scale-x-100" />}
        aria-disabled={page >= pages}
        onClick={() => view.turnPage(1)}
      />
      <span className="ms-auto" />
      {onCompare && (
        <Button size="small" aria-pressed={isComparing} onClick={onCompare}>
          {deskMessages.compare}
        </Button>
      )}
      <IconButton label={deskMessages.zoomOut} icon={<Minus {...icon} />} onClick={() => view.zoomBy(-1)} />
      <IconButton label={deskMessages.zoomIn} icon={<Plus {...icon} />} onClick={() => view.zoomBy(1)} />
      <IconButton label={deskMessages.fit} icon={<Maximize {...icon} />} onClick={view.fit} />
      <IconButton label={deskMessages.rotate} icon={<RotateCw {...icon} />} onClick={view.rotate} />
    </div>
  );
}

interface PageProps {
  review: PaperReviewView;
  round: ReviewRound;
  view: View;
  caption?: string;
}

function Page({ review, round, view, caption }: PageProps) {
  const [unread, setUnread] = useState<string>();
  const [shown, setShown] = useState<string>();
  // A version before may have fewer pages.
  const page = Math.min(view.page, Math.max(round.pages, 1));
  const address = pathOf(readClientPaperPage)
    .replace('{id}', review.company.id)
    .replace('{paper}', review.paper)
    .replace('{version}', String(round.version))
    .replace('{page}', String(page))
    .replace('{width}', '1280');
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      {caption && <figcaption className="text-xs font-medium text-muted">{caption}</figcaption>}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard once it is zoomed
        tabIndex={0}
        className="grid h-[40dvh] min-h-60 @2xl:h-[70dvh] overflow-auto rounded-card border border-line bg-surface"
      >
        {unread === address || round.pages === 0 ? (
          <p className="m-auto p-4 text-muted">{deskMessages.pageUnread}</p>
        ) : (
          <>
            {shown !== address && (
              <span role="status" aria-label={commonMessages.loading} className="m-auto text-muted">
                <Spinner />
              </span>
            )}
            <img
              key={address}
              src={address}
              alt={deskMessages.pageOf(page, round.version)}
              hidden={shown !== address}
              onLoad={() => setShown(address)}
              onError={() => setUnread(address)}
              className="m-auto object-contain"
              style={{
                rotate: `${view.degrees}deg`,
                ...(view.zoom === 1
                  ? { maxHeight: '100%', maxWidth: '100%' }
                  : { width: `${view.zoom * 100}%`, maxWidth: 'none' }),
              }}
            />
          </>
        )}
      </div>
    </figure>
  );
}
