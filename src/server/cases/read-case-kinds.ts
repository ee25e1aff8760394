import { type LaterCaseKind, laterCaseKinds } from '#domain/cases/case-kind.ts';
import { recordOn } from '#domain/cases/kinds/company-record.ts';
import { laterCaseIn } from '#domain/cases/kinds/kinds-in-place.ts';
import type { LaterCase } from '#domain/cases/kinds/later-case.ts';
import {
  endsOf,
  type OpeningObstacle,
  type Suggestion,
  suggestionsFrom,
} from '#domain/cases/kinds/opening.ts';
import { addDays, type PlainDate } from '#domain/values/plain-date.ts';
import { recordOfCompany } from './company-facts.ts';
import type { CaseUser } from './enter-cases.ts';
import { daysOfOpening, openingObstacle } from './open-case.ts';
import type { CasesPorts } from './ports.ts';
import { type CaseFile, type FormationCase, formationOf } from './read-case.ts';
import { readFormation } from './read-cases.ts';

/** A kind of case as a company could open it. */
interface OfferedKind {
  kind: LaterCaseKind;
  found: LaterCase;
  obstacle: OpeningObstacle | undefined;
  /** The last day of what would be renewed, as far as the record knows it. */
  endsOn: PlainDate | undefined;
}

export interface OfferedKinds {
  formation: FormationCase;
  kinds: readonly OfferedKind[];
  possibleDays: { from: PlainDate; until: PlainDate };
}

/**
 * Every kind of case that the company's place has, with what stands against opening one.
 * @throws Failure 'company-not-found' or 'formation-not-found'
 */
export async function readCaseKinds(
  services: Pick<CasesPorts, 'clock' | 'database' | 'prices' | 'taskNeeds'>,
  user: CaseUser,
  companyId: string,
): Promise<OfferedKinds> {
  const formation = await readFormation(services, user, companyId);
  const ends = endsNow(formation);
  return {
    formation,
    possibleDays: daysOfOpening(formation),
    kinds: laterCaseKinds.flatMap((kind) => {
      const found = laterCaseIn(formation.jurisdiction, kind);
      if (!found) return [];
      const endsOn = ends.find((end) => end.kind === kind)?.on;
      return [{ kind, found, obstacle: openingObstacle(formation, kind), endsOn }];
    }),
  };
}

/** The renewals that are due soon: suggested, and opened by people alone. */
export function suggestionsOf(file: CaseFile): readonly Suggestion[] {
  const formation = formationOf(file);
  const isOpen = (kind: LaterCaseKind) =>
    file.cases.some(({ row, finishedOn, withdrawn }) => row.kind === kind && !finishedOn && !withdrawn);
  return suggestionsFrom(
    endsNow(file),
    (kind) => !isOpen(kind) && openingObstacle(formation, kind) === undefined,
    (days) => addDays(file.today, days),
  );
}

function endsNow(file: CaseFile): readonly Suggestion[] {
  return endsOf(recordOn(recordOfCompany(file), file.latestDay));
}
