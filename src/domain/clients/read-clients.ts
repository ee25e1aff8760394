import type { OfficeType, VisaChoice } from '#domain/catalogue/choices.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import {
  asciiDigits,
  type ClientPlace,
  dateOrderOf,
  plainWords,
  readDate,
  readOffice,
  readPlace,
  readVisas,
} from './cell-values.ts';
import type { ClientColumn, ColumnChoice } from './client-columns.ts';

/** Longest texts, as the company form has them. */
export const clientLimits = {
  company: 100,
  contact: 100,
  email: 254,
  licenceNumber: 60,
  passport: 20,
} as const;

/** A client as an agency has them in its own table. */
export interface NewClient extends ClientPlace {
  company: string;
  contact: string;
  /** '' where it is unknown. */
  email: string;
  licenceNumber: string;
  licenceExpiresOn: PlainDate | null;
  /** In capitals without spaces; '' where it is unknown. Only compared, never stored. */
  passport: string;
  visas: VisaChoice;
  officeType: OfficeType;
}

/** Why a row cannot be imported as it is. */
export const rowProblems = [
  'missing',
  'too-long',
  'unknown-place',
  'not-email',
  'not-date',
  'mixed-dates',
  'not-visas',
  'not-office',
  'not-passport',
  'repeated-licence',
  'repeated-client',
  'repeated-passport',
  'known-licence',
  'known-passport',
  'known-client',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** A row of the table as it was understood. */
export interface ClientRow {
  /** As spreadsheets number it: the header is row 1. */
  row: number;
  client: NewClient;
  problems: readonly { column: ClientColumn; problem: RowProblem }[];
}

/**
 * Understands the rows of a table. Empty rows are left out; what cannot be understood is named, never guessed.
 * @param rows without the header, each with its number in the table
 */
export function readClients(
  rows: readonly { row: number; cells: readonly string[] }[],
  columns: ColumnChoice,
): ClientRow[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const expiryAt = columns.indexOf('licence-expiry');
  const order = dateOrderOf(filled.map(({ cells }) => cells[expiryAt] ?? ''));
  const licences = new Map<string, number>();
  const clients = new Map<string, number>();
  const passports = new Map<string, string[]>();
  return filled.map(({ row, cells }): ClientRow => {
    const cell = (column: ClientColumn) => (cells[columns.indexOf(column)] ?? '').trim();
    const problems: { column: ClientColumn; problem: RowProblem }[] = [];
    const refuse = (column: ClientColumn, problem: RowProblem) => problems.push({ column, problem });

    const company = cell('company').replaceAll(/\s+/g, ' ');
    if (company === '') refuse('company', 'missing');
    if (company.length > clientLimits.company) refuse('company', 'too-long');
    const contact = cell('contact').replaceAll(/\s+/g, ' ');
    if (contact.length > clientLimits.contact) refuse('contact', 'too-long');
    const place = readPlace(cell('place'));
    if (!place) refuse('place', cell('place') === '' ? 'missing' : 'unknown-place');
    const email = cell('email').toLowerCase();
    if (email !== '' && !(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= clientLimits.email)) {
      refuse('email', 'not-email');
    }
    const licenceNumber = asciiDigits(cell('licence-number'));
    if (licenceNumber.length > clientLimits.licenceNumber) refuse('licence-number', 'too-long');
    const expiry = cell('licence-expiry');
    const licenceExpiresOn = expiry === '' ? null : readDate(expiry, order ?? 'day-first');
    if (licenceExpiresOn === undefined) refuse('licence-expiry', 'not-date');
    else if (licenceExpiresOn && !order && /^\D*\d{1,2}\D\d{1,2}\D/.test(asciiDigits(expiry))) {
      refuse('licence-expiry', 'mixed-dates');
    }
    const passport = passportIn(cell('passport'));
    if (passport !== '' && !passportNumber.test(passport)) refuse('passport', 'not-passport');
    const visas = cell('visas') === '' ? 0 : readVisas(cell('visas'));
    if (visas === undefined) refuse('visas', 'not-visas');
    const officeType = cell('office') === '' ? 'virtual' : readOffice(cell('office'));
    if (officeType === undefined) refuse('office', 'not-office');

    const licence = licenceKeyOf(licenceNumber);
    if (licence !== '') {
      if (licences.has(licence)) refuse('licence-number', 'repeated-licence');
      licences.set(licence, row);
    }
    const known = clientKeyOf({ company, email });
    if (known !== undefined) {
      if (clients.has(known)) refuse('email', 'repeated-client');
      clients.set(known, row);
    }
    if (passport !== '') {
      const others = passports.get(passport) ?? [];
      if (others.some((other) => isSameCompany(other, licence))) refuse('passport', 'repeated-passport');
      passports.set(passport, [...others, licence]);
    }
    return {
      row,
      problems,
      client: {
        company,
        contact,
        email,
        licenceNumber,
        licenceExpiresOn: licenceExpiresOn ?? null,
        passport,
        ...(place ?? { country: 'AE', companyType: 'free-zone', subType: null }),
        visas: visas ?? 0,
        officeType: officeType ?? 'virtual',
      },
    };
  });
}

/** Between 5 and 20 letters and digits, as on passports of all countries. */
const passportNumber = new RegExp(`^[A-Z0-9]{5,${clientLimits.passport}}$`);

function passportIn(cell: string): string {
  return asciiDigits(cell)
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '');
}

/** Two companies of one person are told apart by their licences alone. */
export function isSameCompany(licence: string, other: string): boolean {
  return licence === '' || other === '' || licence === other;
}

/** Two licence numbers are the same where only case, spaces and dashes differ. */
export function licenceKeyOf(licenceNumber: string): string {
  return plainWords(licenceNumber).replaceAll(' ', '');
}

/** One person may have several companies: only the same company of the same address is a duplicate. */
export function clientKeyOf({ company, email }: Pick<NewClient, 'company' | 'email'>): string | undefined {
  return email === '' ? undefined : `${email} ${plainWords(company)}`;
}
