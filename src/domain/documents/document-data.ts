import type { Article } from './articles.ts';
import type { DocumentRecord, ListedPaper, RecordedParty } from './document-record.ts';
import {
  choicesAsked,
  type DocumentChoices,
  type DocumentTemplate,
  type SignerRule,
} from './document-template.ts';

/** Somebody who signs, and as what. */
export interface DocumentSigner {
  party: string;
  name: string;
  capacity: 'director' | 'shareholder' | 'person';
}

/** What a template is filled with. It is the same as long as nothing that the document says has changed. */
export interface DocumentData {
  company: DocumentRecord['company'];
  choices: Record<string, string | RecordedParty>;
  party: RecordedParty | null;
  holders: (RecordedParty & { class: string; shares: string; percent: string; since: string })[];
  /** What the party holds, a line a class. */
  holdings: DocumentRecord['holdings'];
  owners: (RecordedParty & { percent: string; path: string })[];
  officers: (RecordedParty & { office: string; since: string })[];
  activities: readonly string[];
  threshold: string;
  papers: readonly ListedPaper[];
  articles: readonly Article[];
  signers: DocumentSigner[];
  answers: DocumentRecord['answers'] | null;
}

/** The parts of the data that a change is told by. */
export const documentParts = [
  'company',
  'choices',
  'party',
  'holders',
  'owners',
  'officers',
  'activities',
  'papers',
  'articles',
  'signers',
  'answers',
] as const satisfies readonly (keyof DocumentData)[];
export type DocumentPart = (typeof documentParts)[number];

const partsOfNeeds: Readonly<Partial<Record<DocumentTemplate['needs'][number], readonly DocumentPart[]>>> = {
  activities: ['activities'],
  holders: ['holders'],
  'holder-addresses': ['holders'],
  'share-capital': ['holders'],
  directors: ['officers'],
  owners: ['owners'],
  'owner-details': ['owners'],
  'source-of-funds': ['answers'],
  'source-of-wealth': ['answers'],
  papers: ['papers'],
};

/** The parts on which a document depends: the company, who signs, and what its template needs. */
export function partsOf(template: DocumentTemplate): readonly DocumentPart[] {
  const needed = template.needs.flatMap((need) => partsOfNeeds[need] ?? []);
  return documentParts.filter(
    (part) =>
      part === 'company' ||
      part === 'signers' ||
      needed.includes(part) ||
      (part === 'articles' && template.withArticles === true) ||
      (part === 'choices' && template.choices !== undefined) ||
      (part === 'party' && template.of !== 'company'),
  );
}

/** Fills in a template's data from the record. */
export function documentDataOf(
  template: DocumentTemplate,
  record: DocumentRecord,
  subject: string | null,
  choices: DocumentChoices,
): DocumentData {
  const partyOf = (id: string | null | undefined) => record.parties.find((party) => party.id === id);
  const named = <Line extends { party: string }>(lines: readonly Line[]) =>
    lines.flatMap((line) => {
      const party = partyOf(line.party);
      return party ? [{ party, line }] : [];
    });
  return {
    company: record.company,
    choices: Object.fromEntries(
      choicesAsked(template, choices).flatMap(({ name, party, default: usual = '' }) => {
        const value = choices[name] ?? usual;
        const chosen = party ? partyOf(value) : value;
        return chosen === undefined ? [] : [[name, chosen] as const];
      }),
    ),
    party: partyOf(subject) ?? null,
    holders: named(record.holdings).map(({ party, line: { shares, percent, since, class: name } }) => ({
      ...party,
      class: name,
      shares,
      percent,
      since,
    })),
    holdings: record.holdings.filter(({ party }) => party === subject),
    owners: named(record.owners).map(({ party, line: { percent, path } }) => ({ ...party, percent, path })),
    officers: named(record.officers).map(({ party, line: { officeName, since } }) => ({
      ...party,
      office: officeName,
      since,
    })),
    activities: record.activities,
    threshold: record.threshold,
    papers: record.papers,
    articles: template.withArticles ? record.articles : [],
    signers: signersOf(template.signers, record, partyOf(subject)),
    answers: record.answers ?? null,
  };
}

/** Who signs, each once. */
function signersOf(
  rule: SignerRule,
  record: DocumentRecord,
  subject: RecordedParty | undefined,
): DocumentSigner[] {
  const nameOf = (id: string) => record.parties.find((party) => party.id === id)?.name ?? '';
  const each = (ids: readonly string[], capacity: DocumentSigner['capacity']) =>
    [...new Set(ids)].map((party) => ({ party, name: nameOf(party), capacity }));
  switch (rule) {
    case 'nobody':
      return [];
    case 'directors':
      return each(directorsIn(record), 'director');
    case 'holders':
      return each(
        record.holdings.map(({ party }) => party),
        'shareholder',
      );
    case 'party':
      return subject ? each([subject.id], 'person') : [];
    case 'party-and-directors':
      return [
        ...(subject ? each([subject.id], 'shareholder') : []),
        ...each(
          directorsIn(record).filter((party) => party !== subject?.id),
          'director',
        ),
      ];
  }
}

/** The parties who run the company. */
export function directorsIn({ officers }: Pick<DocumentRecord, 'officers'>): string[] {
  return officers.flatMap(({ party, office }) =>
    office === 'director' || office === 'manager' ? [party] : [],
  );
}
