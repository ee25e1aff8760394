import type { OwnershipProblemView, PartyView, PeopleView, RuleView } from '#contract/party-view.ts';
import { checkRules, minorsAmong, type RuleResult } from '#domain/parties/check-officers.ts';
import { decimalText, dividedBy, fraction, fractionText, percentText } from '#domain/parties/fraction.ts';
import type { OwnershipProblem } from '#domain/parties/ownership.ts';
import { missingFieldsOf, officesOn, type SensitiveField } from '#domain/parties/party.ts';
import { ownersOn } from '#domain/parties/registers.ts';
import { type Holding, holdingsOn, type ShareClass } from '#domain/parties/share-register.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { StoredParty } from './party-repository.ts';
import type { People } from './people-of.ts';

/** Who looks at the people, and what of them they may see. */
export interface Viewer {
  /** `undefined` for staff. */
  userId?: string;
  seesDetails: boolean;
  now: Date;
}

/** The people and owners of a company as of a day. */
export function viewPeople(people: People, day: PlainDate, viewer: Viewer): PeopleView {
  const { record, rules } = people;
  const holdings = holdingsOn(record.entries, day);
  const { owners, problems } = ownersOn(record, rules, day);
  const offices = officesOn(record.offices, day);
  const hasUltimate = owners.some(({ isUltimate }) => isUltimate);
  const holders = [...new Set(holdings.map(({ holder }) => holder))];
  return {
    day,
    lastEntry: record.entries.map(({ on }) => on).reduce<string | null>((a, b) => (a && a > b ? a : b), null),
    parties: people.stored.map((party) => viewParty(party, people, viewer)),
    shareClasses: [...record.classes],
    holdings: holdings.map((holding) => ({
      ...holding,
      amount: fractionText(holding.amount),
      share: shareText(holding, record.classes),
    })),
    offices: [...offices],
    owners: owners.map(({ party, share, by, isUltimate, isThroughTrust, paths }) => ({
      party,
      share: percentText(share),
      by,
      isUltimate,
      isThroughTrust,
      paths: paths.map((path) => ({
        about: [...path.parties],
        steps: path.steps.map(percentText),
        share: percentText(path.share),
      })),
    })),
    threshold: {
      share: percentText(rules.threshold.share),
      isIncluded: rules.threshold.isIncluded,
      sources: [...rules.threshold.sources],
    },
    fallback:
      hasUltimate || rules.otherwise === null || holdings.length === 0
        ? []
        : offices.filter(({ office }) => office === rules.otherwise).map(({ party }) => party),
    problems: [
      ...problems.map(viewProblem),
      ...minorsAmong(record.parties, holders, day).map(({ party }) => ({
        ...noProblem,
        code: 'minor' as const,
        about: [party],
      })),
    ],
    rules: checkRules(rules.rules, { ...record, holdings, day }).map(viewRule),
  };
}

/** A party; somebody without the right sees neither birth date nor address. */
export function viewParty(
  party: StoredParty,
  { invitations }: Pick<People, 'invitations'>,
  viewer: Viewer,
): PartyView {
  const isYou = party.userId !== null && party.userId === viewer.userId;
  const seesDetails = viewer.seesDetails || isYou;
  const invitation = invitations.find(({ partyId }) => partyId === party.id);
  return {
    id: party.id,
    kind: party.kind,
    name: party.name,
    birthDate: seesDetails ? party.birthDate : null,
    nationality: party.nationality,
    residence: party.residence,
    address: seesDetails ? party.address : null,
    registrationNumber: seesDetails ? party.registrationNumber : null,
    isYou,
    hasJoined: party.userId !== null,
    invitation: invitation
      ? {
          id: invitation.id,
          email: invitation.email,
          sentAt: invitation.sentAt.toISOString(),
          expiresAt: invitation.expiresAt.toISOString(),
          hasExpired: invitation.expiresAt <= viewer.now,
        }
      : null,
    missing: [...missingOf(party)],
  };
}

/** What a party has not filled in yet; sensitive answers are asked of people who have joined. */
export function missingOf(party: StoredParty): ReturnType<typeof missingFieldsOf> {
  return missingFieldsOf(party, party.userId === null ? undefined : (party.answered as SensitiveField[]));
}

/** A holding as a share of its class, or of the owned party. */
function shareText(holding: Holding, classes: readonly ShareClass[]): string | null {
  if (holding.of !== null) return percentText(dividedBy(holding.amount, fraction(100)));
  const total = classes.find(({ id }) => id === holding.shareClass)?.total;
  return total ? percentText(dividedBy(holding.amount, fraction(total))) : null;
}

const noProblem = { of: null, shareClass: null, about: [], held: null, whole: null };

function viewProblem(problem: OwnershipProblem): OwnershipProblemView {
  switch (problem.code) {
    case 'shares-unknown':
      return { ...noProblem, code: problem.code, shareClass: problem.shareClass };
    case 'total-off':
      return {
        ...noProblem,
        ...problem,
        held: decimalText(problem.held, 4),
        whole: decimalText(problem.whole, 4),
      };
    case 'missing-layer':
      return { ...noProblem, code: problem.code, about: [problem.party] };
    case 'circle':
      return { ...noProblem, code: problem.code, about: [...problem.parties] };
    case 'nominee':
      return { ...noProblem, code: problem.code, about: [problem.party, problem.principal] };
  }
}

function viewRule({ rule, state, found, parties }: RuleResult): RuleView {
  return {
    id: rule.id,
    rule: rule.rule,
    state,
    office: 'office' in rule ? rule.office : null,
    count: 'count' in rule ? rule.count : 'age' in rule ? rule.age : 'min' in rule ? rule.min : null,
    max: 'max' in rule ? rule.max : 'withinMonths' in rule ? (rule.withinMonths ?? null) : null,
    country: 'country' in rule ? rule.country : null,
    found,
    about: [...parties],
    sources: [...rule.sources],
  };
}
