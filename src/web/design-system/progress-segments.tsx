import { classNames } from './class-names.ts';

interface ProgressSegmentsProps {
  /** A part each: whether it is done. What they are together, words beside them say. */
  parts: readonly boolean[];
  className?: string;
}

/** How much of something is done, at a glance. */
export function ProgressSegments({ parts, className }: ProgressSegmentsProps) {
  return (
    <div aria-hidden="true" className={classNames('flex gap-1', className)}>
      {parts.map((isDone, part) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          key={part}
          className={`h-1.5 flex-1 rounded-full ${isDone ? 'bg-accent' : 'bg-text/12'}`}
        />
      ))}
    </div>
  );
}
