import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** How long typing has to rest before it is searched for, in ms. */
const typingPause = 250;

/**
 * What a list is filtered by, kept in the address: it survives a reload, a way back, and can be handed on. Any
 * change begins at the first page again.
 */
export function useAddressFilter<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, parameters.get(name) || undefined])) as Record<
    Name,
    string | undefined
  >;
  const page = Number(parameters.get('page') ?? '1') || 1;

  const set = useCallback(
    (name: Name | 'page', value: string) =>
      setParameters(
        (known) => {
          const next = new URLSearchParams(known);
          if (name !== 'page') next.delete('page');
          if (value === '' || (name === 'page' && value === '1')) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { values, page, set, isFiltered: names.some((name) => values[name] !== undefined) };
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
