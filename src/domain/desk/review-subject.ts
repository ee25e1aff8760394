/** What is reviewed: a paper, or a task that a founder submitted. */
export type ReviewSubject = { paper: string } | { caseId: string; task: string };
