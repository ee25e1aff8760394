/** The format of a kit, as `case.json` names it. */
export const kitFormat = 'landfall-kit';
/** Counts up with each change that older installations cannot read. */
export const kitVersion = 1;

/** Somebody that the records of a kit name. */
export interface KitPerson {
  id: string;
  name: string;
  /** `null` for staff of the agency, and where the reader may not see it. */
  email: string | null;
  /** Their role in the company; `null` for those who are in it no more, and for staff. */
  role: string | null;
  status: string | null;
}

/** An entry of the log of the installation that a company came from. */
export interface LogLine {
  at: string;
  by: string;
  side: 'person' | 'operator' | 'system';
  action: string;
  subject: string;
  details: Readonly<Record<string, string | number | boolean | null>>;
  /** The installation it was logged in, as that called itself; `null` in the one that made the kit. */
  from: string | null;
}

/** What stays behind on purpose; the sentences are in the messages. */
export type LeftOut = 'accounts' | 'sensitive-answers' | 'staff-notes' | 'closed-papers';

/** How long the address of a kit works after it was asked for, in minutes. */
export const kitAddressMinutes = 15;
