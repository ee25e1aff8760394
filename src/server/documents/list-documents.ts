import type { DocumentListView, DocumentTemplateView, MadeDocumentView } from '#contract/documents.ts';
import type { DocumentPart } from '#domain/documents/document-data.ts';
import type { DocumentRecord } from '#domain/documents/document-record.ts';
import {
  choicesAsked,
  type DocumentTemplate,
  signatureIn,
  templatesFor,
} from '#domain/documents/document-template.ts';
import { missingFor } from '#domain/documents/missing-fields.ts';
import { rebuildOf } from '#domain/documents/rebuilding.ts';
import { listLatest, type PaperScope } from '../papers/index.ts';
import { listMade, type MadeDocument } from './document-repository.ts';
import type { DocumentPorts } from './ports.ts';
import { filledIn, readRecord } from './read-record.ts';

type ListPorts = Pick<DocumentPorts, 'clock' | 'documentTemplates' | 'prices' | 'secrets'>;

/** Who looks: one of the company's people, or staff. */
export interface Reader {
  personId?: string | undefined;
  makesAll: boolean;
}

/** What can be made for a company, what it still lacks, and what was made. The caller checks who may. */
export async function listIn(
  services: ListPorts,
  scope: PaperScope,
  { personId, makesAll }: Reader,
): Promise<DocumentListView> {
  const templates = templatesFor(await services.documentTemplates(), scope.details);
  const { record, accountOf } = await readRecord(services, scope, { personId });
  const mayMake = (template: DocumentTemplate, party: string | null) => {
    const isTheirs = party !== null && personId !== undefined && accountOf(party) === personId;
    return template.isOwn ? isTheirs : makesAll || isTheirs;
  };
  return {
    templates: templates.map((template) => viewTemplate(template, record, mayMake)),
    made: await madeOf(services, scope, { templates, record, mayMake }),
    parties: record.parties.map(({ id, name }) => ({ id, name })),
  };
}

interface Known {
  templates: readonly DocumentTemplate[];
  record: DocumentRecord;
  mayMake: (template: DocumentTemplate, party: string | null) => boolean;
}

/** The documents that stand in the vault, each in its last version. */
async function madeOf(services: ListPorts, scope: PaperScope, known: Known): Promise<MadeDocumentView[]> {
  const rows = await listMade(scope, scope.details.id);
  const latest = new Map((await listLatest(scope)).map((paper) => [paper.paperId, paper]));
  const shown = new Set<string>();
  return rows.flatMap((made) => {
    const kept = latest.get(made.paperId);
    const template = known.templates.find(({ id }) => id === made.template);
    const isShown = shown.has(made.paperId);
    shown.add(made.paperId);
    // A file that somebody put in its place stands among the uploaded ones.
    if (!kept || !template || isShown || kept.origin === 'uploaded') return [];
    return [viewMade(services, template, made, { ...known, isSigned: kept.origin === 'signed' }, scope)];
  });
}

/** View of a made document. */
export function viewMade(
  services: Pick<DocumentPorts, 'secrets'>,
  template: DocumentTemplate,
  made: MadeDocument,
  { record, mayMake, isSigned }: Omit<Known, 'templates'> & { isSigned: boolean },
  { details }: PaperScope,
): MadeDocumentView {
  const nameOf = (id: string | null) => record.parties.find((party) => party.id === id)?.name;
  const changed = changedParts(services, template, made, record);
  const { way, missing } = rebuildOf(template, record, { ...made, isSigned });
  return {
    id: made.id,
    template: template.id,
    title: template.title,
    party: made.partyId,
    whose: nameOf(made.partyId) ?? details.name,
    chosen: choicesAsked(template, made.choices).flatMap(({ name, options, party }) => {
      const value = made.choices[name] ?? '';
      return (party ? nameOf(value) : (options?.[value] ?? value)) || [];
    }),
    choices: made.choices,
    paper: made.paperId,
    version: made.version,
    pages: made.pages,
    madeAt: made.madeAt.toISOString(),
    isWorkingPaper: template.workingPaper,
    rebuiltFor: made.rebuiltFor ? [...made.rebuiltFor] : null,
    changed,
    rebuild: changed.length > 0 ? way : null,
    missing: changed.length > 0 ? missing : [],
    mayRebuild: mayMake(template, made.partyId),
    signature: signatureIn(template, details.country).kind,
    signers: filledIn(services, template, record, made.partyId, made.choices).data.signers.map(
      ({ party, name }) => ({ party, name }),
    ),
  };
}

/**
 * What a document says otherwise than the record does now. Answers that the reader cannot see are not compared.
 */
export function changedParts(
  services: Pick<DocumentPorts, 'secrets'>,
  template: DocumentTemplate,
  made: Pick<MadeDocument, 'partyId' | 'choices' | 'parts'>,
  record: DocumentRecord,
): DocumentPart[] {
  const { parts } = filledIn(services, template, record, made.partyId, made.choices);
  return (Object.keys(parts) as DocumentPart[]).filter(
    (part) => parts[part] !== made.parts[part] && !(part === 'answers' && record.answers === undefined),
  );
}

function viewTemplate(
  template: DocumentTemplate,
  record: DocumentRecord,
  mayMake: Known['mayMake'],
): DocumentTemplateView {
  const { kind, text, source } = signatureIn(template, record.company.country);
  return {
    id: template.id,
    title: template.title,
    about: template.about,
    isWorkingPaper: template.workingPaper,
    source: template.source,
    readOn: template.read,
    signers: template.signers,
    signature: { kind, text, source: source ?? null },
    choices: (template.choices ?? []).map(
      ({ name, label, options, party, default: usual, if: condition }) => {
        const [when] = Object.entries(condition ?? {});
        return {
          name,
          label,
          kind: options ? 'options' : party ? 'party' : 'text',
          initial: usual ?? '',
          options: Object.entries(options ?? {}).map(([value, text]) => ({ value, label: text })),
          when: when ? { name: when[0], values: [...when[1]] } : null,
        };
      },
    ),
    subjects: subjectsOf(template, record).map(({ id, name }) => ({
      party: id,
      name,
      mayMake: mayMake(template, id),
      missing: missingFor(template, record, id),
    })),
  };
}

/** Whom a template can be made for. */
function subjectsOf(
  { of }: DocumentTemplate,
  { company, parties, holdings }: DocumentRecord,
): { id: string | null; name: string }[] {
  switch (of) {
    case 'company':
      return [{ id: null, name: company.name }];
    case 'person':
      return parties.filter(({ kind }) => kind === 'person');
    case 'person-holder':
      return parties.filter(
        ({ id, kind }) => kind === 'person' && holdings.some(({ party }) => party === id),
      );
    case 'holder':
      return parties.filter(({ id }) => holdings.some(({ party }) => party === id));
  }
}
