import type {
  assignDeadline,
  completeDeadline,
  dismissDeadline,
  reopenDeadline,
} from '#contract/calendar.ts';
import type {
  assignClientDeadline,
  completeClientDeadline,
  dismissClientDeadline,
  reopenClientDeadline,
} from '#contract/client-deadlines.ts';
import type { downloadClientPaper, listClientPapers } from '#contract/client-papers.ts';
import type { downloadPaper, listPapers } from '#contract/papers.ts';
import type { listMembers } from '#contract/team.ts';
import type { UploadCalls } from '#web/platform/send-file.ts';

/** Who records: the company's people, or staff on their behalf, with the calls of each. */
export interface RecordingSide {
  companyId: string;
  complete: typeof completeDeadline | typeof completeClientDeadline;
  dismiss: typeof dismissDeadline | typeof dismissClientDeadline;
  assign: typeof assignDeadline | typeof assignClientDeadline;
  reopen: typeof reopenDeadline | typeof reopenClientDeadline;
  papers: typeof listPapers | typeof listClientPapers;
  download: typeof downloadPaper | typeof downloadClientPaper;
  uploads: UploadCalls;
  /** Who a deadline can be assigned to: a call that lists them, or the people themselves. */
  people: typeof listMembers | readonly { value: string; label: string }[];
}
