import type { RegisterLineView } from '#contract/parties.ts';
import type { Person } from '#domain/accounts/person.ts';
import { fractionText, percentText } from '#domain/parties/fraction.ts';
import { type Register, registerOn } from '#domain/parties/registers.ts';
import { may } from '#domain/team/permissions.ts';
import { csvOf } from '#domain/values/csv.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { inCompany } from '../tenancy/index.ts';
import { todayOf } from './change-people.ts';
import { partyIn } from './edit-party.ts';
import { type People, peopleOf } from './people-of.ts';
import type { PartyPorts } from './ports.ts';

/** A register as it stood on a day. */
export interface ReadRegister {
  day: PlainDate;
  companyName: string;
  lines: RegisterLineView[];
}

/**
 * One of a company's registers as of a day. Addresses are for those who may read details.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export function readRegister(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  register: Register,
  on?: PlainDate,
): Promise<ReadRegister> {
  return inCompany(services, person, companyId, 'read-parties', async (scope) => {
    const day = on ?? todayOf(services);
    const people = await peopleOf(scope, scope.company.details);
    const seesDetails = may(scope.company.role, 'read-party-details');
    return { day, companyName: people.company.name, lines: linesOf(people, register, day, seesDetails) };
  });
}

/**
 * The same as the text of a CSV file.
 * @throws Failure 'company-not-found' or 'not-allowed'
 */
export async function exportRegister(
  services: Pick<PartyPorts, 'clock' | 'database'>,
  person: Person,
  companyId: string,
  register: Register,
  on?: PlainDate,
): Promise<{ text: string; day: PlainDate }> {
  const { day, lines } = await readRegister(services, person, companyId, register, on);
  return { day, text: csvOfLines(lines) };
}

/** The same where its people were read already. */
export function registerAsCsv(
  people: People,
  register: Register,
  day: PlainDate,
  seesDetails: boolean,
): string {
  return csvOfLines(linesOf(people, register, day, seesDetails));
}

function csvOfLines(lines: readonly RegisterLineView[]): string {
  const { registerColumns: names } = messagesIn(locales[0]).registerExportMessages;
  const columns = Object.keys(names) as (keyof typeof names)[];
  const rows = lines.map((line) => columns.map((column) => line[column] ?? ''));
  return csvOf([columns.map((column) => names[column]), ...rows]);
}

function linesOf(
  people: People,
  register: Register,
  day: PlainDate,
  seesDetails: boolean,
): RegisterLineView[] {
  return registerOn(register, people.record, people.rules, day).map((line) => {
    const { name, address, nationality } = partyIn(people, line.party);
    const shareClass = people.record.classes.find(({ id }) => id === line.shareClass);
    return {
      party: line.party,
      name,
      address: seesDetails ? address : '',
      nationality,
      since: line.since,
      shareClass: shareClass?.name ?? null,
      amount: line.amount && fractionText(line.amount),
      share: line.share && percentText(line.share),
      office: line.office,
      nomineeFor: line.nomineeFor && partyIn(people, line.nomineeFor).name,
    };
  });
}
