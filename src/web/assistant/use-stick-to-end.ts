import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance to the end, in pixels, that still counts as being there. */
const nearEnd = 24;

/**
 * So long, in milliseconds, an answer shows its beginning before the view follows its end. Longer than that
 * it comes no faster than it can be read; what is there at once is read from its first line.
 */
const beginningStays = 600;

/** Room above what is shown from its beginning, in pixels. */
const gapAbove = 12;

interface StickToEnd {
  isAtEnd: boolean;
  jumpToEnd(): void;
}

interface GrowingList {
  /** What scrolls; its first child grows. */
  view: RefObject<HTMLElement | null>;
  /** The answer that is coming, or came last. */
  answer: RefObject<HTMLElement | null>;
  /** An answer is awaited or coming. */
  isAnswering: boolean;
}

/**
 * Keeps the end of a growing list in view for a reader who is there, and leaves one in peace who has
 * scrolled up.
 */
export function useStickToEnd({ view: viewRef, answer: answerRef, isAnswering }: GrowingList): StickToEnd {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const jump = useRef(() => {});
  const isAwaited = useEffectEvent(() => isAnswering);

  useEffect(() => {
    const view = viewRef.current;
    const content = view?.firstElementChild;
    if (!view || !content) return;
    let isFollowing = true;
    let wasAtEnd = true;
    let lastTop = view.scrollTop;
    let answer: HTMLElement | null = null;
    let answerBegan = 0;

    const distanceToEnd = () => view.scrollHeight - view.clientHeight - view.scrollTop;
    function look(): void {
      lastTop = view?.scrollTop ?? 0;
      wasAtEnd = distanceToEnd() <= nearEnd;
      setIsAtEnd(wasAtEnd);
    }
    function onScroll(): void {
      const top = view?.scrollTop ?? 0;
      const hasGoneUp = top < lastTop;
      // Who has gone on by themselves is past the beginning.
      if (top > lastTop) answerBegan = 0;
      if (distanceToEnd() <= (hasGoneUp ? 1 : nearEnd)) isFollowing = true;
      else if (hasGoneUp) isFollowing = false;
      look();
    }
    function onGrowth(): void {
      if (!view) return;
      if (answerRef.current !== answer) {
        answer = answerRef.current;
        answerBegan = performance.now();
      }
      if (isFollowing && (wasAtEnd || isAwaited())) {
        const isBeginning = performance.now() - answerBegan < beginningStays;
        const end = view.scrollHeight - view.clientHeight;
        view.scrollTop = isBeginning && answer ? Math.min(end, startOf(answer, view)) : end;
      }
      look();
    }

    const growth = new ResizeObserver(onGrowth);
    growth.observe(view);
    growth.observe(content);
    view.addEventListener('scroll', onScroll, { passive: true });
    jump.current = () => {
      isFollowing = true;
      answerBegan = 0;
      view.scrollTop = view.scrollHeight;
    };
    return () => {
      growth.disconnect();
      view.removeEventListener('scroll', onScroll);
    };
  }, [viewRef, answerRef]);

  return { isAtEnd, jumpToEnd: () => jump.current() };
}

/** Where the view stands when an answer begins at its upper edge, or its question where that is short. */
function startOf(answer: HTMLElement, view: HTMLElement): number {
  const question = answer.previousElementSibling;
  const isShort = question !== null && question.clientHeight < view.clientHeight / 4;
  const first = isShort ? question : answer;
  return view.scrollTop + first.getBoundingClientRect().top - view.getBoundingClientRect().top - gapAbove;
}
