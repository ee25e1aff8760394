import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import type { NoteView, ThreadItemView } from '#contract/threads.ts';
import { threadMessages as texts } from '#messages/threads.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Fold } from '#web/design-system/fold.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import type { MessagePapers } from './message-papers.ts';
import type { OpenThread, ThreadState } from './use-thread.ts';

type Entry = { at: string; key: string } & ({ item: ThreadItemView } | { note: NoteView });

interface ThreadListProps {
  thread: OpenThread;
  state: ThreadState;
  companyId: string;
  papers: MessagePapers;
  /** Whose page it is: what the other side wrote stands at the start, one's own at the end. */
  side: 'company' | 'agency';
}

/** What was written, with a line before each day and before what is new. */
export function ThreadList({ thread, state, companyId, side, papers: { Attached } }: ThreadListProps) {
  const entries = entriesOf(state);
  const end = useRef<HTMLDivElement>(null);
  const newest = entries.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new stands at the end
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);
  const attached = ({ papers }: ThreadItemView | NoteView) =>
    papers.length > 0 && (
      <Suspense
        fallback={
          <Skeleton className={papers.length === 1 ? 'h-16 w-60 max-w-full' : 'h-32 w-60 max-w-full'} />
        }
      >
        <Attached companyId={companyId} side={side} papers={papers} />
      </Suspense>
    );
  const firstUnread = firstUnreadOf(entries, state, side);
  const ownSeen = state.items.findLast((item) => item.side === side && item.position <= state.seenUpTo);
  return (
    <>
      {state.hasEarlier && (
        <Button size="small" className="self-center" isBusy={thread.isReading} onClick={thread.readEarlier}>
          {texts.earlier}
        </Button>
      )}
      <ol aria-label={texts.list} className="flex flex-col gap-4">
        {entries.map((entry, index) => {
          const isNewDay = dayOf(entry.at) !== dayOf(entries[index - 1]?.at);
          return (
            <li key={entry.key} className="flex flex-col gap-4">
              {isNewDay && <Separator>{dayText(entry.at)}</Separator>}
              {entry === firstUnread && <Separator isNew>{texts.unreadLine}</Separator>}
              {'note' in entry ? (
                <Note note={entry.note}>{attached(entry.note)}</Note>
              ) : (
                <Item
                  item={entry.item}
                  isOurs={entry.item.side === side}
                  wasSeen={entry.item === ownSeen && entry.item.isOwn}
                  side={side}
                >
                  {attached(entry.item)}
                </Item>
              )}
            </li>
          );
        })}
      </ol>
      <div ref={end} className="scroll-mb-[calc(var(--bottom-bar)+12rem)]" />
    </>
  );
}

function entriesOf({ items, notes }: ThreadState): Entry[] {
  return [
    ...items.map((item) => ({ item, at: item.at, key: String(item.position) })),
    ...notes.map((note) => ({ note, at: note.at, key: note.id })),
  ].sort((one, other) => one.at.localeCompare(other.at));
}

/** Where reading goes on, once: what our own side wrote in between begins nothing new. */
function firstUnreadOf(
  entries: readonly Entry[],
  { newAfter }: ThreadState,
  side: ThreadListProps['side'],
): Entry | undefined {
  if (newAfter === 0) return undefined;
  return entries.find((each) => 'item' in each && each.item.side !== side && each.item.position > newAfter);
}

function Separator({ isNew = false, children }: { isNew?: boolean; children: string }) {
  return (
    <p
      className={classNames(
        'flex items-center gap-3 text-xs before:h-px before:flex-1 after:h-px after:flex-1',
        isNew
          ? 'font-medium text-accent-text before:bg-accent after:bg-accent'
          : 'text-muted before:bg-line after:bg-line',
      )}
    >
      {children}
    </p>
  );
}

interface ItemProps {
  item: ThreadItemView;
  isOurs: boolean;
  wasSeen: boolean;
  side: ThreadListProps['side'];
  /** Its papers. */
  children: ReactNode;
}

function Item({ item, isOurs, wasSeen, side, children }: ItemProps) {
  return (
    <article
      className={classNames(
        'flex max-w-[85%] min-w-0 flex-col gap-1 md:max-w-[70%]',
        isOurs ? 'items-end self-end' : 'items-start self-start',
      )}
    >
      <p className="max-w-full text-xs wrap-anywhere text-muted">
        <bdi className="font-medium text-text">{authorOf(item, side)}</bdi>{' '}
        <time dateTime={item.at}>{texts.time(item.at)}</time>
      </p>
      <div
        className={classNames(
          'flex max-w-full min-w-0 flex-col gap-2 rounded-card px-4 py-2.5',
          isOurs ? 'bg-accent/12' : 'bg-surface',
        )}
      >
        {item.request && (
          <p className="text-sm font-medium">
            {item.side === 'company'
              ? texts.requested(item.request.service)
              : texts.requestState(item.request.service, item.request.state)}
          </p>
        )}
        {item.text && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {item.text}
          </p>
        )}
        {item.exchanges.length > 0 && <Exchanges item={item} />}
        {children}
      </div>
      {wasSeen && <p className="text-xs text-muted">{texts.seen}</p>}
    </article>
  );
}

function authorOf({ isOwn, side: from, author }: ThreadItemView, side: ThreadListProps['side']): string {
  if (isOwn) return texts.you;
  if (from === 'agency') {
    return side === 'company' ? texts.ofAgency(author, webSettings.brand.operatorName) : author;
  }
  return author || texts.formerMember;
}

function Exchanges({ item: { kind, exchanges } }: { item: ThreadItemView }) {
  const summary = kind === 'call' ? texts.call(exchanges.length) : texts.conversation(exchanges.length);
  return (
    <Fold summary={summary} buttonClassName="py-1 text-sm font-medium">
      <dl className="flex flex-col gap-3 border-s-2 border-line ps-3 text-sm">
        {exchanges.map(({ asked, answered }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a copy that never changes
          <div key={index} className="flex flex-col gap-1">
            <dt dir="auto" className="wrap-anywhere">
              <span className="text-muted">{texts.asked}: </span>
              {asked}
            </dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              <span className="text-muted">{texts.answered}: </span>
              {answered}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function Note({ note, children }: { note: NoteView; children: ReactNode }) {
  return (
    <article className="flex flex-col gap-1 rounded-card border border-dashed border-warn/60 px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge tone="warn">{texts.staff.noteMark}</Badge>
        <bdi className="font-medium text-text">{note.isOwn ? texts.you : note.author}</bdi>
        <time dateTime={note.at}>{texts.time(note.at)}</time>
      </p>
      {note.text && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {note.text}
        </p>
      )}
      {children}
    </article>
  );
}

function dayOf(at: string | undefined): string | undefined {
  return at && new Date(at).toDateString();
}

function dayText(at: string): string {
  const today = new Date();
  const yesterday = new Date(today);
  yesterday.setDate(today.getDate() - 1);
  if (dayOf(at) === today.toDateString()) return texts.today;
  if (dayOf(at) === yesterday.toDateString()) return texts.yesterday;
  return texts.day(at);
}
