import { ChevronDown } from 'lucide-react';

/** At the end of a summary, as on every other line that unfolds; `help.css` turns it when it is open. */
export function FoldMark() {
  return (
    <ChevronDown aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-faint" />
  );
}
