import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { type CopyRule, copyRuleOf } from '#domain/papers/copy-rules.ts';
import type { Finding, Inspection } from '#domain/papers/inspection.ts';
import {
  type DetailField,
  detailsAsked,
  judgeDetails,
  type PaperDetails,
} from '#domain/papers/paper-details.ts';
import type { PaperRequirement } from '#domain/papers/requirements.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { findFounder } from './founder-repository.ts';
import type { PaperRow } from './paper-repository.ts';
import type { PaperScope } from './ports.ts';
import { dayOf } from './today.ts';

/** What is asked about papers in a company's place, and what a person should look at in them. */
export interface PaperJudge {
  rule(paper: Pick<PaperRow, 'kind' | 'partyId'>): CopyRule;
  asked(paper: Pick<PaperRow, 'kind' | 'partyId'>): readonly DetailField[];
  /** What was found in the file, and what its details say. */
  findings(paper: Pick<PaperRow, 'kind' | 'partyId'>, version: JudgedVersion): readonly Finding[];
}

interface JudgedVersion {
  uploadedAt: Date;
  expiresOn: PlainDate | null;
  inspection: Inspection | null;
  details: PaperDetails;
}

/** What papers are judged by in one company. */
export async function openPaperJudge(
  scope: PaperScope,
  jurisdiction: Jurisdiction | undefined,
  requirements: readonly PaperRequirement[],
  licenceEndsOn: PlainDate | undefined,
): Promise<PaperJudge> {
  const founder = await findFounder(scope, scope.details);
  const tenants = [scope.details.name, ...(founder ? [founder.name] : [])];
  const rule: PaperJudge['rule'] = ({ kind, partyId }) => {
    const asked = requirements.find((each) => each.kind === kind && each.party === partyId);
    return copyRuleOf(jurisdiction?.id ?? '', kind, asked?.copy ?? 'plain');
  };
  return {
    rule,
    asked: (paper) => detailsAsked(paper.kind, rule(paper)),
    findings: (paper, { uploadedAt, expiresOn, inspection, details }) => [
      ...(inspection?.findings ?? []),
      ...judgeDetails(paper.kind, { ...details, expiresOn }, inspection?.lease, {
        rule: rule(paper),
        tenants,
        licenceEndsOn,
        uploadedOn: dayOf(uploadedAt),
      }),
    ],
  };
}
