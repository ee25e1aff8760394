import { createHash, randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import type { DocumentData, DocumentPart, DocumentSigner } from '#domain/documents/document-data.ts';
import type { DocumentRecord } from '#domain/documents/document-record.ts';
import {
  type DocumentChoices,
  type DocumentTemplate,
  templatesFor,
} from '#domain/documents/document-template.ts';
import { missingChoices, missingFor } from '#domain/documents/missing-fields.ts';
import { dayText } from '#domain/values/day-text.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { keepMade, openPaperIn, type PaperScope } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import { TypesettingBusy } from '../typesetting/index.ts';
import { addMade, findMade, type MadeDocument } from './document-repository.ts';
import type { DocumentPorts } from './ports.ts';
import { filledIn, readRecord } from './read-record.ts';

const texts = messagesIn(locales[0]).documentTexts;

/** What is asked for. */
export interface DocumentOrder {
  template: string;
  /** Whom it is about; `null` for the company. */
  party: string | null;
  choices: DocumentChoices;
  /** The document that it takes the place of. */
  rebuilds?: string | undefined;
}

/** Who has it made: one of the company's people, or staff. */
export interface Maker {
  person: Person;
  side: 'member' | 'staff';
  /** Whether they make documents of everybody; others only about themselves. */
  makesAll: boolean;
}

/**
 * Makes a document from the record as it stands, and keeps it in the vault as a version of a paper. The caller logs it.
 * @throws Failure 'document-not-found', 'not-allowed', 'document-incomplete' while the record lacks something, or 'busy'
 */
export async function makeDocument(
  services: DocumentPorts,
  scope: PaperScope,
  { person, side, makesAll }: Maker,
  { template: id, party, choices, rebuilds }: DocumentOrder,
): Promise<{ template: DocumentTemplate; made: MadeDocument }> {
  const companyId = scope.details.id;
  const template = templatesFor(await services.documentTemplates(), scope.details).find(
    (one) => one.id === id,
  );
  if (!template) throw new Failure('document-not-found');
  const { record, accountOf } = await readRecord(services, scope, {
    personId: side === 'member' ? person.id : undefined,
  });
  const subject = record.parties.find((one) => one.id === party);
  if ((template.of === 'company') !== (party === null) || (party !== null && !subject)) {
    throw new Failure('document-not-found');
  }
  const isTheirs = party !== null && side === 'member' && accountOf(party) === person.id;
  if (template.isOwn ? !isTheirs : !makesAll && !isTheirs) throw new Failure('not-allowed');
  const missing = [...missingFor(template, record, party), ...missingChoices(template, record, choices)];
  if (missing.length > 0) throw new Failure('document-incomplete');
  const replaced = rebuilds === undefined ? undefined : await findMade(scope, companyId, rebuilds);
  if (rebuilds !== undefined && (replaced?.template !== id || replaced.partyId !== party)) {
    throw new Failure('document-not-found');
  }

  const made = await keepDocument(services, scope, {
    template,
    record,
    accountOf,
    party,
    choices,
    paperId: replaced?.paperId,
    by: person.id,
    opening: { by: person, side, purpose: 'download' },
  });
  return { template, made };
}

interface Making {
  template: DocumentTemplate;
  record: DocumentRecord;
  accountOf: (party: string) => string | null;
  party: string | null;
  choices: DocumentChoices;
  /** The paper that it is a new version of. */
  paperId: string | undefined;
  by: string | null;
  /** In whose name listed papers are opened; only a person makes a document that shows them. */
  opening?: Parameters<typeof openPaperIn>[3];
  rebuiltFor?: readonly DocumentPart[];
}

/**
 * Sets a document that lacks nothing, and keeps it. The caller checks that, and logs it.
 * @throws Failure 'busy'
 */
export async function keepDocument(
  services: DocumentPorts,
  scope: PaperScope,
  { template, record, accountOf, party, choices, paperId, by, opening, rebuiltFor }: Making,
): Promise<MadeDocument> {
  const companyId = scope.details.id;
  const at = services.clock();
  const { data, parts } = filledIn(services, template, record, party, choices);
  const subject = record.parties.find((one) => one.id === party);
  const pictures =
    template.withPapers && opening ? await picturesOf(services, scope, data, opening) : undefined;
  const pdf = await print(services, template, data, { at, pictures });
  const pages = pagesIn(pdf);
  const kept = await keepMade(services, scope, {
    kind: template.paper,
    party,
    privateTo: party && accountOf(party),
    paperId,
    name: texts.fileName(template.title, subject?.name ?? scope.details.name),
    pdf,
    pages,
    origin: 'made',
    by,
  });
  const made: MadeDocument = {
    id: randomUUID(),
    companyId,
    template: template.id,
    partyId: party,
    choices,
    ...kept,
    parts,
    fileHash: createHash('sha256').update(pdf).digest('hex'),
    pages,
    madeBy: by,
    madeAt: at,
    rebuiltFor: rebuiltFor ?? null,
  };
  await addMade(scope, made);
  return made;
}

/** A signer with the signature that stands on the finished document. */
interface PrintedSigner extends DocumentSigner {
  /** In whose place they signed; empty for themselves. */
  inPlaceOf?: string;
  typed?: string;
  /** Name of the picture among the files. */
  mark?: string;
  signedAt?: string;
}

interface Printing {
  at: Date;
  /** The pages of listed papers. */
  pictures?: Pictures | undefined;
  signers?: readonly PrintedSigner[];
  proof?: object | undefined;
  files?: Readonly<Record<string, Uint8Array>> | undefined;
}

/**
 * Sets a document. The same data gives the same file.
 * @throws Failure 'busy'
 */
export async function print(
  { typesetter }: Pick<DocumentPorts, 'typesetter'>,
  template: DocumentTemplate,
  data: DocumentData,
  { at, pictures, signers = data.signers, proof, files }: Printing,
): Promise<Uint8Array> {
  const printed = {
    ...data,
    title: template.title,
    isWorkingPaper: template.workingPaper,
    madeOn: dayText(at.toISOString().slice(0, 10)),
    signers: signers.map((signer) => ({ ...signer, capacity: texts.capacity(signer.capacity) })),
    papers: data.papers.map((paper, index) => ({ ...paper, pages: pictures?.names[index] ?? [] })),
    proof: proof ?? null,
  };
  try {
    return await typesetter.typeset(`templates/${template.id}.typ`, printed, {
      at,
      files: { ...pictures?.files, ...files },
    });
  } catch (error) {
    if (error instanceof TypesettingBusy) throw new Failure('busy', { retryAfterSeconds: 5 });
    throw error;
  }
}

interface Pictures {
  files: Record<string, Uint8Array>;
  /** The names of each paper's pages. */
  names: string[][];
}

/** Pages of a paper that a dossier shows at most. */
const maxPagesShown = 40;
/** Width of a page's picture, in pixels: some 180 an inch. */
const pictureWidth = 1_400;

/** Draws the pages of the listed papers, in the process that opens files. */
async function picturesOf(
  services: DocumentPorts,
  scope: PaperScope,
  { papers }: DocumentData,
  opening: Parameters<typeof openPaperIn>[3],
): Promise<Pictures> {
  const pictures: Pictures = { files: {}, names: [] };
  for (const [index, { id: paperId, version }] of papers.entries()) {
    const opened = await openPaperIn(services, scope, { paperId, version }, opening);
    const content = await opened.content();
    const names: string[] = [];
    for (let page = 1; page <= Math.min(opened.pages, maxPagesShown); page += 1) {
      const name = `paper-${index + 1}-${page}.jpg`;
      pictures.files[name] = await services.paperChecks.drawPage(
        content,
        opened.type,
        page,
        pictureWidth,
        'jpeg',
      );
      names.push(name);
    }
    pictures.names.push(names);
  }
  return pictures;
}

/** How many pages a PDF of the typesetter has. */
export function pagesIn(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type ?\/Page\b(?!s)/g)?.length ?? 0
  );
}
