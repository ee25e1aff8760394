import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { operatorMessages } from '#messages/operator.ts';
import { controlClass } from '#web/design-system/field.tsx';
import { focusFirstRow } from './row-keys.ts';
import { useTypedFilter } from './use-address-filter.ts';

interface SearchFieldProps {
  label: string;
  value: string | undefined;
  onChange(value: string): void;
}

/** Finds rows: '/' leads here from anywhere on the page, the arrow down leads on to the rows. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedFilter(value, onChange);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select, [role=dialog]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);
  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
        />
        <input
          ref={field}
          id={id}
          type="search"
          maxLength={100}
          autoComplete="off"
          aria-keyshortcuts="/"
          title={operatorMessages.searchKeys}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
          }}
          className={`${controlClass} min-h-10 ps-9`}
        />
      </div>
    </div>
  );
}
