import { deletionOutcome, type RetentionRuleName, retentionRuleOf } from '#domain/papers/retention.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { keepKeys } from '../company-keys/index.ts';
import { findCompany } from '../tenancy/index.ts';
import { listKeysOfCompany } from './erase-company.ts';
import { jurisdictionOf } from './list-papers.ts';
import { listPaperRows, listVersionRows, lockPapers } from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import { keptPapers } from './tables.ts';
import { dayOf } from './today.ts';

type Ports = Pick<PaperPorts, 'clock' | 'hasAgency' | 'prices'>;

/** What a law keeps of a company's papers once the company is removed. */
export interface KeptOfCompany {
  papers: number;
  rule: RetentionRuleName;
  until: PlainDate;
}

/**
 * Which papers stay if the company is removed today; `undefined` for none. The transaction has the installation's or
 * the company's scope, without a person: what is private to one is kept, too.
 */
export async function keptOnRemoval(
  services: Ports,
  transaction: Omit<PaperScope, 'details'>,
  companyId: string,
): Promise<KeptOfCompany | undefined> {
  const [first, ...rest] = await keptRows(services, transaction, companyId);
  return first && { papers: rest.length + 1, rule: first.rule, until: first.keptUntil };
}

/**
 * Keeps what a law keeps of a company that is about to be removed, with its keys.
 * @returns the files that nothing needs any longer
 */
export async function keepOnRemoval(
  services: Ports,
  transaction: Omit<PaperScope, 'details'>,
  companyId: string,
): Promise<{ kept: KeptOfCompany | undefined; fileKeys: string[] }> {
  // A rotation of keys would move their files meanwhile.
  await lockPapers(transaction, companyId);
  const rows = await keptRows(services, transaction, companyId);
  const all = await listKeysOfCompany(transaction, companyId);
  const [first] = rows;
  if (!first) return { kept: undefined, fileKeys: all };
  await transaction.orm.insert(keptPapers).values(rows);
  await keepKeys(transaction, companyId);
  const stay = new Set(rows.map(({ fileKey }) => fileKey));
  return {
    kept: { papers: rows.length, rule: first.rule, until: first.keptUntil },
    fileKeys: all.filter((key) => !stay.has(key)),
  };
}

async function keptRows(
  { clock, hasAgency, prices }: Ports,
  transaction: Omit<PaperScope, 'details'>,
  companyId: string,
): Promise<(typeof keptPapers.$inferInsert)[]> {
  const details = await findCompany(transaction, companyId);
  const jurisdiction = details && (await jurisdictionOf({ prices }, { ...transaction, details }));
  if (!details || !jurisdiction) return [];
  const rule = retentionRuleOf(jurisdiction);
  const ending = { hasAgency: await hasAgency(), endedOn: dayOf(clock()) };
  const papers = new Map((await listPaperRows(transaction, companyId)).map((paper) => [paper.id, paper]));
  return (await listVersionRows(transaction, companyId)).flatMap((version) => {
    const { acceptedAt, content, paperId, number, type, bytes, state } = version;
    const paper = papers.get(paperId);
    if (!paper || !content?.fileKey) return [];
    const versions = [{ state, wasAccepted: acceptedAt !== null }];
    const outcome = deletionOutcome(paper.kind, versions, rule, ending);
    if (outcome.outcome === 'deleted' || outcome.until === null) return [];
    const { fileKey, keyVersion, sealedName } = content;
    return {
      companyId,
      paperId,
      number,
      companyName: details.name,
      kind: paper.kind,
      type,
      bytes,
      fileKey,
      keyVersion,
      sealedName,
      rule: outcome.rule.rule,
      keptUntil: outcome.until,
    };
  });
}
