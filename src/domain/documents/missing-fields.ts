import { isPlainDate } from '#domain/values/plain-date.ts';
import { directorsIn } from './document-data.ts';
import type { DocumentRecord } from './document-record.ts';
import {
  choicesAsked,
  type DocumentChoices,
  type DocumentNeed,
  type DocumentTemplate,
} from './document-template.ts';

/** Something that has to be filled in before a document is made. */
export interface MissingField {
  field: DocumentNeed | 'nationality' | 'birth-date' | 'choice';
  /** Whose field it is, by name; `null` of the company. */
  whose: string | null;
  /** The choice's name, where it is one. */
  choice: string | null;
}

/** What the record still lacks for a document. Nothing of a document is left blank. */
export function missingFor(
  template: DocumentTemplate,
  record: DocumentRecord,
  subject: string | null,
): MissingField[] {
  const party = record.parties.find(({ id }) => id === subject);
  const holders = record.parties.filter(({ id }) => record.holdings.some((held) => held.party === id));
  const owners = record.parties.filter(({ id }) => record.owners.some((owner) => owner.party === id));
  const of = (field: MissingField['field'], whose: string | null = null): MissingField => ({
    field,
    whose,
    choice: null,
  });
  const unless = (isThere: unknown, ...fields: MissingField[]) => (isThere ? [] : fields);

  const lacking = (need: DocumentNeed): MissingField[] => {
    switch (need) {
      case 'company-address':
        return unless(record.company.address, of(need));
      case 'activities':
        return unless(record.activities.length, of(need));
      case 'share-capital':
        return unless(record.company.shares && record.company.nominalValue, of(need));
      case 'holders':
        return unless(record.holdings.length, of(need));
      case 'holder-addresses':
        return holders.flatMap(({ name, address }) => unless(address, of('party-address', name)));
      case 'directors':
        return unless(directorsIn(record).length, of(need));
      case 'owners':
        return unless(record.owners.length, of(need));
      case 'owner-details':
        return owners.flatMap(({ name, address, nationality, birthDate }) => [
          ...unless(birthDate, of('birth-date', name)),
          ...unless(nationality, of('nationality', name)),
          ...unless(address, of('party-address', name)),
        ]);
      case 'party-birth-date':
        return unless(party?.birthDate, of('birth-date', party?.name ?? null));
      case 'party-nationality':
        return unless(party?.nationality, of('nationality', party?.name ?? null));
      case 'party-address':
        return unless(party?.address, of(need, party?.name ?? null));
      case 'source-of-funds':
        return unless(record.answers?.sourceOfFunds, of(need, party?.name ?? null));
      case 'source-of-wealth':
        return unless(record.answers?.sourceOfWealth, of(need, party?.name ?? null));
      case 'papers':
        return unless(record.papers.length, of(need));
    }
  };
  return template.needs.flatMap(lacking);
}

/** The choices that are still to be made, or name nobody of the company. */
export function missingChoices(
  template: DocumentTemplate,
  record: Pick<DocumentRecord, 'parties'>,
  choices: DocumentChoices,
): MissingField[] {
  return choicesAsked(template, choices)
    .filter(({ name, options, party, kind, default: usual = '' }) => {
      const value = choices[name] ?? usual;
      if (kind === 'date') return !isPlainDate(value);
      if (party) return !record.parties.some(({ id }) => id === value);
      return options ? !(value in options) : value.trim() === '';
    })
    .map(({ name }) => ({ field: 'choice', whose: null, choice: name }));
}
