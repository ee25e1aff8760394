import type { CheckedNameView, NameFindingView, NamesView, NameView } from '#contract/names.ts';
import { checkName, type NameFinding, type NameProposal, passesRules } from '#domain/names/check-name.ts';
import { nameWords } from '#domain/names/name-words.ts';
import { lastDayReserved, reservationState } from '#domain/names/reservation.ts';
import { viewFee, viewStatement } from '../plans/index.ts';
import type { StoredName } from './name-repository.ts';
import type { Naming } from './naming.ts';
import { transliterated } from './transliterate.ts';

/** View of a company's names. */
export async function viewNames(
  naming: Naming,
  { mayChange, mayRecord }: Pick<NamesView, 'mayChange' | 'mayRecord'>,
): Promise<NamesView> {
  const { jurisdiction, rules, names, today } = naming;
  const { id, name, fees } = jurisdiction;
  const { reservation } = rules;
  return {
    place: { id, name },
    names: await Promise.all(names.map((each) => viewName(each, naming))),
    reservation: {
      lasts: viewStatement(reservation.lasts),
      renewal: viewStatement(reservation.renewal),
      fee: viewFee(fees.find((fee) => nameFees.includes(fee.id))),
      untilIfToday: lastDayReserved(today, reservation) ?? null,
    },
    register: rules.register ?? null,
    asksForArabic: rules.rules.some(({ kind }) => kind === 'arabic'),
    mayChange,
    mayRecord,
  };
}

/** What the catalogue calls the fee for a name. */
const nameFees: readonly string[] = ['trade-name', 'name', 'name-application'];

/** View of a name as checked while it is typed. */
export function viewChecked(proposal: NameProposal, naming: Naming): Promise<CheckedNameView> {
  return checked(
    proposal,
    naming,
    naming.names.filter(({ state }) => state === 'refused'),
  );
}

async function viewName(stored: StoredName, naming: Naming): Promise<NameView> {
  const { id, name, arabicName, explanation, state, rank } = stored;
  return {
    id,
    name,
    arabicName,
    explanation,
    state,
    rank,
    ...(await checked(stored, naming, [])),
    answer: viewAnswer(stored, naming),
  };
}

function viewAnswer(stored: StoredName, { today, isIncorporated }: Naming): NameView['answer'] {
  const { answeredOn, reason, nextPath, reservationNumber, recordedAt } = stored;
  const reservedUntil = isIncorporated ? null : stored.reservedUntil;
  if (!answeredOn || !recordedAt) return null;
  const reservation = reservedUntil && reservationState(reservedUntil, today);
  return {
    on: answeredOn,
    reason,
    nextPath,
    number: reservationNumber,
    until: reservedUntil,
    daysLeft: reservation?.daysLeft ?? null,
    reservation: reservation?.state ?? null,
    recordedAt: recordedAt.toISOString(),
  };
}

async function checked(
  proposal: NameProposal,
  naming: Naming,
  refused: readonly StoredName[],
): Promise<CheckedNameView> {
  const findings = checkName(proposal, naming.rules.rules, naming.context).map(viewFinding);
  const key = nameWords(proposal.name).join(' ');
  const before = refused.find(({ name }) => nameWords(name).join(' ') === key);
  if (before) findings.unshift(viewRefusedBefore(before));
  return {
    passes: passesRules(findings),
    findings,
    transliteration: await transliterated(proposal.name),
  };
}

function viewRefusedBefore({ reason }: StoredName): NameFindingView {
  return {
    level: 'refused',
    reason: 'refused-before',
    words: [reason],
    group: null,
    permissionOf: null,
    suggestion: null,
    sources: [],
  };
}

function viewFinding({ rule, level, reason, words }: NameFinding): NameFindingView {
  return {
    level,
    reason,
    words: [...words],
    group: rule.kind === 'words' ? rule.group : null,
    permissionOf: rule.kind === 'words' ? (rule.permissionOf ?? null) : null,
    suggestion: suggestionOf(rule),
    sources: [...rule.sources],
  };
}

function suggestionOf(rule: NameFinding['rule']): string | null {
  if (rule.kind === 'ending') return rule.endings[0] ?? null;
  return rule.kind === 'length' || rule.kind === 'digits' ? String(rule.max) : null;
}
