import type { DeskItemView } from '#contract/desk.ts';
import { caseMessages } from '#messages/cases.ts';
import { deskMessages } from '#messages/desk.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { type DeskKey, idOf, keyOf, labelOf } from './desk-calls.ts';

interface QueueListProps {
  items: readonly DeskItemView[];
  total: number;
  current: DeskKey | undefined;
  onChoose(item: DeskItemView): void;
}

/** What waits, waiting longest first, and who has what open. */
export function QueueList({ items, total, current, onChoose }: QueueListProps) {
  const id = current && idOf(current);
  return (
    <nav aria-label={deskMessages.queue} className="min-w-0">
      <h2 className="text-sm font-semibold text-muted">{deskMessages.waiting(total)}</h2>
      <ol className="mt-2 max-h-36 divide-y divide-line overflow-y-auto border-y border-line @4xl:max-h-[75dvh]">
        {items.map((item) => (
          <li key={idOf(keyOf(item))}>
            <Item item={item} isCurrent={id === idOf(keyOf(item))} onChoose={() => onChoose(item)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ItemProps {
  item: DeskItemView;
  isCurrent: boolean;
  onChoose(): void;
}

function Item({ item, isCurrent, onChoose }: ItemProps) {
  const { company, waitingSince, claim, acceptedFirstBy } = item;
  const about = item.of === 'paper' ? item.about : caseMessages.kinds[item.caseKind];
  const state =
    claim && !claim.isYou
      ? deskMessages.heldBy(claim.name)
      : acceptedFirstBy && deskMessages.firstBy(acceptedFirstBy.name);
  return (
    <button
      type="button"
      data-queue-item
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className={classNames(
        'flex w-full flex-col border-s-2 px-3 py-2 text-start hover:bg-text/4 focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
        isCurrent ? 'border-accent bg-accent/8' : 'border-transparent',
      )}
    >
      <span className="font-medium text-pretty">{labelOf(item)}</span>
      <span className="text-sm text-muted wrap-anywhere">
        {about && (
          <>
            <bdi>{about}</bdi>,{' '}
          </>
        )}
        <bdi>{company.name}</bdi>
      </span>
      <span className="text-xs text-muted">{state ?? deskMessages.since(waitingSince)}</span>
    </button>
  );
}
