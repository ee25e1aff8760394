import type { PaperDetailsInput } from '#contract/paper-detail-fields.ts';
import type { PaperView } from '#contract/papers.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import type { PaperDetails } from '#domain/papers/paper-details.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { addAuditEntry, personActor } from '../audit/index.ts';
import { keyIn, keysOf, sealText } from '../company-keys/index.ts';
import { Failure } from '../platform/failure.ts';
import { labelOf } from './labels.ts';
import { paperJudgeIn } from './list-papers.ts';
import { changeVersion, findPaper, listVersionRows, lockPaper, type PaperRow } from './paper-repository.ts';
import type { PaperPorts, PaperScope } from './ports.ts';
import { inPapers, paperTouched } from './reach.ts';
import { viewPaper } from './views.ts';

/** Which version, and what is said of it. */
export interface SaidOfPaper {
  paperId: string;
  number: number;
  said: PaperDetailsInput;
}

/**
 * Stores what somebody says of a paper, typed or read by the machine. It warns and reminds by this from now on.
 * @throws Failure 'company-not-found', 'not-allowed' or 'paper-not-found'
 */
export function saveDetails(
  services: Pick<PaperPorts, 'clock' | 'database' | 'paperOwners' | 'prices' | 'secrets'>,
  person: Person,
  companyId: string,
  said: SaidOfPaper,
): Promise<PaperView> {
  return inPapers(services, person, companyId, 'add-paper', async (scope) => {
    const paper = await paperTouched(scope, person, said.paperId);
    const at = services.clock();
    const entry = await storeDetailsIn(services, scope, said);
    await addAuditEntry(scope, { ...entry, companyId, actor: personActor(person), at });
    const keys = await keysOf(services.secrets, scope, companyId);
    const judge = await paperJudgeIn(services, scope, scope.owners);
    return viewPaper(paper, await listVersionRows(scope, companyId, paper.id), keys, at, judge);
  });
}

/**
 * The same inside a transaction. The caller checks who may, and logs the entry that it gives back.
 * @throws Failure 'paper-not-found', or 'not-allowed' for another person's private paper
 */
export async function storeDetailsIn(
  services: Pick<PaperPorts, 'secrets'>,
  scope: PaperScope,
  { paperId, number, said: { expiresOn, ...said } }: SaidOfPaper,
): Promise<AuditEntry> {
  const companyId = scope.details.id;
  const paper: PaperRow | undefined =
    (await lockPaper(scope, companyId, paperId)) && (await findPaper(scope, companyId, paperId));
  const version = (await listVersionRows(scope, companyId, paperId)).find((row) => row.number === number);
  if (!paper || !version) throw new Failure('paper-not-found');
  if (!version.content) throw new Failure('not-allowed');
  const keys = await keysOf(services.secrets, scope, companyId);
  const details: PaperDetails = {
    ...said,
    startsOn: dayIn(said.startsOn),
    issuedOn: dayIn(said.issuedOn),
    certifiedOn: dayIn(said.certifiedOn),
  };
  const sealedDetails = sealText(
    keyIn(keys, version.content.keyVersion),
    labelOf.details(companyId, paperId, number),
    JSON.stringify(details),
  );
  const expiry = expiresOn === null ? {} : { expiresOn: plainDate(expiresOn), isExpiryConfirmed: true };
  await changeVersion(scope, { paperId, number }, { number, ...expiry }, { sealedDetails });
  return { action: 'paper-details-saved', subject: paper.kind, details: { version: number } };
}

function dayIn(text: string | null): PlainDate | null {
  return text === null ? null : plainDate(text);
}
