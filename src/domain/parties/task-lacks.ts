import type { PaperHolder, RequiredDocument } from '#domain/catalogue/definition.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { checkRules } from './check-officers.ts';
import type { OwnershipProblem } from './ownership.ts';
import {
  missingOpenFieldsOf,
  type Office,
  type OpenField,
  type OpenParty,
  officesOn,
  type Party,
} from './party.ts';
import type { PlaceRules } from './place-rule.ts';
import { type CompanyRecord, ownersOn } from './registers.ts';
import { holdingsOn } from './share-register.ts';

/** What the people and owners of a company lack for a task. */
export type PartyLack =
  | { code: 'fields'; party: string; fields: readonly OpenField[] }
  /** Nobody is entered as an owner. */
  | { code: 'owners' }
  /** The shares of a class, or of a party in a chain, do not add up. */
  | { code: 'shares'; of: string | null }
  /** Who is behind a company or trust is not entered, or leads back to it. */
  | { code: 'chain'; party: string }
  | { code: 'office'; office: Office; count: number };

/**
 * What is missing of a company's people before documents about them make sense: the fields of those they are about, a
 * whole list of owners, and the officers that the place asks for. Without any party the founder stands for all.
 */
export function lacksOf(
  documents: readonly Pick<RequiredDocument, 'of' | 'alsoOf'>[],
  record: CompanyRecord & { parties: readonly (Party & OpenParty)[] },
  rules: PlaceRules,
  day: PlainDate,
): readonly PartyLack[] {
  if (record.parties.length === 0) return [];
  const about = new Set(documents.flatMap(({ of, alsoOf = [] }) => [of, ...alsoOf]));
  const holdings = holdingsOn(record.entries, day);
  const holders = holdings.flatMap(({ of, holder }) => (of === null ? [holder] : []));
  const { owners, problems } = ownersOn(record, rules, day);
  const held = officesOn(record.offices, day);
  const asked = new Set<string>();
  const lacks: PartyLack[] = [];

  if (about.has('each-owner') || about.has('corporate-owner')) {
    for (const holder of holders) asked.add(holder);
    if (holders.length === 0) lacks.push({ code: 'owners' });
    else lacks.push(...shareLacks(problems));
  }
  if (about.has('controller')) for (const { party } of owners) asked.add(party);
  const offices = [...about].flatMap((one) => officeOf[one as keyof typeof officeOf] ?? []);
  for (const { party, office } of held) if (offices.includes(office)) asked.add(party);
  for (const { rule, state, found } of checkRules(rules.rules, { ...record, holdings, day })) {
    if (rule.rule !== 'at-least' && rule.rule !== 'at-least-people') continue;
    if (state === 'met' || !offices.includes(rule.office)) continue;
    if (lacks.some((lack) => lack.code === 'office' && lack.office === rule.office)) continue;
    lacks.push({ code: 'office', office: rule.office, count: rule.count - found });
  }
  return [...lacks, ...fieldLacksOf(record.parties, asked)];
}

/** The fields that are missing of some parties. */
export function fieldLacksOf(
  parties: readonly (Party & OpenParty)[],
  asked: ReadonlySet<string>,
): readonly PartyLack[] {
  return parties.flatMap((party): PartyLack[] => {
    const fields = asked.has(party.id) ? missingOpenFieldsOf(party) : [];
    return fields.length > 0 ? [{ code: 'fields', party: party.id, fields }] : [];
  });
}

const officeOf: Readonly<Partial<Record<RequiredDocument['of'] | PaperHolder, Office>>> = {
  'each-director': 'director',
  secretary: 'secretary',
  manager: 'manager',
  signatory: 'signatory',
};

function shareLacks(problems: readonly OwnershipProblem[]): readonly PartyLack[] {
  const unknown = problems.flatMap((problem) => {
    if (problem.code === 'shares-unknown') return [null];
    return problem.code === 'total-off' ? [problem.of] : [];
  });
  const open = problems.flatMap((problem) => {
    if (problem.code === 'missing-layer') return [problem.party];
    return problem.code === 'circle' ? problem.parties.slice(0, 1) : [];
  });
  return [
    ...[...new Set(unknown)].map((of) => ({ code: 'shares', of }) as const),
    ...[...new Set(open)].map((party) => ({ code: 'chain', party }) as const),
  ];
}
