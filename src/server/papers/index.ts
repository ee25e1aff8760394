/* What other features may use. */

export {
  describePapers,
  type PaperReader,
  type PaperReference,
  referToPapers,
} from './attached-papers.ts';
export { decideInScope, reopenInScope } from './decide-paper.ts';
export { dropFiles } from './drop-files.ts';
export { attachmentHeader, downloadNameOf } from './file-name.ts';
export { keepMade, listLatest, openPaperIn } from './keep-made.ts';
export { type KeptOfCompany, keepOnRemoval, keptOnRemoval } from './keep-papers.ts';
export { type KeptPaper, listKeptPapers } from './kept-repository.ts';
export { listPapers, paperJudgeIn } from './list-papers.ts';
export type { PaperJudge } from './paper-judge.ts';
export { findPaper, findSharedPapers, lockPaper } from './paper-repository.ts';
export type { PaperPorts, PaperScope } from './ports.ts';
export { type ReviewedVersion, readVersions } from './read-version.ts';
export { sandboxHeaders } from './sandbox-headers.ts';
export { type SaidOfPaper, storeDetailsIn } from './save-details.ts';
export { paperScopeOf } from './staff-routes.ts';
export { viewCopyRule, viewLease } from './views.ts';
export { isOnOwnPage, peopleToTell } from './whom-to-tell.ts';
