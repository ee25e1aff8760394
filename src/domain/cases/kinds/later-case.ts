import type {
  DayOffRule,
  Deadline,
  Fact,
  Fee,
  Jurisdiction,
  Statement,
  Step,
} from '#domain/catalogue/definition.ts';
import type { LaterCaseKind } from '../case-kind.ts';
import type { TaskField } from '../task-field.ts';

/** A step of a later case, with what is typed for it. */
export interface LaterStep extends Step {
  fields?: readonly TaskField[];
}

/** A time limit in law that counts from the day of the change. */
export interface LegalDay {
  /** Unique within the case. */
  id: string;
  label: string;
  why: string;
  rule: Fact<LegalDayRule>;
  /** Without it, the rule for weekends and holidays is unconfirmed. */
  onDayOff?: Fact<DayOffRule>;
  penalty: Statement;
  /** The step that meets it. */
  metBy: string;
}

/** Counted from the day after; below zero counts back. */
export type LegalDayRule = { days: number } | { workingDays: number } | { months: number };

/** How one kind of later case goes in a place. */
export interface LaterCase {
  kind: LaterCaseKind;
  steps: readonly LaterStep[];
  fees: readonly Fee[];
  legalDays: readonly LegalDay[];
}

/** What a place has of its own about its later cases; what it leaves out goes as everywhere. */
export interface PlaceOfCases {
  /** Whether a licence ends and is renewed. */
  renewsLicence: boolean;
  /** Who records changes, as in 'Companies House'. */
  authority: string;
  legalDays?: Partial<Record<LaterCaseKind, readonly LegalDay[]>>;
  /** Usual working days of the authority's decision on a change. */
  changeDays?: Step['workingDays'];
}

/** The data of a country's later cases, by place. */
export type CasesOfCountry = (jurisdiction: Pick<Jurisdiction, 'id' | 'place'>) => PlaceOfCases;

/** A legal day as a deadline of the calendar. */
export function deadlineOf(
  { id, label, why, rule, onDayOff, penalty }: LegalDay,
  caseId: string,
  on: string,
): Deadline {
  return {
    id: `case-${caseId.slice(0, 8)}-${id}`,
    label,
    why,
    rule: { value: { on }, sources: rule.sources },
    ...(onDayOff && { onDayOff }),
    penalty,
  };
}
