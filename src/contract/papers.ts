import * as z from 'zod/mini';
import { comparedFields } from '#domain/desk/compare-fields.ts';
import { findingCodes, paperTypes } from '#domain/papers/inspection.ts';
import { expiryEffects } from '#domain/papers/knock-on.ts';
import { detailFields } from '#domain/papers/paper-details.ts';
import { copyForms, paperKinds } from '#domain/papers/paper-kind.ts';
import { secondPageKinds } from '#domain/papers/paper-rules.ts';
import { paperOrigins, paperStates, storedPaperStates } from '#domain/papers/paper-state.ts';
import { retentionRules } from '#domain/papers/retention.ts';
import { confidences } from '#domain/values/sourced.ts';
import { problem } from './field-problem.ts';
import { idField, momentField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';
import { copyRuleView, findingParameters, paperDetailsView, readLeaseView } from './paper-detail-fields.ts';

/** Largest file, in bytes. */
export const paperMaximumBytes = 10 * 1024 * 1024;
/** Largest piece of an upload, in bytes: what is lost at most where a connection breaks. */
export const pieceMaximumBytes = 512 * 1024;
/** Widths in which pages are drawn, in pixels. */
const pageWidths = ['320', '1280'] as const;

export const companyParams = z.object({ id: idField });
const paperParams = z.object({ id: idField, paper: idField });
/** Counts the versions of a paper from 1. */
const versionField = z.string().check(z.regex(/^[1-9]\d{0,3}$/, problem('not-whole', { name: 'version' })));
export const versionParams = z.object({ id: idField, paper: idField, version: versionField });

export const pageParams = z.extend(versionParams, {
  page: z.string().check(z.regex(/^[1-9]\d{0,3}$/, problem('not-whole', { name: 'page' }))),
  width: z.enum(pageWidths, problem('not-one-of', { name: 'width', values: pageWidths })),
});

const dayField = z.iso.date(problem('not-date'));
const source = z.object({
  title: z.string(),
  url: z.string(),
  readOn: z.string(),
  confidence: z.enum(confidences),
});

/** What the machine found; the sentences are in the messages. */
const findingView = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(['warn', 'unusable']),
  page: z.nullable(z.int()),
  parameters: findingParameters,
});

const pointView = z.object({
  /** `infected` is said by the machine, without a text: the file is gone. */
  code: z.nullable(z.enum(['infected'])),
  page: z.nullable(z.int()),
  /** The field of the paper that it is about; `null` for none. */
  field: z.nullable(z.enum(comparedFields)),
  text: z.string(),
});
export type PointView = z.infer<typeof pointView>;

const versionView = z.object({
  number: z.int(),
  state: z.enum(paperStates),
  origin: z.enum(paperOrigins),
  /** The file's name as uploaded; `null` in a closed paper. */
  name: z.nullable(z.string()),
  type: z.enum(paperTypes),
  bytes: z.int(),
  /** 0 until they are counted, and where they cannot be. */
  pages: z.int(),
  uploadedAt: momentField,
  /** Whether the agency handed it in on somebody's behalf. */
  isByAgency: z.boolean(),
  /** Whether a virus scanner looked at it. */
  isScanned: z.boolean(),
  findings: z.array(findingView),
  /** Why it was returned. */
  points: z.array(pointView),
  decidedAt: z.nullable(momentField),
  /** Day of expiry, as read by the machine or told; `null` where there is none or nobody knows. */
  expiresOn: z.nullable(z.string()),
  isExpiryConfirmed: z.boolean(),
  /** What stops or cannot be renewed once it has expired. */
  hangsOn: z.array(z.enum(expiryEffects)),
  /** What is asked about it, to be typed or confirmed. */
  asksFor: z.array(z.enum(detailFields)),
  /** `null` in a closed paper. */
  details: z.nullable(paperDetailsView),
  lease: z.nullable(readLeaseView),
});
export type PaperVersionView = z.infer<typeof versionView>;

export const paperView = z.object({
  id: idField,
  kind: z.enum(paperKinds),
  /** Whom it is about; `null` for the company. */
  party: z.nullable(idField),
  /** Whether it is private to another person: you see how it stands, not what is in it. */
  isClosed: z.boolean(),
  /** Latest first. */
  versions: z.array(versionView),
  /** When somebody asked to delete it, where the law keeps it. */
  deletionAskedAt: z.nullable(momentField),
});
export type PaperView = z.infer<typeof paperView>;

const requirementView = z.object({
  kind: z.enum(paperKinds),
  party: z.nullable(idField),
  copy: z.enum(copyForms),
  isConditional: z.boolean(),
  isLater: z.boolean(),
  /** Whether another person alone hands it over and opens it. */
  isClosed: z.boolean(),
  secondPage: z.nullable(z.enum(secondPageKinds)),
  maxPages: z.int(),
  maxAgeMonths: z.nullable(z.int()),
  validMonths: z.nullable(z.int()),
  expires: z.boolean(),
  ...copyRuleView.shape,
  /** Ids of the papers that meet it. */
  papers: z.array(idField),
  asks: z.array(
    z.object({ task: z.string(), taskLabel: z.string(), label: z.string(), sources: z.array(source) }),
  ),
});
export type PaperRequirementView = z.infer<typeof requirementView>;

export const uploadView = z.object({
  id: idField,
  kind: z.enum(paperKinds),
  party: z.nullable(idField),
  name: z.string(),
  size: z.int(),
  /** How many bytes are stored: what to go on with. */
  offset: z.int(),
});
export type UploadView = z.infer<typeof uploadView>;

const partyView = z.object({
  id: idField,
  name: z.string(),
  kind: z.enum(['person', 'company']),
  /** Whether it is you, who adds and deletes your own papers in every role. */
  isYou: z.boolean(),
});

export const paperListView = z.object({
  parties: z.array(partyView),
  requirements: z.array(requirementView),
  papers: z.array(paperView),
  /** Your unfinished uploads. */
  uploads: z.array(uploadView),
  /** How long accepted papers are kept by law after somebody asked to delete them; `null` for no rule. */
  retention: z.nullable(z.object({ rule: z.enum(retentionRules), years: z.int(), sources: z.array(source) })),
  /** Whether an agency reviews the papers. */
  isReviewed: z.boolean(),
});
export type PaperListView = z.infer<typeof paperListView>;

export const listPapers = defineOperation({
  id: 'listPapers',
  method: 'GET',
  path: '/companies/{id}/papers',
  feature: 'Papers',
  access: 'session',
  params: companyParams,
  output: z.object({ status: z.literal('success'), list: paperListView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

/** What is going to be handed in. */
export const newUpload = z.object({
  kind: z.enum(paperKinds, problem('not-one-of', { name: 'kind', values: paperKinds })),
  /** Whom it is about; `null` for the company. */
  party: z.nullable(idField),
  /** The paper that it is a new version of; `null` for a new one. */
  paper: z.nullable(idField),
  name: requiredText({ field: 'file-name', max: 255 }),
  size: z
    .int(problem('not-whole', { name: 'size' }))
    .check(
      z.gte(1, problem('too-small', { name: 'size', min: 1 })),
      z.lte(paperMaximumBytes, problem('file-too-large', { max: paperMaximumBytes })),
    ),
});

export const beginUpload = defineOperation({
  id: 'beginUpload',
  method: 'POST',
  path: '/companies/{id}/uploads',
  feature: 'Papers',
  access: 'session',
  params: companyParams,
  input: newUpload,
  output: z.object({ status: z.literal('success'), upload: uploadView }),
  success: 201,
  idempotent: true,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found', 'too-many-papers', 'too-many-requests'],
});

export const readUpload = defineOperation({
  id: 'readUpload',
  method: 'GET',
  path: '/companies/{id}/uploads/{upload}',
  feature: 'Papers',
  access: 'session',
  params: z.object({ id: idField, upload: idField }),
  output: z.object({ status: z.literal('success'), upload: uploadView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'upload-not-found'],
});

export const pieceParams = z.object({
  id: idField,
  upload: idField,
  offset: z.string().check(z.regex(/^\d{1,8}$/, problem('not-whole', { name: 'offset' }))),
});
export const pieceStored = z.object({
  status: z.literal('success'),
  /** Bytes stored so far. */
  offset: z.int(),
  /** The paper, with the piece that completes the file. */
  paper: z.nullable(paperView),
});

/** Adds the piece that begins at an offset. Its bytes are durable once this answers. */
export const addUploadPiece = defineOperation({
  id: 'addUploadPiece',
  method: 'PUT',
  path: '/companies/{id}/uploads/{upload}/bytes/{offset}',
  feature: 'Papers',
  access: 'session',
  params: pieceParams,
  upload: { types: ['application/offset+octet-stream'], maximumBytes: pieceMaximumBytes },
  output: pieceStored,
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'upload-not-found', 'upload-moved-on', 'invalid-input'],
});

export const cancelUpload = defineOperation({
  id: 'cancelUpload',
  method: 'DELETE',
  path: '/companies/{id}/uploads/{upload}',
  feature: 'Papers',
  access: 'session',
  params: z.object({ id: idField, upload: idField }),
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'upload-not-found'],
});

/** A picture of a page, never the file itself. */
export const readPaperPage = defineOperation({
  id: 'readPaperPage',
  method: 'GET',
  path: '/companies/{id}/papers/{paper}/versions/{version}/pages/{page}/{width}',
  feature: 'Papers',
  access: 'session',
  params: pageParams,
  download: { types: ['image/webp'] },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found', 'paper-not-shown'],
});

export const downloadPaper = defineOperation({
  id: 'downloadPaper',
  method: 'GET',
  path: '/companies/{id}/papers/{paper}/versions/{version}/file',
  feature: 'Papers',
  access: 'session',
  params: versionParams,
  download: { types: paperTypes },
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found', 'paper-not-shown'],
});

export const confirmPaperExpiry = defineOperation({
  id: 'confirmPaperExpiry',
  method: 'PUT',
  path: '/companies/{id}/papers/{paper}/versions/{version}/expiry',
  feature: 'Papers',
  access: 'session',
  params: versionParams,
  input: z.object({
    /** `null` where it does not expire. */
    expiresOn: z.nullable(dayField),
  }),
  output: z.object({ status: z.literal('success'), paper: paperView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found'],
});

const decisions = ['accept', 'return'] as const;

/** For founders whose installation has no agency: there the admin reviews. */
export const decidePaper = defineOperation({
  id: 'decidePaper',
  method: 'POST',
  path: '/companies/{id}/papers/{paper}/versions/{version}/decision',
  feature: 'Papers',
  access: 'session',
  params: versionParams,
  input: z.object({
    decision: z.enum(decisions, problem('not-one-of', { name: 'decision', values: decisions })),
    /** The state that was seen: another one refuses the decision. */
    seenState: z.enum(
      storedPaperStates,
      problem('not-one-of', { name: 'seenState', values: storedPaperStates }),
    ),
    points: z
      .array(
        z.object({
          page: z.nullable(z.int(problem('not-whole', { name: 'page' })).check(z.gte(1), z.lte(9999))),
          text: requiredText({ field: 'reason', max: 1000, multiline: true }),
        }),
        problem('not-list', { name: 'points' }),
      )
      .check(z.maxLength(50, problem('too-large', { name: 'points', max: 50 }))),
  }),
  output: z.object({ status: z.literal('success'), paper: paperView }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found', 'paper-changed', 'points-missing'],
});

export const deletePaper = defineOperation({
  id: 'deletePaper',
  method: 'DELETE',
  path: '/companies/{id}/papers/{paper}',
  feature: 'Papers',
  access: 'session',
  params: paperParams,
  output: z.object({
    status: z.literal('success'),
    message: z.string(),
    /** The rule that keeps it; `null` where it is deleted. */
    kept: z.nullable(z.object({ rule: z.enum(retentionRules), until: z.nullable(z.string()) })),
  }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found'],
});

/** Who opened it, latest first. */
export const listPaperReads = defineOperation({
  id: 'listPaperReads',
  method: 'GET',
  path: '/companies/{id}/papers/{paper}/reads',
  feature: 'Papers',
  access: 'session',
  params: paperParams,
  output: z.object({
    status: z.literal('success'),
    reads: z.array(
      z.object({
        /** `null` once that account is gone. */
        by: z.nullable(z.string()),
        side: z.enum(['member', 'staff']),
        purpose: z.enum(['preview', 'download']),
        version: z.int(),
        at: momentField,
      }),
    ),
  }),
  success: 200,
  failures: ['company-not-found', 'not-allowed', 'paper-not-found'],
});
