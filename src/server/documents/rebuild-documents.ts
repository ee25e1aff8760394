import type { DocumentPart } from '#domain/documents/document-data.ts';
import { type DocumentTemplate, templatesFor } from '#domain/documents/document-template.ts';
import { rebuildOf } from '#domain/documents/rebuilding.ts';
import { addAuditEntry } from '../audit/index.ts';
import { listLatest, lockPaper, type PaperScope } from '../papers/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findCompany } from '../tenancy/index.ts';
import { claimCheck, listCompaniesToCheck, listMade, type MadeDocument } from './document-repository.ts';
import { changedParts } from './list-documents.ts';
import { keepDocument } from './make-document.ts';
import type { DocumentPorts } from './ports.ts';
import { readRecord } from './read-record.ts';

interface RebuildPorts extends DocumentPorts {
  /** Ends what hung on the versions before. */
  afterRebuild: (scope: PaperScope) => Promise<void>;
}

/**
 * Makes documents again that no longer say what the record says, each as the next version of its paper. What people alone
 * may make, what is signed and what now lacks something is left. Several instances make one version.
 * @throws Failure 'busy', so that the job is tried again
 */
export async function rebuildDocuments(services: RebuildPorts): Promise<void> {
  const now = services.clock();
  const companies = await inScope(services.database, 'installation', (rows) =>
    listCompaniesToCheck(rows, now),
  );
  for (const company of companies) {
    try {
      await rebuildOfCompany(services, company, now);
    } catch (error) {
      if (error instanceof Failure) throw error;
      services.log.warn(
        { err: error },
        'Documents of a company could not be made again. Tried with its next change.',
      );
      await inScope(services.database, { company }, (rows) => claimCheck(rows, company, now));
    }
  }
}

function rebuildOfCompany(services: RebuildPorts, company: string, now: Date): Promise<void> {
  return inScope(services.database, { company }, async (transaction) => {
    const details = await findCompany(transaction, company);
    if (!details || !(await claimCheck(transaction, company, now))) return;
    const scope = { ...transaction, details };
    if (await rebuildIn(services, scope)) await services.afterRebuild(scope);
  });
}

/** Whether anything was made again. */
async function rebuildIn(services: RebuildPorts, scope: PaperScope): Promise<boolean> {
  const templates = templatesFor(await services.documentTemplates(), scope.details);
  let isAny = false;
  for (const made of await listOutOfDate(services, scope, templates)) {
    // A person may be making it again, or signing it, at this moment.
    await lockPaper(scope, scope.details.id, made.paperId);
    const [still] = (await listOutOfDate(services, scope, templates)).filter(({ id }) => id === made.id);
    if (!still) continue;
    await rebuild(services, scope, still);
    isAny = true;
  }
  return isAny;
}

interface OutOfDate extends MadeDocument {
  of: DocumentTemplate;
  changed: DocumentPart[];
}

/** The documents to make again: each the latest version of its paper. */
async function listOutOfDate(
  services: RebuildPorts,
  scope: PaperScope,
  templates: readonly DocumentTemplate[],
): Promise<OutOfDate[]> {
  const { record } = await readRecord(services, scope, {});
  const latest = new Map((await listLatest(scope)).map((paper) => [paper.paperId, paper]));
  return (await listMade(scope, scope.details.id)).flatMap((made) => {
    const kept = latest.get(made.paperId);
    const of = templates.find(({ id }) => id === made.template);
    if (!of || kept?.version !== made.version || kept.origin !== 'made') return [];
    const changed = changedParts(services, of, made, record);
    const { way } = rebuildOf(of, record, { ...made, isSigned: false });
    return changed.length > 0 && way === 'by-itself' ? [{ ...made, of, changed }] : [];
  });
}

async function rebuild(services: RebuildPorts, scope: PaperScope, made: OutOfDate): Promise<void> {
  const { of: template, changed, partyId, choices, paperId, madeBy } = made;
  const { record, accountOf } = await readRecord(services, scope, {});
  await keepDocument(services, scope, {
    template,
    record,
    accountOf,
    party: partyId,
    choices,
    paperId,
    by: madeBy,
    rebuiltFor: changed,
  });
  await addAuditEntry(scope, {
    action: 'document-rebuilt',
    subject: template.title,
    companyId: scope.details.id,
    actor: { kind: 'system', id: null, name: '' },
    at: services.clock(),
    details: { changed: changed.join(' ') },
  });
}
