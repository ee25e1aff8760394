import { useEffect, useEffectEvent, useRef } from 'react';
import { googleAnswerParameter } from '#contract/google-return.ts';
import { useLocation, useNavigate } from '#web/platform/router.tsx';

/** What the page hands itself over the trip to Google, under this key of the session storage. */
const key = 'before-google';

/** Leaves for Google; what the page was handed waits here. */
export function leaveForGoogle(url: string, state: unknown): void {
  sessionStorage.setItem(key, JSON.stringify(state ?? null));
  location.assign(url);
}

/** Runs once where the browser comes back from Google, with the address as it was before. */
export function useReturnFromGoogle(onReturn: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  const take = useEffectEvent(() => {
    isTaken.current = true;
    navigate(pathname, { replace: true, state: stateFromBefore() });
    onReturn();
  });
  useEffect(() => {
    if (!isTaken.current && new URLSearchParams(search).has(googleAnswerParameter)) take();
  }, [search]);
}

function stateFromBefore(): object | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    return JSON.parse(kept ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
