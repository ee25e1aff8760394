import type * as z from 'zod/mini';
import type { Person } from '#domain/accounts/person.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { CompanyAction, Role } from '#domain/team/permissions.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { CompanyRecord } from '../tenancy/index.ts';

/** Who a kit is made for: it holds what they may see. */
export type KitViewer =
  | { side: 'member'; person: Person; role: Role }
  | { side: 'staff'; person: Person; role: StaffRole };

/** A transaction in which a company is read for a kit. */
export interface KitReading extends Transaction {
  company: CompanyRecord;
  viewer: KitViewer;
  /** Whether files are only listed, and nobody opens them. */
  isListed: boolean;
  /**
   * Who did something, as the kit names them.
   * @param place the record and its field: where an import stored who it was, as they have no account here
   */
  who(place: string, accountId: string | null): string | null;
}

/** A file that goes into a kit. */
export interface KitFile {
  /** Where it lies in the kit: letters, digits and dashes in segments, with an ending. */
  path: string;
  /** `undefined` where it is gone. */
  read(): Promise<Uint8Array | undefined>;
}

/** What a section gives: its data, and the files that it names. */
interface KitContent {
  data: unknown;
  files: readonly KitFile[];
}

/** A case that is about to be made from a kit, before its transaction. */
export interface KitPreparing {
  companyId: string;
  /** Who brings it. */
  owner: KitOwner;
  /** The id that something of the kit has here. */
  newId(id: string): string;
  /** A file of the kit. Its hash has been checked. */
  file(path: string): Promise<Uint8Array>;
}

/** Whose company an import becomes: the founder's who brings it, or a client of the agency. */
export interface KitOwner {
  side: 'member' | 'staff';
  person: Person;
}

/** The transaction in which a case is made from a kit. */
export interface KitWriting extends Transaction, Omit<KitPreparing, 'file'> {
  at: Date;
  /**
   * The account of somebody that the kit names, if they are who brings it. Others have no account here: they are noted
   * for the place.
   */
  account(place: string, person: string | null): string | null;
  /** What to look up again once the case is stored. */
  warn(warning: KitWarning): void;
}

/** What did not come over; the sentences are in the messages. */
export type KitWarning = 'sensitive-answers' | 'infected-papers' | 'closed-papers';

/**
 * A part of what a company takes along. Each feature that keeps records of a company has one, listed in `kit-sections.ts`
 * in the order in which they are stored again.
 */
export interface KitSection {
  /** Its name in `case.json`, with a title in the messages. */
  name: string;
  /** What one of a company's people has to be allowed to see it. */
  action: CompanyAction;
  /** Published as JSON Schema, and what an import is checked with. */
  schema: z.ZodMiniType;
  read(reading: KitReading): Promise<KitContent>;
  /**
   * Stores the section in another installation. Absent for what is computed from other sections.
   * @param data as the schema accepts it
   * @returns what the transaction does, after what takes long, such as encrypting files
   */
  restore?(preparing: KitPreparing, data: never): Promise<(writing: KitWriting) => Promise<void>>;
}
