import { assignDeadline, completeDeadline, dismissDeadline, reopenDeadline } from '#contract/calendar.ts';
import { downloadPaper, listPapers } from '#contract/papers.ts';
import { listMembers } from '#contract/team.ts';
import { memberUploads } from '#web/platform/send-file.ts';
import type { RecordingSide } from './recording-side.ts';

/** How the company's own people record. */
export function memberSide(companyId: string): RecordingSide {
  return {
    companyId,
    complete: completeDeadline,
    dismiss: dismissDeadline,
    assign: assignDeadline,
    reopen: reopenDeadline,
    papers: listPapers,
    download: downloadPaper,
    uploads: memberUploads,
    people: listMembers,
  };
}
