import type { DeskItemView, PaperReviewView } from '#contract/desk.ts';
import { decideReview, openReview, releaseReview, undoReview } from '#contract/desk.ts';
import type { TaskReviewView } from '#contract/desk-tasks.ts';
import { decideTaskReview, openTaskReview, releaseTaskReview, undoTaskReview } from '#contract/desk-tasks.ts';
import { comparedFields } from '#domain/desk/compare-fields.ts';
import type { StoredPaperState } from '#domain/papers/paper-state.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { call } from '#web/platform/call.ts';

/** What is under review: a paper, or a task that a founder submitted. */
export type ReviewView = PaperReviewView | TaskReviewView;

/** Which paper or task of which company. */
export type DeskKey =
  | { of: 'paper'; company: string; paper: string }
  | { of: 'task'; company: string; case: string; task: string };

/** One thing to repair, as a reviewer puts it together. */
export interface DraftPoint {
  /** `page-2`, the id of a field, or '' for all of it. */
  about: string;
  text: string;
  /** The reason of the list that the text is, unchanged; `null` for own words. */
  reason: string | null;
}

/** The key of what waits, or of what is open. */
export function keyOf(item: DeskItemView | ReviewView): DeskKey {
  const company = item.company.id;
  return item.of === 'paper'
    ? { of: 'paper', company, paper: item.paper }
    : { of: 'task', company, case: item.case, task: item.task };
}

/** What the address of the desk asks for, after '#'. */
export function keyIn(hash: string): DeskKey | undefined {
  const [, of, company, one, task] = /^#(paper|task)\/([^/]+)\/([^/]+)(?:\/([^/]+))?$/.exec(hash) ?? [];
  if (!company || !one) return undefined;
  if (of === 'paper') return { of, company, paper: one };
  return of === 'task' && task ? { of, company, case: one, task } : undefined;
}

/** Unique among all that waits. */
export function idOf(key: DeskKey): string {
  return key.of === 'paper' ? key.paper : `${key.case} ${key.task}`;
}

/** What it is called. */
export function labelOf(item: DeskItemView | ReviewView): string {
  return item.of === 'paper' ? paperKindLabels[item.kind] : item.label;
}

const paperParams = ({ company: id, paper }: DeskKey & { of: 'paper' }) => ({ params: { id, paper } });
const taskParams = ({ company: id, case: caseId, task }: DeskKey & { of: 'task' }) => ({
  params: { id, case: caseId, task },
});

/** Opens it for review and claims it, where nobody else has it. */
export async function openForReview(key: DeskKey): Promise<ReviewView> {
  return key.of === 'paper'
    ? (await call(openReview, paperParams(key))).review
    : (await call(openTaskReview, taskParams(key))).review;
}

/** Gives the claim back. */
export async function release(key: DeskKey): Promise<void> {
  await (key.of === 'paper'
    ? call(releaseReview, paperParams(key))
    : call(releaseTaskReview, taskParams(key)));
}

/** Takes one's own acceptance back. */
export async function undoAcceptance(key: DeskKey): Promise<ReviewView> {
  return key.of === 'paper'
    ? (await call(undoReview, paperParams(key))).review
    : (await call(undoTaskReview, taskParams(key))).review;
}

/** Accepts or returns what is open, as it was seen. */
export async function decideAbout(
  review: ReviewView,
  decision: 'accept' | 'return',
  drafts: readonly DraftPoint[],
): Promise<void> {
  const key = keyOf(review);
  if (review.of === 'task' && key.of === 'task') {
    await call(decideTaskReview, {
      ...taskParams(key),
      input: {
        decision,
        number: review.number,
        seenEvents: review.events,
        seenDecisions: review.decisions.length,
        points: drafts.map(({ about, ...point }) => ({ ...point, field: about || null })),
      },
    });
  }
  if (review.of === 'paper' && key.of === 'paper') {
    const [latest] = review.rounds;
    if (!latest) return;
    await call(decideReview, {
      ...paperParams(key),
      input: {
        decision,
        version: latest.version,
        seenState: latest.state as StoredPaperState,
        seenDecisions: latest.decisions.length,
        points: drafts.map(({ about, ...point }) => ({
          ...point,
          page: pageIn(about),
          field: comparedFields.find((field) => field === about) ?? null,
        })),
      },
    });
  }
}

/** The page that a point is about. */
function pageIn(about: string): number | null {
  const [, page] = /^page-(\d+)$/.exec(about) ?? [];
  return page === undefined ? null : Number(page);
}

/** Whether the reviewer can decide about what is open. */
export function isDecidable(review: ReviewView): boolean {
  const isOthers = review.claim !== null && !review.claim.isYou;
  const waits = review.of === 'paper' ? review.rounds[0]?.state === 'received' : review.isWaiting;
  return waits && !isOthers;
}

/** What was decided about what is open, oldest first. */
export function decisionsOf(review: ReviewView) {
  return review.of === 'paper' ? (review.rounds[0]?.decisions ?? []) : review.decisions;
}
