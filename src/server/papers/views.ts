import type { CopyRuleView } from '#contract/paper-detail-fields.ts';
import type { PaperRequirementView, PaperVersionView, PaperView, UploadView } from '#contract/papers.ts';
import { comparedFields } from '#domain/desk/compare-fields.ts';
import type { CopyRule } from '#domain/papers/copy-rules.ts';
import type { Inspection, ReadLease } from '#domain/papers/inspection.ts';
import { hangsOn } from '#domain/papers/knock-on.ts';
import { noDetails, type PaperDetails } from '#domain/papers/paper-details.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { type PaperPoint, paperStateOn } from '#domain/papers/paper-state.ts';
import type { PaperRequirement } from '#domain/papers/requirements.ts';
import { type CompanyKey, keyIn, openText } from '../company-keys/index.ts';
import { labelOf } from './labels.ts';
import type { PaperJudge } from './paper-judge.ts';
import type { ContentRow, PaperRow, VersionRow } from './paper-repository.ts';
import { dayOf } from './today.ts';
import type { UploadRow } from './upload-repository.ts';

/** View of a paper with its versions, latest first. */
export function viewPaper(
  paper: PaperRow,
  versions: readonly VersionRow[],
  keys: readonly CompanyKey[],
  now: Date,
  judge: PaperJudge,
): PaperView {
  return {
    id: paper.id,
    kind: paper.kind,
    party: paper.partyId,
    isClosed: versions.some(({ content }) => !content),
    versions: versions.map((version) => viewVersion(paper, version, keys, now, judge)),
    deletionAskedAt: paper.deletionAskedAt?.toISOString() ?? null,
  };
}

function viewVersion(
  paper: PaperRow,
  version: VersionRow,
  keys: readonly CompanyKey[],
  now: Date,
  judge: PaperJudge,
): PaperVersionView {
  const opened = version.content && openContent(version, version.content, keys);
  return {
    number: version.number,
    state: paperStateOn(version, dayOf(now)),
    origin: version.origin,
    name: opened?.name ?? null,
    type: version.type,
    bytes: version.bytes,
    // Without pages nothing is drawn.
    pages: opened ? version.pages : 0,
    uploadedAt: version.uploadedAt.toISOString(),
    isByAgency: version.uploadedSide === 'staff',
    isScanned: version.isScanned,
    findings: (opened ? judge.findings(paper, { ...version, ...opened }) : []).map(
      ({ code, severity, page, parameters }) => ({
        code,
        severity,
        page: page ?? null,
        parameters,
      }),
    ),
    points: (opened?.points ?? []).map(({ code, page, field, text }) => ({
      code: code ?? null,
      page: page ?? null,
      field: comparedFields.find((each) => each === field) ?? null,
      text,
    })),
    decidedAt: version.decidedAt?.toISOString() ?? null,
    expiresOn: version.expiresOn,
    isExpiryConfirmed: version.isExpiryConfirmed,
    hangsOn: [...(hangsOn[paper.kind] ?? [])],
    asksFor: opened ? [...judge.asked(paper)] : [],
    details: opened?.details ?? null,
    lease: opened?.inspection?.lease ? viewLease(opened.inspection.lease) : null,
  };
}

/** What a place wants of a copy, with the pages that say so. */
export function viewCopyRule({ by, attestation, translation, register, sources }: CopyRule): CopyRuleView {
  return { certifiers: [...by], attestation, translation, register, ruleSources: [...sources] };
}

/** What the machine read in a lease, for those who confirm it. */
export function viewLease({ startsOn, endsOn, tenant, registration }: ReadLease) {
  return {
    startsOn: startsOn?.value ?? null,
    expiresOn: endsOn?.value ?? null,
    tenant: tenant?.value ?? null,
    registration: registration?.value ?? null,
  };
}

/** What a version's sealed columns say. */
export function openContent(
  { companyId, paperId, number }: VersionRow,
  { keyVersion, sealedName, sealedInspection, sealedPoints, sealedDetails }: ContentRow,
  keys: readonly CompanyKey[],
): { name: string; inspection: Inspection | null; points: PaperPoint[]; details: PaperDetails } {
  const key = keyIn(keys, keyVersion);
  return {
    name: openText(key, labelOf.name(companyId, paperId, number), sealedName),
    inspection: sealedInspection
      ? JSON.parse(openText(key, labelOf.inspection(companyId, paperId, number), sealedInspection))
      : null,
    points: sealedPoints
      ? JSON.parse(openText(key, labelOf.points(companyId, paperId, number), sealedPoints))
      : [],
    details: sealedDetails
      ? JSON.parse(openText(key, labelOf.details(companyId, paperId, number), sealedDetails))
      : noDetails,
  };
}

/** View of an unfinished upload. */
export function viewUpload(upload: UploadRow, keys: readonly CompanyKey[]): UploadView {
  const { id, companyId, kind, partyId, sealedName, keyVersion, size, received } = upload;
  const name = openText(keyIn(keys, keyVersion), labelOf.uploadName(companyId, id), sealedName);
  return { id, kind, party: partyId, name, size, offset: received };
}

/**
 * View of a requirement with the papers that meet it.
 * @param locked ids of the tasks that have not opened yet
 */
export function viewRequirement(
  requirement: PaperRequirement,
  papers: readonly PaperRow[],
  { locked, isClosed, rule }: { locked: ReadonlySet<string>; isClosed: boolean; rule: CopyRule },
): PaperRequirementView {
  const { kind, party, copy, isConditional, secondPage, asks } = requirement;
  const { maxPages, maxAgeMonths, validMonths, expires } = paperRules[kind];
  return {
    kind,
    party,
    copy,
    isConditional,
    isLater: asks.every(({ task }) => locked.has(task)),
    isClosed,
    secondPage: secondPage ?? null,
    maxPages,
    maxAgeMonths: maxAgeMonths?.value ?? null,
    validMonths: validMonths?.value ?? null,
    expires,
    ...viewCopyRule(rule),
    papers: papers.filter((paper) => paper.kind === kind && paper.partyId === party).map(({ id }) => id),
    asks: asks.map(({ task, taskLabel, label, sources }) => ({
      task,
      taskLabel,
      label,
      sources: [...sources],
    })),
  };
}
