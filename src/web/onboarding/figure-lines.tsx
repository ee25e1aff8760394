import { classNames } from '#web/design-system/class-names.ts';
import type { Figures } from './use-figures.ts';

interface FigureLinesProps {
  /** `undefined` while they are awaited: then there is room for them. */
  figures: Figures | undefined;
  /** Which choice: a key of the figures. */
  of: string;
  className?: string;
}

/** Ends a choice's card: what it costs and how long it takes, and what is missing from both. */
export function FigureLines({ figures, of, className }: FigureLinesProps) {
  const known = figures?.get(of);
  if (figures && !known) return null;
  return (
    <span className={classNames('mt-1.5 block text-xs text-pretty', className)}>
      {known?.problem && <span className="block font-medium text-warn">{known.problem}</span>}
      {known && !known.problem && (
        <>
          <span className="block overflow-hidden font-semibold text-text tabular">
            <bdi className="me-2">{known.cost}</bdi>{' '}
            {known.time && (
              <span className="relative inline-block">
                {/* Beside the cost it parts the two; where the time begins a line, it is cut off. */}
                <span className="absolute end-full pe-1">· </span>
                <bdi>{known.time}</bdi>
              </span>
            )}
          </span>
          {known.missing && <span className="block text-muted">{known.missing}</span>}
        </>
      )}
    </span>
  );
}
