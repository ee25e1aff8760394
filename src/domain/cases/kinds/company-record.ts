import type { PlainDate } from '#domain/values/plain-date.ts';
import type { TaskValues } from '../case-event.ts';
import type { LaterCaseKind } from '../case-kind.ts';
import type { FoldedCase } from '../fold-case.ts';
import type { RecordKey } from '../task-field.ts';

/** One value of the company's record and since when it holds. */
export interface RecordEntry {
  key: RecordKey;
  value: string;
  from: PlainDate;
  /** Id of the case that it came from. */
  case: string;
}

/** What the record says on a day. */
export type CompanyRecordOn = Partial<Record<RecordKey, RecordEntry>>;

/** A case with what its record entries come from. */
export interface RecordedCase {
  id: string;
  folded: FoldedCase;
  /** Only of later cases. */
  opening?: { kind: LaterCaseKind; on: PlainDate; values: TaskValues } | undefined;
  /** Whether every task of it is over. */
  isFinished: boolean;
}

/**
 * Every value that was ever recorded and still counts, by day. What was undone or reopened is no longer among them, so
 * that the record never has to be changed by itself.
 */
export function recordEntriesOf(cases: readonly RecordedCase[]): readonly RecordEntry[] {
  return cases
    .flatMap((each) => [...entriesOfTasks(each), ...entriesOfOpening(each)])
    .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

/** The record as of a day. */
export function recordOn(entries: readonly RecordEntry[], day: PlainDate): CompanyRecordOn {
  const record: CompanyRecordOn = {};
  for (const entry of entries) if (entry.from <= day) record[entry.key] = entry;
  return record;
}

function entriesOfTasks({ id, folded }: RecordedCase): RecordEntry[] {
  return folded.tasks.flatMap(({ template, values, approval, since, isFormer }) => {
    const from = approval?.on ?? since;
    if (isFormer || !from) return [];
    return template.fields.flatMap(({ id: field, records }) => {
      const value = values[field];
      return records && value ? [{ key: records, value, from, case: id }] : [];
    });
  });
}

/** A finished change of address or activity holds from the day of the change. */
function entriesOfOpening({ id, opening, isFinished }: RecordedCase): RecordEntry[] {
  if (!opening || !isFinished) return [];
  const { kind, on, values } = opening;
  const { address, activity, mailing, 'mailing-address': mailingAddress } = values;
  const entry = (key: RecordKey, value: string) => ({ key, value, from: on, case: id });
  if (kind === 'address-change' && address) {
    const registered = entry('registered-address', address);
    return mailing === 'change' && mailingAddress
      ? [registered, entry('mailing-address', mailingAddress)]
      : [registered];
  }
  return kind === 'activity-change' && activity ? [entry('activity', activity)] : [];
}
