import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { scrollRowClass } from './scroll-row.ts';

interface TabsProps<Id extends string> {
  /** What the tabs are parts of, for screen readers. */
  label: string;
  tabs: readonly { id: Id; title: string; content: ReactNode }[];
  /** The open tab; without it the tabs keep their own state and open the first. */
  open?: Id;
  onOpen?: (id: Id) => void;
}

/**
 * Parts of a page of which one shows at a time; what was typed in the others stays. On narrow screens the row of tabs
 * scrolls.
 */
export function Tabs<Id extends string>({ label, tabs, open, onOpen }: TabsProps<Id>) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const shown = open ?? own;
  const [opened, setOpened] = useState<readonly Id[]>([]);
  if (shown !== undefined && !opened.includes(shown)) setOpened([...opened, shown]);
  const list = useRef<HTMLDivElement>(null);
  // An address may open a tab that is beyond the edge.
  useEffect(() => {
    const tab = shown === undefined ? undefined : list.current?.querySelector('[data-state="active"]');
    if (tab && list.current) scrollInto(list.current, tab);
  }, [shown]);
  return (
    <RadixTabs.Root
      dir={readingDirection()}
      value={shown ?? ''}
      onValueChange={(id) => {
        setOwn(id as Id);
        onOpen?.(id as Id);
      }}
    >
      <RadixTabs.List ref={list} aria-label={label} className={scrollRowClass}>
        {tabs.map(({ id, title }) => (
          <RadixTabs.Trigger
            key={id}
            value={id}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-0.5 text-sm font-medium text-muted transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-text print:data-[state=inactive]:hidden"
          >
            {title}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ id, content }) => (
        <RadixTabs.Content
          key={id}
          value={id}
          {...(opened.includes(id) && { forceMount: true })}
          className="pt-6 outline-offset-4 data-[state=inactive]:hidden"
        >
          {/* The code of a tab may not come; the others stay with what was typed there. */}
          <ErrorBoundary show={(message) => message}>{content}</ErrorBoundary>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/** Scrolls a row sideways alone, so that the page stays where it is, until the tabs beside this one show, too. */
function scrollInto(row: HTMLElement, tab: Element): void {
  const { left, right } = row.getBoundingClientRect();
  const middle = tab.getBoundingClientRect();
  row.scrollBy({ left: (middle.left + middle.right - left - right) / 2 });
}

/** Radix takes left to right for granted. */
function readingDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
