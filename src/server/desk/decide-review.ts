import type { PaperReviewView } from '#contract/desk.ts';
import type { Person } from '#domain/accounts/person.ts';
import { isHeldByOther } from '#domain/desk/claim.ts';
import { comparedFields } from '#domain/desk/compare-fields.ts';
import {
  acceptanceBy,
  asksForIdentity,
  type Decision,
  type DecisionKind,
  type ReviewDecision,
} from '#domain/desk/decision.ts';
import type { PaperPoint, StoredPaperState } from '#domain/papers/paper-state.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { decideInScope, isOnOwnPage, paperScopeOf, peopleToTell, readVersions } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import { dropClaim, findClaim } from './claim-repository.ts';
import {
  addDecision,
  areTwoAsked,
  listDecisions,
  lockPaperForReview,
  ofNumber,
} from './decision-repository.ts';
import type { DeskPorts } from './ports.ts';
import { reviewIn } from './read-review.ts';

/** A decision, and what was on the screen when it was taken. */
interface TakenDecision {
  decision: ReviewDecision;
  version: number;
  seenState: StoredPaperState;
  seenDecisions: number;
  points: readonly PaperPoint[];
}

const { comparedFieldLabels, paperKindLabels } = messagesIn(locales[0]);

/**
 * Accepts or returns a paper under review. The first of two acceptances leaves it waiting for a second reviewer.
 *
 * @throws Failure 'company-not-found', 'paper-not-found', 'points-missing', 'review-claimed' while somebody else has it,
 * 'second-reviewer-needed' where the same person would agree with themselves, or 'paper-changed' where something else
 * was decided or uploaded since it was seen
 */
export function decideReview(
  services: Pick<DeskPorts, 'clock' | 'database' | 'prices' | 'secrets' | 'paperOwners'>,
  reviewer: Person,
  companyId: string,
  paperId: string,
  taken: TakenDecision,
): Promise<PaperReviewView> {
  return inCompanyAsStaff(services, reviewer, companyId, async (scope) => {
    await lockPaperForReview(scope, paperId);
    const at = services.clock();
    const claim = await findClaim(scope, { paper: paperId }, at);
    if (isHeldByOther(claim, reviewer.id, at)) throw new Failure('review-claimed');
    const papers = paperScopeOf(scope);
    const [latest] = await readVersions(services, papers, paperId);
    const decisions = ofNumber(await listDecisions(scope, { paper: paperId }), taken.version);
    if (!latest || latest.number !== taken.version || decisions.length !== taken.seenDecisions)
      throw new Failure('paper-changed');
    const needsSecond = asksForIdentity([latest.kind]) && (await areTwoAsked(scope));
    const kind = decisionOf(reviewer, taken.decision, decisions, needsSecond);
    if (kind === 'accepted-first') {
      if (latest.state !== 'received') throw new Failure('paper-changed');
    } else {
      await decideInScope(services, papers, reviewer, { ...taken, paperId, number: taken.version });
    }
    await addDecision(scope, {
      ...{ companyId, subject: { paper: paperId }, number: taken.version, after: decisions.length },
      ...{ kind, by: reviewer.id, at },
    });
    await dropClaim(scope, { paper: paperId }, reviewer.id);
    await scope.record({
      action: kind === 'returned' ? 'paper-returned' : 'paper-accepted',
      subject: latest.kind,
      details: { version: taken.version, first: kind === 'accepted-first' },
    });
    if (kind === 'returned') {
      const about = taken.points.flatMap(({ field }) => comparedFields.find((each) => each === field) ?? []);
      const details = {
        label: paperKindLabels[latest.kind],
        isOwn: isOnOwnPage(latest),
        about: [...new Set(about)].map((field) => comparedFieldLabels[field]),
      };
      const told = { ...peopleToTell(latest), except: reviewer.id };
      await notify(scope, { kind: 'paper-returned', companyId, details, at, ...told });
    }
    return reviewIn(services, scope, reviewer, paperId);
  });
}

/**
 * What a decision is recorded as.
 * @throws Failure 'second-reviewer-needed'
 */
export function decisionOf(
  reviewer: Person,
  decision: ReviewDecision,
  decisions: readonly Decision[],
  needsSecond: boolean,
): DecisionKind {
  if (decision === 'return') return 'returned';
  const acceptance = acceptanceBy(reviewer.id, decisions, needsSecond);
  if (!acceptance) throw new Failure('second-reviewer-needed');
  return acceptance;
}
