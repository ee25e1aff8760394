import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something to know about the form as a whole. */
export function FormNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-control border border-line bg-surface px-4 py-3 text-sm"
    >
      <Info aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-muted" />
      <p className="min-w-0">
        {children} {action}
      </p>
    </div>
  );
}
