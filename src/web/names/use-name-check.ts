import { useEffect, useState } from 'react';
import { type CheckedNameView, checkName } from '#contract/names.ts';
import { call } from '#web/platform/call.ts';
import type { NameDraft } from './name-drafts.ts';

/** How long nothing is typed before a name is checked. */
const pauseMs = 300;

interface NameCheck {
  /** What the rules said last; `undefined` before the first answer. */
  checked: CheckedNameView | undefined;
  /** Whether it is about what is typed now. */
  isCurrent: boolean;
  hasFailed: boolean;
}

/**
 * Checks a name while it is typed, after each pause.
 *
 * @param checkedWith what the rules look at beside the name; the name is checked again when it changes
 */
export function useNameCheck(
  companyId: string,
  { name, arabicName, explanation }: NameDraft,
  checkedWith: string,
): NameCheck {
  const key = JSON.stringify([name.trim(), arabicName.trim(), explanation.trim(), checkedWith]);
  const [answer, setAnswer] = useState<{ key: string; checked?: CheckedNameView }>();

  useEffect(() => {
    if (!name.trim()) return;
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      call(checkName, {
        params: { id: companyId },
        input: { name, arabicName, explanation },
        signal: stopped.signal,
      }).then(
        ({ checked }) => setAnswer({ key, checked }),
        () => !stopped.signal.aborted && setAnswer((last) => ({ ...last, key })),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [companyId, key, name, arabicName, explanation]);

  const isCurrent = answer?.key === key;
  return {
    checked: name.trim() ? answer?.checked : undefined,
    isCurrent,
    hasFailed: isCurrent && answer.checked === undefined,
  };
}
