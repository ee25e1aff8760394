import { useCallback, useDeferredValue, useState } from 'react';
import { type EmailState, emailStates, listOutgoingEmails } from '#contract/mail.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { useSearchParams } from '#web/platform/router.tsx';
import { useIsInteractive } from '#web/platform/use-is-interactive.ts';

const none = new URLSearchParams();

/** The emails that are looked for, and the one that is read. The address holds all of it but what is being typed. */
export function useOutbox() {
  const isInteractive = useIsInteractive();
  const [given, setAddress] = useSearchParams();
  // The prerendered page knows no address but its own.
  const address = isInteractive ? given : none;
  const state = emailStates.find((known) => known === address.get('state'));
  const [typed, setTyped] = useState<string>();
  const search = typed ?? address.get('search') ?? '';
  const asked = useDeferredValue(search.trim());

  const query = usePagedQuery(listOutgoingEmails, { query: { search: asked || undefined, state } }, 'emails');

  const change = useCallback(
    (changes: Record<string, string | undefined>) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );

  return {
    ...query,
    search,
    state,
    emailId: address.get('email') ?? undefined,
    find(words: string) {
      setTyped(words);
      change({ search: words.trim() });
    },
    choose: (chosen: EmailState | undefined) => change({ state: chosen }),
    open: (id: string) => change({ email: id }),
  };
}
