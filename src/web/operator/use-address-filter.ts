import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from '#web/platform/router.tsx';

/** How long typing has to rest before it is searched for, in ms. */
const typingPause = 250;

type Choices = Readonly<Record<string, readonly string[] | 'text'>>;
type Chosen<C extends Choices> = {
  [Name in keyof C]: (C[Name] extends readonly (infer Value)[] ? Value : string) | undefined;
};

/**
 * The filters of a list, kept in the address, so that they survive a reload and can be shared. A value that is
 * not on offer is ignored.
 *
 * @param choices the values each filter offers, or 'text'
 */
export function useAddressFilter<const C extends Choices>(choices: C) {
  const [parameters, setParameters] = useSearchParams();
  const given = (name: string) => parameters.get(name) || undefined;
  const values = Object.fromEntries(
    Object.entries(choices).map(([name, offered]) => [
      name,
      offered === 'text' ? given(name) : offered.find((value) => value === given(name)),
    ]),
  ) as Chosen<C>;

  const set = useCallback(
    (name: keyof C & string, value: string) =>
      setParameters(
        (known) => {
          const next = new URLSearchParams(known);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { values, set, isFiltered: Object.values(values).some((value) => value !== undefined) };
}

/** A text that is typed: shown at once, and handed on when the typing rests. */
export function useTypedFilter(value: string | undefined, onRest: (value: string) => void) {
  const [typed, setTyped] = useState(value ?? '');
  const handOn = useRef(onRest);
  handOn.current = onRest;
  useEffect(() => {
    const trimmed = typed.trim();
    if (trimmed === (value ?? '')) return;
    const timer = setTimeout(() => handOn.current(trimmed), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped] as const;
}
