import type { PlainDate } from '../values/plain-date.ts';
import type { Certifier, LeaseRegister, PaperLanguage } from './copy-rules.ts';

/** The types of file that a paper may have. HEIC is what phones take photographs in. */
export const paperTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export type PaperType = (typeof paperTypes)[number];

/** What a file is checked as: every file as a document, four kinds for more. */
export type InspectedAs = 'document' | 'lease' | 'passport' | 'identity-card' | 'portrait';

/** What a file has to fit, besides being readable. */
export interface Expectations {
  today: PlainDate;
  maxPages?: number;
  /** The person's name as typed, in any order. */
  name?: string;
  /** An identity paper has to be valid for this many months after a day, such as the planned day of a visa. */
  validity?: { months: number; from: PlainDate };
}

/** What is wrong with a file, or may be. */
export const findingCodes = [
  'wrong-type',
  'unreadable',
  'incomplete',
  'password-protected',
  'too-many-pixels',
  'too-demanding',
  'active-content',
  'too-many-pages',
  'empty-page',
  'low-resolution',
  'blurred',
  'too-dark',
  'too-bright',
  'glare',
  'cut-off',
  'photo-too-small',
  'photo-shape',
  'background-not-light',
  'background-uneven',
  'zone-not-read',
  'expired',
  'expires-too-soon',
  'name-differs',
  'lease-other-tenant',
  'lease-not-registered',
  'lease-ends-early',
  'too-old',
  'wrong-certifier',
  'translation-missing',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** An edge of a page at which its content ends abruptly. */
export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** The figures that a finding's sentence states. No personal data but an expiry date. */
export interface FindingParameters {
  /** The figure found, such as the width in pixels. */
  found?: number;
  /** The figure it has to reach or must not pass. */
  limit?: number;
  edges?: Edge[];
  /** The day a paper expires. */
  expiry?: PlainDate;
  /** The day until which it has to be valid. */
  neededUntil?: PlainDate;
  /** Where a lease has to be registered. */
  register?: LeaseRegister;
  /** Who may certify it. */
  certifiers?: Certifier[];
  /** The language that it has to be in. */
  language?: PaperLanguage;
}

/** One thing found in a file. A person can judge a warning; an unusable file cannot be shown or read at all. */
export interface Finding {
  code: FindingCode;
  severity: 'warn' | 'unusable';
  /** From 1; absent if it concerns the whole file. */
  page?: number;
  parameters: FindingParameters;
}

/** A value read by the machine, with how sure it is, from 0 to 1. */
export interface Read<Value> {
  value: Value;
  confidence: number;
}

/** What an identity paper's machine-readable zone says. Personal data: never log it or store it in clear. */
export interface ReadFields {
  zone: 'TD1' | 'TD3';
  documentNumber: Read<string>;
  /** Names have no check digit: propose them, never take them over. */
  surname: Read<string>;
  givenNames: Read<string>;
  /** ISO 3166-1 alpha-2, or the printed letters if they stand for no country. */
  nationality: Read<string>;
  issuer: Read<string>;
  birth: Read<PlainDate>;
  expiry: Read<PlainDate>;
  sex: Read<'female' | 'male' | 'unspecified'>;
}

/** What the text of a lease says. Personal data: never log it or store it in clear. */
export interface ReadLease {
  startsOn?: Read<PlainDate>;
  endsOn?: Read<PlainDate>;
  tenant?: Read<string>;
  /** The number under which it is registered. */
  registration?: Read<string>;
}

/** The result of checking a file. */
export interface Inspection {
  /** By content, not by name; `null` if none of those accepted. */
  type: PaperType | null;
  /** 0 if they cannot be counted. */
  pages: number;
  /** Whether it can be opened and shown: nothing found makes it unusable. */
  sound: boolean;
  findings: Finding[];
  read: ReadFields | null;
  /** Of a lease whose file has text. */
  lease?: ReadLease;
}
