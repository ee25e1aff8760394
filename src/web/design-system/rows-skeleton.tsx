import { Skeleton, useSlowLoading } from './skeleton.tsx';

const widths = ['w-44', 'w-60', 'w-32', 'w-60', 'w-44'];

/** The shape of a ruled list or table that is coming. */
export function RowsSkeleton({ label }: { label: string }) {
  if (!useSlowLoading(true)) return null;
  return (
    <div role="status" aria-label={label} className="divide-y divide-line border-y border-line">
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and stay where they are
        <div key={index} className="flex items-center py-3">
          <Skeleton className={`h-4 max-w-full ${width}`} />
        </div>
      ))}
    </div>
  );
}
