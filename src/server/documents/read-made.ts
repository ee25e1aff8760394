import type { DocumentData, DocumentPart } from '#domain/documents/document-data.ts';
import type { DocumentRecord } from '#domain/documents/document-record.ts';
import { type DocumentTemplate, templatesFor } from '#domain/documents/document-template.ts';
import { rebuildOf } from '#domain/documents/rebuilding.ts';
import { listLatest, type PaperScope } from '../papers/index.ts';
import { findMade, listMade, type MadeDocument } from './document-repository.ts';
import { changedParts } from './list-documents.ts';
import type { DocumentPorts } from './ports.ts';
import { filledIn, type RecordReader, readRecord } from './read-record.ts';

/** A made document against the record as it stands. */
export interface ReadDocument {
  made: MadeDocument;
  template: DocumentTemplate;
  data: DocumentData;
  /** What it says otherwise than the record; empty while it is up to date. */
  changed: readonly DocumentPart[];
  /** Whether nothing has taken its place among the papers. */
  isLatest: boolean;
  /** Whether it has been made again, or is by itself. */
  isMadeAgain: boolean;
  accountOf(party: string): string | null;
  /** The company's people and the companies behind it. */
  people: DocumentRecord['parties'];
}

/** Reads a document that was made; `undefined` if it is gone. */
export async function readMade(
  services: Pick<DocumentPorts, 'clock' | 'documentTemplates' | 'prices' | 'secrets'>,
  scope: PaperScope,
  id: string,
  reader: RecordReader,
): Promise<ReadDocument | undefined> {
  const made = await findMade(scope, scope.details.id, id);
  const template = templatesFor(await services.documentTemplates(), scope.details).find(
    (one) => one.id === made?.template,
  );
  if (!made || !template) return undefined;
  const { record, accountOf } = await readRecord(services, scope, reader);
  const latest = (await listLatest(scope)).find(({ paperId }) => paperId === made.paperId);
  const changed = changedParts(services, template, made, record);
  const { way } = rebuildOf(template, record, { ...made, isSigned: latest?.origin === 'signed' });
  const [last] = (await listMade(scope, scope.details.id)).filter(({ paperId }) => paperId === made.paperId);
  return {
    made,
    template,
    data: filledIn(services, template, record, made.partyId, made.choices).data,
    changed,
    isLatest: last?.id === made.id && latest?.version === made.version,
    isMadeAgain: last?.id !== made.id || (changed.length > 0 && way === 'by-itself'),
    accountOf,
    people: record.parties,
  };
}
