import { classNames } from './class-names.ts';

interface SoundingProps {
  /** The least it costs or takes. */
  low: number;
  /** The most; none where part of it has no published figure. */
  high: number | undefined;
  /** What the whole width stands for: the largest figure it is compared with. */
  scale: number;
  size?: 'regular' | 'small';
}

/**
 * A range as a bar: solid to the least, hatched to the most, an arrow where there is no upper bound. It repeats the
 * words beside it, which screen readers read instead.
 */
export function Sounding({ low, high, scale, size = 'regular' }: SoundingProps) {
  const share = (amount: number) => `${Math.min(Math.max(amount / (scale || 1), 0), 1) * 100}%`;
  const height = size === 'small' ? 'h-1.5' : 'h-2.5';
  return (
    <span
      aria-hidden="true"
      className="relative flex w-full items-center [print-color-adjust:exact] before:absolute before:inset-x-0 before:h-px before:bg-line"
    >
      <span
        className={classNames('relative shrink-0 bg-data transition-[inline-size] duration-200', height)}
        // An open end keeps the room of its arrow, so that it is seen at the end of the scale, too.
        style={{ inlineSize: high === undefined ? `min(${share(low)}, calc(100% - 2rem))` : share(low) }}
      />
      {high !== undefined && high > low && (
        <span
          className={classNames(
            'relative border border-data hatched transition-[inline-size] duration-200',
            height,
          )}
          style={{ inlineSize: share(high - low) }}
        />
      )}
      {high === undefined && (
        <svg
          aria-hidden="true"
          viewBox="0 0 32 10"
          className="relative h-2.5 w-8 shrink-0 text-data rtl:-scale-x-100"
          fill="none"
        >
          <path d="M0 5h28" stroke="currentColor" strokeWidth="2" strokeDasharray="3 3" />
          <path d="m25 1 5 4-5 4" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        </svg>
      )}
    </span>
  );
}
