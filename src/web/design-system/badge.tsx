import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-text/6 text-muted',
  accent: 'bg-accent/12 text-accent-text',
  good: 'bg-good/12 text-good',
  warn: 'bg-warn/14 text-warn',
  bad: 'bg-bad/12 text-bad',
};

/** A word about a thing: its state or what is new. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      // Numbers first would otherwise stand last on a right-to-left page.
      dir="auto"
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
