import { Search } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useId } from 'react';
import { helpMessages } from '#messages/help.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { basePath, paths } from '#web/paths.ts';

/** As many characters as the server searches for (`maxSearchLength` of the contract, whose code comes with the first search). */
const maxQuery = 200;

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>;
  onType?(query: string): void;
  onSearch(query: string): void;
}

/** Where to type what one looks for. Before scripts run, and without them, the browser sends it as a form. */
export function SearchBox({ box, onType, onSearch }: SearchBoxProps) {
  const id = useId();
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== helpMessages.searchKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && isTypedInto(event.target)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [box]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(box.current?.value.trim() ?? '');
  }

  return (
    <search>
      <form
        action={`${basePath}${paths.help}`}
        method="get"
        onSubmit={submit}
        className="relative flex max-w-2xl items-center gap-2 print:hidden"
      >
        <label htmlFor={id} className="sr-only">
          {helpMessages.search}
        </label>
        <Search
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="help-icon pointer-events-none absolute text-muted"
        />
        <input
          ref={box}
          id={id}
          type="search"
          name="q"
          maxLength={maxQuery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="help-input min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-page pe-9 text-base placeholder:text-faint hover:border-muted"
          placeholder={helpMessages.searchPlaceholder}
          aria-keyshortcuts={helpMessages.searchKey}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onType?.(event.target.value.trim())}
        />
        <span aria-hidden="true" className="help-key">
          {helpMessages.searchKey}
        </span>
        <button type="submit" className={buttonClass('secondary', 'large')}>
          {helpMessages.searchButton}
        </button>
      </form>
    </search>
  );
}

function isTypedInto(element: HTMLElement): boolean {
  return element.isContentEditable || /^(?:input|textarea|select)$/i.test(element.tagName);
}
