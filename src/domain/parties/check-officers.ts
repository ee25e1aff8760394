import type { PlainDate } from '#domain/values/plain-date.ts';
import { ageOn, fullAge, type Office, type OfficeHeld, officesOn, type Party } from './party.ts';
import type { PlaceRule } from './place-rule.ts';
import type { Holding } from './share-register.ts';

/** Whether a rule holds, and who stands in its way. */
export interface RuleResult {
  rule: PlaceRule;
  /** 'open' while the answer is missing that would decide. */
  state: 'met' | 'open' | 'broken';
  /** The parties it is about, as far as it is not met. */
  parties: readonly string[];
  found: number;
}

/** A person who cannot be entered as a holder. */
export interface MinorHolder {
  party: string;
  age: number;
}

/** Checks officers and holders on a day against the rules of the place. */
export function checkRules(
  rules: readonly PlaceRule[],
  {
    parties,
    offices,
    holdings,
    day,
  }: {
    parties: readonly Party[];
    offices: readonly OfficeHeld[];
    holdings: readonly Holding[];
    day: PlainDate;
  },
): readonly RuleResult[] {
  const known = new Map(parties.map((party) => [party.id, party]));
  const held = officesOn(offices, day);
  const inOffice = (office: Office): readonly Party[] =>
    [...new Set(held.filter((one) => one.office === office).map(({ party }) => party))].flatMap(
      (id) => known.get(id) ?? [],
    );
  return rules.map((rule): RuleResult => {
    const { state, found, parties: about = [] } = resultOf(rule, inOffice, holdings, day);
    return { rule, state, found, parties: about.map(({ id }) => id) };
  });
}

interface Found {
  state: RuleResult['state'];
  found: number;
  parties?: readonly Party[];
}

function resultOf(
  rule: PlaceRule,
  inOffice: (office: Office) => readonly Party[],
  holdings: readonly Holding[],
  day: PlainDate,
): Found {
  if (rule.rule === 'holders') {
    const found = new Set(holdings.flatMap(({ of, holder }) => (of === null ? [holder] : []))).size;
    if (rule.max !== null && found > rule.max) return { state: 'broken', found };
    return { state: found >= rule.min ? 'met' : found === 0 ? 'open' : 'broken', found };
  }
  const officers = inOffice(rule.office);
  switch (rule.rule) {
    case 'at-least':
      return enough(officers.length, rule.count);
    case 'at-least-people':
      return enough(officers.filter(({ kind }) => kind === 'person').length, rule.count);
    case 'people-only':
      return broken(
        officers.filter(({ kind }) => kind !== 'person'),
        officers.length,
      );
    case 'at-least-resident': {
      const found = officers.filter(
        ({ residence, nationality }) =>
          residence === rule.country || (nationality !== null && rule.nationals.includes(nationality)),
      ).length;
      const undecided = officers.filter(({ residence }) => residence === null);
      if (found >= rule.count) return { state: 'met', found };
      if (officers.length === 0 || found + undecided.length >= rule.count) {
        return { state: 'open', found, parties: undecided };
      }
      return { state: 'broken', found, parties: officers };
    }
    case 'min-age': {
      const young = officers.filter(
        ({ birthDate }) => birthDate !== null && ageOn(birthDate, day) < rule.age,
      );
      if (young.length > 0) return broken(young, officers.length);
      const undecided = officers.filter(({ kind, birthDate }) => kind === 'person' && birthDate === null);
      return undecided.length > 0
        ? { state: 'open', found: officers.length, parties: undecided }
        : { state: 'met', found: officers.length };
    }
    case 'not-sole-director': {
      const directors = inOffice('director');
      const [only] = directors;
      const both = directors.length === 1 && officers.length === 1 && only?.id === officers[0]?.id;
      return broken(both ? officers : [], officers.length);
    }
  }
}

function enough(found: number, count: number): Found {
  return { state: found >= count ? 'met' : found === 0 ? 'open' : 'broken', found };
}

function broken(parties: readonly Party[], found: number): Found {
  return { state: parties.length > 0 ? 'broken' : 'met', found, parties };
}

/** Holders who are too young to be entered. */
export function minorsAmong(
  parties: readonly Party[],
  holders: readonly string[],
  day: PlainDate,
): readonly MinorHolder[] {
  return parties.flatMap(({ id, birthDate }) => {
    if (!holders.includes(id) || birthDate === null) return [];
    const age = ageOn(birthDate, day);
    return age < fullAge ? [{ party: id, age }] : [];
  });
}
