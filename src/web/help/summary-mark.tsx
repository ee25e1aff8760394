import { ChevronDown } from 'lucide-react';

/** At the end of a summary, as on the other public pages; `help.css` turns it once its fold is open. */
export const SummaryMark = () => (
  <ChevronDown aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-faint" />
);
