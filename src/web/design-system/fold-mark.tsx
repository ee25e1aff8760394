import { ChevronRight } from 'lucide-react';
import { classNames } from './class-names.ts';

/** The mark of a `<summary>`: it points on, and down once its `<details className="group">` is open. */
export const FoldMark = ({ className = 'text-muted' }: { className?: string }) => (
  <ChevronRight
    aria-hidden="true"
    size={16}
    strokeWidth={1.5}
    className={classNames('shrink-0 print:hidden group-open:rotate-90 rtl:-scale-x-100', className)}
  />
);
