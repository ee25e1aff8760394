import type * as z from 'zod/mini';
import type { FieldProblem } from '#contract/field-problem.ts';
import type { addShareClass as addShareClassCall, recordHoldings as call } from '#contract/parties.ts';
import type { PeopleView } from '#contract/party-view.ts';
import type { Person } from '#domain/accounts/person.ts';
import { minorsAmong } from '#domain/parties/check-officers.ts';
import {
  compare,
  decimalText,
  type Fraction,
  fraction,
  parseFraction,
  parsePercentage,
  zero,
} from '#domain/parties/fraction.ts';
import { circleIn } from '#domain/parties/ownership.ts';
import { fullAge } from '#domain/parties/party.ts';
import {
  entriesTowards,
  type Holding,
  type HoldingEntry,
  holdingsOn,
  ordinaryClass,
  sumOf,
} from '#domain/parties/share-register.ts';
import { addDays, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';
import { changePeople } from './change-people.ts';
import { partyIn } from './edit-party.ts';
import type { People } from './people-of.ts';
import type { PartyPorts } from './ports.ts';
import { addClass, addEntries } from './register-repository.ts';

type Wanted = z.infer<NonNullable<typeof call.input>>;

/**
 * Writes into the register who holds a class of shares, or another owned party, from a day on. What was held before
 * stays readable.
 * @throws Failure as `changePeople`, 'party-not-found', 'shares-unknown', or 'invalid-input' with the reason
 */
export function recordHoldings(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  wanted: Wanted,
): Promise<PeopleView> {
  return changePeople(services, person, companyId, async ({ scope, people, today, now }) => {
    const on = plainDate(wanted.on);
    // Tomorrow has begun somewhere.
    const latest = addDays(today, 1);
    if (on > latest) refuse('on', { code: 'day-too-late', latest });
    const entries = holdingEntriesFor(people, wanted);
    if (entries.length === 0) return undefined;
    await addEntries(scope, companyId, entries, { by: person.id, at: now });
    return { action: 'shares-recorded', subject: nameOfTarget(people, wanted), details: { on } };
  });
}

/**
 * The entries that lead from what is held to what is wanted; none where nothing changes.
 * @throws Failure 'party-not-found', 'shares-unknown', or 'invalid-input' with the reason
 */
export function holdingEntriesFor(people: People, wanted: Wanted): readonly HoldingEntry[] {
  const on = plainDate(wanted.on);
  const shareClass = wanted.of === null ? (wanted.shareClass ?? ordinaryClass) : null;
  const target = { of: wanted.of, shareClass };
  refuseDay(on, people, target);
  const after = holdingsIn(wanted, people, target);
  refuseTotal(after, people, target);
  refuseHolders(after, people, on);
  const before = holdingsOn(people.record.entries, on);
  const others = before.filter((holding) => !isOf(holding, target));
  refuseCircle([...others, ...after], people);
  const own = before.filter((holding) => isOf(holding, target));
  return entriesTowards(own, after, on);
}

/**
 * Adds a class of shares beside the ordinary one.
 * @throws Failure as `changePeople`
 */
export function addShareClass(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  values: z.infer<NonNullable<typeof addShareClassCall.input>>,
): Promise<PeopleView> {
  return changePeople(services, person, companyId, async ({ scope, now }) => {
    await addClass(scope, { ...values, companyId, createdAt: now });
    return { action: 'share-class-added', subject: values.name };
  });
}

type Target = Pick<Holding, 'of' | 'shareClass'>;

function isOf(holding: Target, { of, shareClass }: Target): boolean {
  return holding.of === of && holding.shareClass === shareClass;
}

function nameOfTarget(people: People, { of }: Pick<Target, 'of'>): string {
  return of === null ? people.company.name : partyIn(people, of).name;
}

/** The register is written forwards: an entry before the newest one would change the days between. */
function refuseDay(on: PlainDate, { record }: People, target: Target): void {
  const newest = record.entries
    .filter((entry) => isOf(entry, target))
    .map((entry) => entry.on)
    .reduce<PlainDate | undefined>((a, b) => (a && a > b ? a : b), undefined);
  if (newest && on < newest) refuse('on', { code: 'day-too-early', earliest: newest });
}

function holdingsIn({ lines }: Wanted, people: People, target: Target): Holding[] {
  const seen = new Set<string>();
  return lines.map(({ holder, amount, nomineeFor }, line) => {
    const name = `lines.${line}`;
    const party = partyIn(people, holder);
    if (nomineeFor !== null) partyIn(people, nomineeFor);
    if (nomineeFor === holder) refuse(`${name}.nomineeFor`, { code: 'nominee-for-oneself' });
    const key = `${holder} ${nomineeFor}`;
    if (seen.has(key)) refuse(`${name}.holder`, { code: 'holder-repeated', name: party.name });
    seen.add(key);
    const share = target.of === null ? parseFraction(amount) : parsePercentage(amount);
    if (!share || compare(share, zero) === 0) return refuse(`${name}.amount`, { code: 'not-a-share' });
    if (target.of === null && share.under !== 1n) refuse(`${name}.amount`, { code: 'not-whole-shares' });
    return { ...target, holder, amount: share, nomineeFor };
  });
}

function refuseTotal(after: readonly Holding[], people: People, { of, shareClass }: Target): void {
  if (of !== null && partyIn(people, of).kind === 'person') refuse('of', { code: 'owned-not-a-person' });
  // Whoever is named behind a trust counts whole, so that its percentages are only noted.
  if (after.length === 0) return;
  const known = people.record.classes.find(({ id }) => id === shareClass);
  if (of === null && !known) refuse('shareClass', { code: 'class-not-found' });
  const total = of === null ? known?.total : 100;
  if (total === null || total === undefined) throw new Failure('shares-unknown');
  const whole = fraction(total);
  const held = sumOf(after);
  if (compare(held, whole) === 0) return;
  const worded = (value: Fraction) =>
    of === null ? numbers.format(value.over) : `${decimalText(value, 4)}%`;
  refuse('lines', { code: 'shares-off', held: worded(held), whole: worded(whole) });
}

const numbers = new Intl.NumberFormat('en');

function refuseHolders(after: readonly Holding[], people: People, on: PlainDate): void {
  const holders = after.flatMap(({ holder, nomineeFor }) => (nomineeFor ? [holder, nomineeFor] : [holder]));
  const [minor] = minorsAmong(people.record.parties, holders, on);
  if (!minor) return;
  const line = after.findIndex(({ holder, nomineeFor }) => [holder, nomineeFor].includes(minor.party));
  const { name } = partyIn(people, minor.party);
  refuse(`lines.${line}.holder`, { code: 'holder-minor', name, age: minor.age, min: fullAge });
}

function refuseCircle(holdings: readonly Holding[], people: People): void {
  const circle = circleIn(holdings);
  if (!circle) return;
  refuse('lines', { code: 'ownership-circle', names: circle.map((id) => partyIn(people, id).name) });
}

function refuse(field: string, problem: FieldProblem): never {
  throw new Failure('invalid-input', { fields: { [field]: problem } });
}
