import { useEffect, useRef, useState } from 'react';
import { type DeskItemView, readDesk } from '#contract/desk.ts';
import { deskMessages } from '#messages/desk.ts';
import { CallFailure, describeFailure, isFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import {
  type DeskKey,
  type DraftPoint,
  decideAbout,
  idOf,
  keyIn,
  keyOf,
  labelOf,
  openForReview,
  type ReviewView,
  release,
  undoAcceptance,
} from './desk-calls.ts';

const isSame = (one: DeskKey | undefined, other: DeskKey) => one !== undefined && idOf(one) === idOf(other);

/** Whether a reviewer can take it now. */
const isFree = ({ claim, acceptedFirstBy }: DeskItemView) =>
  (claim === null || claim.isYou) && !acceptedFirstBy?.isYou;

/** The queue, what is open of it, and what a reviewer does with it. */
export function useDesk() {
  const { data, failure, refetch, isFetching } = useQuery(readDesk, {});
  const items = data?.desk.items ?? [];
  const [chosen, setChosen] = useState<DeskKey | undefined>(() => keyIn(location.hash));
  const [review, setReview] = useState<ReviewView>();
  const [reviewFailure, setReviewFailure] = useState<CallFailure>();
  const [isBusy, setIsBusy] = useState(false);
  /** The last acceptance, which can be undone. */
  const [accepted, setAccepted] = useState<{ key: DeskKey; label: string }>();
  const underWay = useRef(false);
  /** What was decided here: the queue may still list it for a moment. */
  const decided = useRef(new Set<string>());
  const isNext = (item: DeskItemView) => isFree(item) && !decided.current.has(idOf(keyOf(item)));
  const firstFree = items.find(isNext);
  const current = chosen ?? (firstFree && keyOf(firstFree));
  const id = current && idOf(current);
  const opened = useRef(current);
  opened.current = current;

  useEffect(() => {
    const key = opened.current;
    if (!key || id !== idOf(key)) return;
    let isLeft = false;
    setReviewFailure(undefined);
    openForReview(key).then(
      (answer) => !isLeft && setReview(answer),
      (error: unknown) => !isLeft && error instanceof CallFailure && setReviewFailure(error),
    );
    return () => {
      isLeft = true;
      // A claim that is not given back expires by itself.
      release(key).catch(() => undefined);
    };
  }, [id]);

  function choose(item: DeskItemView | undefined): void {
    if (item) setChosen(keyOf(item));
  }

  const position = items.findIndex((item) => isSame(current, keyOf(item)));

  function nextFree(): DeskItemView | undefined {
    const others = [...items.slice(position + 1), ...items.slice(0, Math.max(position, 0))];
    return others.find(isNext);
  }

  /** Does one thing at a time: a second key press can come before the first has been answered. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(describeFailure(error));
      const isOutdated = (['paper-changed', 'task-changed', 'review-claimed'] as const).some((code) =>
        isFailure(error, code),
      );
      if (isOutdated && current) {
        setReview(await openForReview(current));
        void refetch();
      }
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  }

  function decide(decision: 'accept' | 'return', points: readonly DraftPoint[]): Promise<void> {
    return once(async () => {
      if (!review || !current) return;
      const next = nextFree();
      await decideAbout(review, decision, points);
      const label = labelOf(review);
      setAccepted(decision === 'accept' ? { key: current, label } : undefined);
      notify.success(decision === 'accept' ? deskMessages.accepted(label) : deskMessages.returned(label));
      decided.current.add(idOf(current));
      if (!next) setReview(undefined);
      setChosen(next && keyOf(next));
      // Not waited for: the next key may follow at once.
      void refetch();
    });
  }

  return {
    desk: data?.desk,
    failure,
    refetch,
    isFetching,
    current,
    review: review && isSame(current, keyOf(review)) ? review : undefined,
    reviewFailure,
    isBusy,
    accepted,
    choose,
    /** Shows what is open as it has become. */
    show: (changed: ReviewView) => setReview(changed),
    goOn: (step: 1 | -1) => choose(items[position + step]),
    skip: () => choose(nextFree()),
    accept: () => decide('accept', []),
    returnWith: (points: readonly DraftPoint[]) => decide('return', points),
    undo: () =>
      once(async () => {
        if (!accepted) return;
        const answer = await undoAcceptance(accepted.key);
        notify.success(deskMessages.undone(accepted.label));
        setAccepted(undefined);
        decided.current.delete(idOf(accepted.key));
        setChosen(accepted.key);
        setReview(answer);
        void refetch();
      }),
  };
}
export type Desk = ReturnType<typeof useDesk>;
