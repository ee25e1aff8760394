import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { classNames } from './class-names.ts';

interface FoldProps {
  /** The line that is always shown, and that is pressed. */
  summary: ReactNode;
  /** Stands beside the line and is no part of its button: marks, figures, pictures. */
  aside?: ReactNode;
  /** The line is a heading of the third level. */
  isHeading?: boolean;
  /** What is inside must not be overlooked. */
  startsOpen?: boolean;
  /** Columns of the line, where it has more than the button and what stands beside it. */
  className?: string;
  buttonClassName?: string;
  /** What is unfolded. */
  children: ReactNode;
}

/** A line that unfolds what explains it. On paper it is always unfolded. */
export function Fold({
  summary,
  aside,
  isHeading = false,
  startsOpen = false,
  className = 'grid-cols-[minmax(0,1fr)_auto] gap-x-2',
  buttonClassName = 'py-2.5',
  children,
}: FoldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  // Nothing can be pressed on paper.
  const isPrinted = useIsPrinted();
  const line = isPrinted ? (
    <div className={classNames('min-w-0', buttonClassName)}>{summary}</div>
  ) : (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setIsOpen(!isOpen)}
      className={classNames(
        'flex w-full min-w-0 items-start gap-2 rounded-sm text-start hover:text-accent-text pointer-coarse:min-h-11',
        buttonClassName,
      )}
    >
      <span className="min-w-0 flex-1">{summary}</span>
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className={classNames(
          'mt-0.5 shrink-0 text-faint transition-transform duration-150',
          isOpen && 'rotate-180',
        )}
      />
    </button>
  );
  const head = isHeading ? <h3 className="min-w-0 break-after-avoid">{line}</h3> : line;
  if (isPrinted) {
    return (
      <div>
        <div className={classNames('grid break-after-avoid', className)}>
          {head}
          {aside}
        </div>
        {/* Not in the grid: browsers lay parts of one over each other where a sheet or a column ends. */}
        {children}
      </div>
    );
  }
  return (
    <div className={classNames('grid', className)}>
      {head}
      {aside}
      <div id={id} className={classNames('col-span-full min-w-0', !isOpen && 'hidden')}>
        {children}
      </div>
    </div>
  );
}
