import type { TaskValues } from '#domain/cases/case-event.ts';
import type { CaseKind, LaterCaseKind } from '#domain/cases/case-kind.ts';
import { companyDatesOf } from '#domain/cases/company-dates.ts';
import { laterCaseIn } from '#domain/cases/kinds/kinds-in-place.ts';
import {
  askedFields,
  nameKeyOf,
  type OpeningField,
  type OpeningObstacle,
  obstacleToOpening,
  openingFields,
  registerChangeOf,
} from '#domain/cases/kinds/opening.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { notify } from '../notifications/index.ts';
import { Failure, type ProblemsByField } from '../platform/failure.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { addCase, addCaseEvent } from './case-repository.ts';
import { closedFromOf } from './company-facts.ts';
import { type CaseUser, enterCases } from './enter-cases.ts';
import { listOpenTasksOf } from './open-tasks.ts';
import type { CasesPorts } from './ports.ts';
import { type CaseFile, caseAfter, type FormationCase, formationOf, readCaseFile } from './read-case.ts';
import { papersFor, type SeenBy, windowsFor } from './read-cases.ts';
import { type RecordingPorts, recordCaseEvent } from './record-case-event.ts';
import { refuseDayOutside } from './refuse-day.ts';

/** What somebody says when they open a case. */
export interface NewCase {
  kind: LaterCaseKind;
  /** The day of the change; of a renewal, the last day of what is renewed. */
  on: PlainDate;
  values: TaskValues;
}

/** The days from which the day of a change can be chosen: planned ahead by a year at most. */
export function daysOfOpening({ jurisdiction, state, today }: FormationCase) {
  const { incorporation } = companyDatesOf(jurisdiction, state);
  return { from: incorporation ?? today, until: addYears(today, 1) };
}

/** Why a company cannot have a case of that kind now; `undefined` if it can. */
export function openingObstacle(formation: FormationCase, kind: LaterCaseKind): OpeningObstacle | undefined {
  const open = formation.cases.flatMap(({ row, finishedOn, withdrawn }) =>
    row.kind === 'formation' || finishedOn || withdrawn ? [] : [row.kind],
  );
  return obstacleToOpening(kind, {
    isInPlace: laterCaseIn(formation.jurisdiction, kind) !== undefined,
    dates: companyDatesOf(formation.jurisdiction, formation.state),
    closedFrom: closedFromOf(formation),
    open,
  });
}

/**
 * Opens a case other than the formation.
 * @throws Failure 'company-not-found', 'not-allowed', 'formation-not-found', what `openingObstacle` names, 'invalid-input'
 * for what is missing or impossible, or what the registers refuse
 */
export async function openCase(
  services: Pick<CasesPorts, 'clock' | 'database' | 'prices' | 'taskNeeds' | 'caseResults'> &
    Partial<Pick<CasesPorts, 'answerPapers'>>,
  user: CaseUser,
  companyId: string,
  { kind, on, values }: NewCase,
): Promise<{ id: string; file: SeenBy<CaseFile> }> {
  const catalogue = await services.prices.current();
  const sources = { ...services, catalogue };
  return enterCases(services, user, companyId, 'change-formation', async (scope) => {
    await lockCompanies(scope, companyId);
    const formation = formationOf(await readCaseFile(sources, scope, scope.company));
    const obstacle = openingObstacle(formation, kind);
    if (obstacle) throw new Failure(obstacle);
    refuseDayOutside(daysOfOpening(formation), on);
    const said = saidOf(openingFields[kind], values);
    const change = registerChangeOf(kind, said, on);
    const names = change ? await services.caseResults.check(scope, scope.company, change) : {};
    const at = services.clock();
    const row = await addCase(scope, { companyId, kind, openedAt: at });
    const { side, person: by } = user;
    const opened = await addCaseEvent(
      scope,
      row,
      { kind: 'opened', on, values: { ...said, ...named(names) } },
      { by, side, at },
    );
    await scope.record({ action: 'case-opened', subject: labelOf(kind), details: { on } });
    if (side === 'agency') {
      const details = { laterCase: { id: row.id, kind }, on };
      await notify(scope, { kind: 'case-opened', companyId, details, at, except: by.id });
    }
    await listOpenTasksOf(scope, {
      ...formation,
      cases: [caseAfter(formation, row, [opened], formation.practice)],
    });
    const file = await readCaseFile(sources, scope, scope.company);
    return {
      id: row.id,
      file: {
        ...file,
        actor: scope.actor,
        windows: await windowsFor(scope, file),
        describePaper: await papersFor(services, scope, user.person, file),
      },
    };
  });
}

/**
 * Gives up an open case. What was done stays readable, and nobody has to act any longer.
 * @throws Failure as `recordCaseEvent`, 'case-withdrawn' or 'case-finished'; 'case-not-found' for a formation
 */
export function withdrawCase(
  services: RecordingPorts,
  user: CaseUser,
  companyId: string,
  caseId: string,
  reason: string,
): Promise<SeenBy<CaseFile>> {
  return recordCaseEvent(services, user, companyId, caseId, ({ row, finishedOn }, { today }) => {
    if (row.kind === 'formation') throw new Failure('case-not-found');
    if (finishedOn) throw new Failure('case-finished');
    return {
      event: { kind: 'withdrawn', on: today, reason },
      entry: { action: 'case-withdrawn', subject: labelOf(row.kind) },
      told:
        user.side === 'agency'
          ? { kind: 'case-withdrawn', details: { laterCase: { id: row.id, kind: row.kind } } }
          : undefined,
    };
  });
}

function labelOf(kind: CaseKind): string {
  return messagesIn(locales[0]).caseKindMessages[kind];
}

/** Beside the ids stand the names as they were then. */
function named(names: Readonly<Record<string, string>>): TaskValues {
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [nameKeyOf(id), name]));
}

/** What was said, without anything that is not asked. */
function saidOf(fields: readonly OpeningField[], values: TaskValues): TaskValues {
  const problems: ProblemsByField = {};
  const said: Record<string, string> = {};
  for (const { id, choices } of askedFields(fields, values)) {
    const value = values[id]?.trim() ?? '';
    if (!value || (choices && !choices.includes(value))) {
      problems[`values.${id}`] = { code: 'required', field: 'answer' };
    }
    said[id] = value;
  }
  if (Object.keys(problems).length > 0) throw new Failure('invalid-input', { fields: problems });
  return said;
}
