import type { PaperReviewView, ReviewRound } from '#contract/desk.ts';
import type { Person } from '#domain/accounts/person.ts';
import { compareFields, compareLease, type TypedFields } from '#domain/desk/compare-fields.ts';
import { asksForIdentity, canUndo } from '#domain/desk/decision.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import type { StaffScope } from '../audit/index.ts';
import {
  type PaperJudge,
  paperJudgeIn,
  paperScopeOf,
  type ReviewedVersion,
  readVersions,
  viewCopyRule,
  viewLease,
} from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import { findClaim, type NamedClaim } from './claim-repository.ts';
import { areTwoAsked, listDecisions, ofNumber, type RecordedDecision } from './decision-repository.ts';
import { findPartyDetails } from './party-repository.ts';
import type { DeskPorts } from './ports.ts';

/** All that a reviewer sees of a paper, inside a transaction of staff in its company. */
export async function reviewIn(
  services: Pick<DeskPorts, 'clock' | 'prices' | 'secrets' | 'paperOwners'>,
  scope: StaffScope,
  reviewer: Person,
  paperId: string,
): Promise<PaperReviewView> {
  const papers = paperScopeOf(scope);
  const versions = await readVersions(services, papers, paperId);
  const [latest] = versions;
  if (!latest) throw new Failure('paper-not-found');
  const { kind, partyId: party } = latest;
  const now = services.clock();
  const decisions = await listDecisions(scope, { paper: paperId });
  const typed = await typedOf(services, scope, latest);
  const judge = await paperJudgeIn(services, papers);
  const rule = judge.rule(latest);
  return {
    of: 'paper',
    company: { id: scope.company.id, name: scope.company.name },
    paper: paperId,
    kind,
    party,
    about: party === null ? null : typed.name,
    claim: viewClaim(await findClaim(scope, { paper: paperId }, now), reviewer),
    fields:
      kind === 'lease'
        ? compareLease({ ...latest.details, expiry: latest.expiresOn }, latest.inspection?.lease)
        : compareFields(typed, latest.inspection?.read ?? null),
    asksFor: [...judge.asked(latest)],
    details: latest.details,
    expiresOn: latest.expiresOn,
    lease: latest.inspection?.lease ? viewLease(latest.inspection.lease) : null,
    copy: rule.form,
    maxAgeMonths: paperRules[kind].maxAgeMonths?.value ?? null,
    ...viewCopyRule(rule),
    rounds: versions.map((version) => viewRound(version, judge, decisions, reviewer)),
    needsSecond: asksForIdentity([kind]) && (await areTwoAsked(scope)),
    canUndo: canUndo(ofNumber(decisions, latest.number), reviewer.id, now),
  };
}

async function typedOf(
  { paperOwners }: Pick<DeskPorts, 'paperOwners'>,
  scope: StaffScope,
  { partyId: party, expiresOn, inspection }: ReviewedVersion,
): Promise<TypedFields> {
  // A day of expiry that only repeats what the machine read is not typed.
  const expiry = expiresOn === inspection?.read?.expiry.value ? null : expiresOn;
  if (party === null) return { name: scope.company.name, birth: null, nationality: null, expiry };
  const owner = (await paperOwners(paperScopeOf(scope))).find(({ id }) => id === party);
  const row = await findPartyDetails(scope, party);
  return {
    name: row?.name ?? owner?.name ?? null,
    birth: row?.birth ?? null,
    nationality: row?.nationality ?? owner?.nationality ?? null,
    expiry,
  };
}

/** Who has it, for the person who looks. */
export function viewClaim(claim: NamedClaim | undefined, reviewer: Person): PaperReviewView['claim'] {
  if (!claim) return null;
  return { name: claim.name, isYou: claim.by === reviewer.id, until: claim.until.toISOString() };
}

function viewRound(
  version: ReviewedVersion,
  judge: PaperJudge,
  decisions: readonly RecordedDecision[],
  reviewer: Person,
): ReviewRound {
  const { number, state, name, pages, uploadedAt, points } = version;
  return {
    version: number,
    state,
    name,
    pages,
    uploadedAt: uploadedAt.toISOString(),
    findings: judge.findings(version, version).map(({ code, severity, page, parameters }) => ({
      code,
      severity,
      page: page ?? null,
      parameters,
    })),
    points: points.map(({ page, field, text, reason }) => ({
      page: page ?? null,
      field: field ?? null,
      text,
      reason: reason ?? null,
    })),
    decisions: viewDecisions(ofNumber(decisions, number), reviewer),
  };
}

/** What was decided, for the person who looks. */
export function viewDecisions(
  decisions: readonly RecordedDecision[],
  reviewer: Person,
): ReviewRound['decisions'] {
  return decisions.map(({ kind, by, name, at }) => ({
    kind,
    by: name,
    isYou: by === reviewer.id,
    at: at.toISOString(),
  }));
}
