import { Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SealProps {
  /** Whether the person has just brought it about: only then it moves. */
  isNew?: boolean;
  children: ReactNode;
}

/** What is settled for good, as in 'Incorporated, 20 Oct 2026'. */
export function Seal({ isNew = false, children }: SealProps) {
  return (
    <p
      className={classNames(
        'tabular inline-flex items-center gap-2 rounded-control border-2 border-double border-accent/60 px-3 py-1 text-sm font-medium text-accent-text',
        isNew && 'animate-rise',
      )}
    >
      <Stamp aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
      {children}
    </p>
  );
}
