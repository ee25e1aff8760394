import * as z from 'zod/mini';
import { caseKinds } from '#domain/cases/case-kind.ts';
import { comparedFields, verdicts } from '#domain/desk/compare-fields.ts';
import { decisionKinds, reviewDecisions } from '#domain/desk/decision.ts';
import { maxReasonLength, usualReasons } from '#domain/desk/return-reason.ts';
import { findingCodes } from '#domain/papers/inspection.ts';
import { detailFields } from '#domain/papers/paper-details.ts';
import { copyForms, paperKinds } from '#domain/papers/paper-kind.ts';
import { paperStates, storedPaperStates } from '#domain/papers/paper-state.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, optionalText, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import {
  copyRuleView,
  findingParameters,
  paperDetailsInput,
  paperDetailsView,
  readLeaseView,
} from './paper-detail-fields.ts';
import { versionParams } from './papers.ts';

/** Who holds something that is reviewed. */
export const claim = z.object({ name: z.string(), isYou: z.boolean(), until: momentField });

/** What all that waits has in common. */
const waiting = {
  company: z.object({ id: idField, name: z.string() }),
  waitingSince: momentField,
  claim: z.nullable(claim),
  /** Who accepted it first, where a second reviewer has to agree; `null` for nobody. */
  acceptedFirstBy: z.nullable(z.object({ name: z.nullable(z.string()), isYou: z.boolean() })),
};

const deskItem = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('paper'),
    ...waiting,
    paper: idField,
    version: z.int(),
    kind: z.enum(paperKinds),
    /** Name of the person or company it is about; `null` for the company itself. */
    about: z.nullable(z.string()),
  }),
  z.object({
    of: z.literal('task'),
    ...waiting,
    case: idField,
    caseKind: z.enum(caseKinds),
    task: z.string(),
    label: z.string(),
  }),
]);
export type DeskItemView = z.infer<typeof deskItem>;

const ownReason = z.object({ id: idField, text: z.string() });
export type OwnReasonView = z.infer<typeof ownReason>;

const desk = z.object({
  /** Waiting longest first. */
  items: z.array(deskItem),
  /** How many wait in all, where the list is cut. */
  total: z.int(),
  /** Whether identity papers need two reviewers. */
  needsTwo: z.boolean(),
  /** The installation's own reasons, beside the usual ones. */
  reasons: z.array(ownReason),
});
export type DeskView = z.infer<typeof desk>;

/** The reason of the list that a point's text is, unchanged; `null` for own words. */
export const reasonKey = z.nullable(
  z.union([z.enum(usualReasons), idField], problem('not-one-of', { name: 'reason', values: usualReasons })),
);

const point = z.object({
  page: z.nullable(z.int(problem('not-whole', { name: 'page' })).check(z.gte(1), z.lte(9999))),
  /** The field that it is about; `null` for none. */
  field: z.nullable(z.enum(comparedFields)),
  text: requiredText({ field: 'reason', max: maxReasonLength, multiline: true }),
  reason: reasonKey,
});
export type ReviewPoint = z.infer<typeof point>;

export const decision = z.object({
  kind: z.enum(decisionKinds),
  /** `null` once the account is gone. */
  by: z.nullable(z.string()),
  isYou: z.boolean(),
  at: momentField,
});
export type ReviewDecisionView = z.infer<typeof decision>;

const round = z.object({
  version: z.int(),
  state: z.enum(paperStates),
  name: z.string(),
  pages: z.int(),
  uploadedAt: momentField,
  findings: z.array(
    z.object({
      code: z.enum(findingCodes),
      severity: z.enum(['warn', 'unusable']),
      page: z.nullable(z.int()),
      parameters: findingParameters,
    }),
  ),
  /** Why it was returned. */
  points: z.array(
    z.object({
      page: z.nullable(z.int()),
      field: z.nullable(z.string()),
      text: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
  /** What reviewers decided, oldest first. */
  decisions: z.array(decision),
});
export type ReviewRound = z.infer<typeof round>;

const review = z.object({
  of: z.literal('paper'),
  company: z.object({ id: idField, name: z.string() }),
  paper: idField,
  kind: z.enum(paperKinds),
  party: z.nullable(idField),
  about: z.nullable(z.string()),
  claim: z.nullable(claim),
  /** What was typed beside what the machine read of the latest version. */
  fields: z.array(
    z.object({
      field: z.enum(comparedFields),
      typed: z.nullable(z.string()),
      read: z.nullable(z.string()),
      confidence: z.nullable(z.number()),
      verdict: z.enum(verdicts),
    }),
  ),
  /** What reviewers confirm of the latest version. */
  asksFor: z.array(z.enum(detailFields)),
  details: paperDetailsView,
  expiresOn: z.nullable(z.string()),
  lease: z.nullable(readLeaseView),
  copy: z.enum(copyForms),
  maxAgeMonths: z.nullable(z.int()),
  ...copyRuleView.shape,
  /** All versions, latest first. */
  rounds: z.array(round),
  needsSecond: z.boolean(),
  canUndo: z.boolean(),
});
export type PaperReviewView = z.infer<typeof review>;

const params = z.object({ id: idField, paper: idField });
const reviewed = z.object({ status: z.literal('success'), review });
const refusals = ['company-not-found', 'paper-not-found'] as const;

export const readDesk = defineOperation({
  id: 'readDesk',
  method: 'GET',
  path: '/operator/desk',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  output: z.object({ status: z.literal('success'), desk }),
  success: 200,
  failures: [],
});

export const openReview = defineOperation({
  id: 'openReview',
  method: 'POST',
  path: '/operator/desk/{id}/papers/{paper}/claim',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  output: reviewed,
  success: 200,
  failures: refusals,
});

export const releaseReview = defineOperation({
  id: 'releaseReview',
  method: 'DELETE',
  path: '/operator/desk/{id}/papers/{paper}/claim',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: ['company-not-found'],
});

export const decideReview = defineOperation({
  id: 'decideReview',
  method: 'POST',
  path: '/operator/desk/{id}/papers/{paper}/decisions',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  input: z.object({
    decision: z.enum(reviewDecisions, problem('not-one-of', { name: 'decision', values: reviewDecisions })),
    version: z.int(problem('not-whole', { name: 'version' })).check(z.gte(1)),
    /** The state that was seen: another one refuses the decision. */
    seenState: z.enum(
      storedPaperStates,
      problem('not-one-of', { name: 'seenState', values: storedPaperStates }),
    ),
    /** How many decisions about this version were seen. */
    seenDecisions: z.int(problem('not-whole', { name: 'seenDecisions' })).check(z.gte(0)),
    /** What has to be repaired; at least one to return it. */
    points: z
      .array(point, problem('not-list', { name: 'points' }))
      .check(z.maxLength(50, problem('too-large', { name: 'points', max: 50 }))),
  }),
  output: reviewed,
  success: 200,
  failures: [...refusals, 'paper-changed', 'points-missing', 'review-claimed', 'second-reviewer-needed'],
});

export const confirmReviewDetails = defineOperation({
  id: 'confirmReviewDetails',
  method: 'PUT',
  path: '/operator/desk/{id}/papers/{paper}/versions/{version}/details',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params: versionParams,
  input: paperDetailsInput,
  output: reviewed,
  success: 200,
  failures: refusals,
});

export const undoReview = defineOperation({
  id: 'undoReview',
  method: 'DELETE',
  path: '/operator/desk/{id}/papers/{paper}/decisions',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params,
  output: reviewed,
  success: 200,
  failures: [...refusals, 'paper-changed', 'review-not-undone'],
});

export const askForPaper = defineOperation({
  id: 'askForPaper',
  method: 'POST',
  path: '/operator/desk/{id}/requests',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params: z.object({ id: idField }),
  input: z.object({
    kind: z.enum(paperKinds, problem('not-one-of', { name: 'kind', values: paperKinds })),
    /** Whom it is about; '' for the company. */
    about: optionalText({ field: 'name', max: 200 }),
    note: optionalText({ field: 'note', max: maxReasonLength, multiline: true }),
  }),
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: ['company-not-found'],
});

export const addReturnReason = defineOperation({
  id: 'addReturnReason',
  method: 'POST',
  path: '/operator/desk/reasons',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  input: z.object({ text: requiredText({ field: 'reason', max: maxReasonLength }) }),
  output: z.object({ status: z.literal('success'), reasons: z.array(ownReason) }),
  success: 200,
  failures: ['too-many-entries'],
});

export const removeReturnReason = defineOperation({
  id: 'removeReturnReason',
  method: 'DELETE',
  path: '/operator/desk/reasons/{id}',
  feature: 'Desk',
  access: 'operator',
  right: 'review-papers',
  params: z.object({ id: idField }),
  output: z.object({ status: z.literal('success'), reasons: z.array(ownReason) }),
  success: 200,
  failures: [],
});

export const changeDeskSettings = defineOperation({
  id: 'changeDeskSettings',
  method: 'PUT',
  path: '/operator/desk/settings',
  feature: 'Desk',
  access: 'operator',
  right: 'set-installation',
  input: z.object({ needsTwo: z.boolean(problem('not-boolean', { name: 'needsTwo' })) }),
  output: z.object({ status: z.literal('success'), needsTwo: z.boolean() }),
  success: 200,
  failures: [],
});
