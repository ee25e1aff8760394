import { type CompanyCalendar, companyCalendarOf, isOpen } from '#domain/calendar/company-calendar.ts';
import type { RecordedDeadlineEvent } from '#domain/calendar/deadline-record.ts';
import { companyDatesOf } from '#domain/cases/company-dates.ts';
import { type Waiting, waitingOf } from '#domain/cases/waiting.ts';
import { holds } from '#domain/catalogue/condition.ts';
import { type DueDate, deadlinesOf } from '#domain/plan/deadlines.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Source } from '#domain/values/sourced.ts';
import { readDeadlineEvents } from '../calendar/index.ts';
import { closingOf, type FormationCase, type OwnWindow, readOwnFormation } from '../cases/index.ts';
import { listCompanies } from '../companies/index.ts';
import { type OwnName, readOwnNames } from '../names/index.ts';
import { Failure } from '../platform/failure.ts';
import { type OwnRecord, type OwnRecordPorts, readOwnRecord } from './own-record.ts';
import type { AssistantPorts } from './ports.ts';

/** One of the asking person's companies: its formation and its calendar. */
export interface OwnCase extends Pick<FormationCase, 'jurisdiction' | 'requirements' | 'progress'> {
  /** Reads what is recorded besides the steps; only if it is asked for. */
  readRecord(): Promise<OwnRecord>;
  /** Steps that somebody has to act on, the longest waiting first. */
  waits: readonly OwnWait[];
  /** Proposed names, without Markdown. */
  names: readonly OwnName[];
  hasAgency: boolean;
  /** The company's name, without Markdown. */
  name: string;
  calendar: CompanyCalendar;
  /** Dates of duties that the plan leaves out, as those of a visa that is not planned: told only where one is asked for. */
  unplanned: readonly DueDate[];
  today: PlainDate;
}

/** A step of one's own case that waits for somebody. */
export interface OwnWait {
  id: string;
  label: string;
  waiting: Waiting;
  /** What such steps really took here; `undefined` where too few are known. */
  here: OwnWindow | undefined;
  sources: readonly Source[];
  reference: string | undefined;
  /** What lacks before the own part is complete. */
  missing: readonly string[];
  /** What has to be repaired, without Markdown. */
  points: readonly string[];
}

/** Maximum companies that are read. */
const maxCompanies = 3;

/** A person's companies, newest first; other people's are never read. */
export async function readOwnCases(
  services: Pick<AssistantPorts, 'clock' | 'database' | 'prices' | 'taskNeeds'> & OwnRecordPorts,
  personId: string,
): Promise<readonly OwnCase[]> {
  const companies = await listCompanies(services, { id: personId });
  const newest = companies.toReversed().slice(0, maxCompanies);
  const cases = await Promise.all(
    newest.map(async ({ details }) => {
      try {
        const formation = await readOwnFormation(services, { id: personId }, details.id);
        const recorded = await readDeadlineEvents(services, { id: personId }, details.id);
        const names = await readOwnNames(services, { id: personId }, details.id);
        const readRecord = () => readOwnRecord(services, { id: personId }, details.id);
        return ownCaseOf(formation, recorded, services.clock(), {
          ...{ names, readRecord },
          windows: formation.windows,
        });
      } catch (error) {
        // A company in a jurisdiction outside the catalogue, or one the person has just left, has no plan.
        if (error instanceof Failure) return undefined;
        throw error;
      }
    }),
  );
  return cases.filter((each) => each !== undefined);
}

/** A company's formation with its open deadlines. */
export function ownCaseOf(
  formation: FormationCase,
  recorded: readonly RecordedDeadlineEvent[],
  now: Date,
  {
    names,
    windows,
    readRecord,
  }: {
    names: readonly OwnName[];
    windows: ReadonlyMap<string, OwnWindow>;
    readRecord: OwnCase['readRecord'];
  },
): OwnCase {
  const { company, jurisdiction, requirements, state, progress, calendar } = formation;
  const today = plainDate(now.toISOString().slice(0, 10));
  const { totalShares, name } = company;
  const closing = closingOf(formation);
  const all = companyCalendarOf(jurisdiction, requirements, state, calendar, totalShares, today, recorded, {
    closing,
  });
  const leftOut = jurisdiction.deadlines
    .filter(({ when }) => !holds(when, requirements))
    .map(({ when: _, ...deadline }) => deadline);
  const dates = companyDatesOf(jurisdiction, state);
  return {
    name: oneLine(name),
    jurisdiction,
    requirements,
    progress,
    calendar: { ...all, deadlines: all.deadlines.filter(isOpen) },
    unplanned: deadlinesOf({ ...jurisdiction, deadlines: leftOut }, requirements, dates, all, calendar),
    today,
    readRecord,
    waits: waitsOf(formation, windows),
    names: names.map((each) => ({
      ...each,
      name: oneLine(each.name),
      reason: oneLine(each.reason),
      nextPath: oneLine(each.nextPath),
    })),
    hasAgency: formation.practice.hasAgency,
  };
}

function waitsOf(
  { progress, formation, calendar, today }: FormationCase,
  windows: ReadonlyMap<string, OwnWindow>,
): OwnWait[] {
  return progress.steps
    .flatMap(({ step, task }): OwnWait[] => {
      const waiting = waitingOf(task, calendar, today);
      if (!waiting) return [];
      const { id, label, workingDays } = step;
      return [
        {
          ...{ id, label, waiting },
          here: waiting.turn === task.template.decidedBy ? windows.get(id) : undefined,
          sources: 'value' in workingDays ? workingDays.sources : [],
          reference: task.rounds.at(-1)?.reference,
          // Whose papers and details are missing is for those who run the case.
          missing: [
            ...new Set(
              (formation.missing.get(id) ?? []).map(({ label, unnamed = label }) => oneLine(unnamed)),
            ),
          ],
          points: task.points.map(({ text }) => oneLine(text)),
        },
      ];
    })
    .toSorted((one, other) => (one.waiting.since < other.waiting.since ? -1 : 1));
}

/** A company name is user input: strip Markdown from it. */
function oneLine(name: string): string {
  return name.replaceAll(/[\s#[\]<>*]+/g, ' ').trim();
}
