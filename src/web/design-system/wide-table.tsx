import type { ReactNode } from 'react';

/** Room for a table that is wider than the screen: scrolled by finger, or by keyboard once it has the focus. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  );
}

interface TableHeadProps {
  /** Columns of text, and the columns of amounts behind them. */
  texts: readonly string[];
  amounts: readonly string[];
}

/** The head of a table of amounts. */
export function TableHead({ texts, amounts }: TableHeadProps) {
  return (
    <thead>
      <tr className="border-b border-line-strong text-xs text-muted">
        {texts.map((label) => (
          <th key={label} scope="col" className="py-2 pe-4 text-start font-medium">
            {label}
          </th>
        ))}
        {amounts.map((label) => (
          <th key={label} scope="col" className="ps-4 py-2 text-end font-medium">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
