import type { Country } from '#domain/catalogue/choices.ts';
import type { Office, PartyKind } from '#domain/parties/party.ts';
import type { Article } from './articles.ts';

/** A party, as documents name it; what nobody has told is empty. */
export interface RecordedParty {
  id: string;
  kind: PartyKind;
  name: string;
  birthDate: string;
  nationality: string;
  residence: string;
  address: string;
  registrationNumber: string;
}

/** What a shareholder holds; amounts are texts ready to print. */
interface RecordedHolding {
  party: string;
  /** Name of the class; empty for ordinary shares. */
  class: string;
  shares: string;
  percent: string;
  since: string;
}

/** Somebody who owns the company in the end. */
interface RecordedOwner {
  party: string;
  percent: string;
  /** Names on the way from the company up to them; empty if they hold directly. */
  path: string;
}

/** Somebody in an office today. */
interface RecordedOfficer {
  party: string;
  office: Office;
  /** Its name, ready to print. */
  officeName: string;
  since: string;
}

/** Answers that only the person who gave them reads. */
interface OwnAnswers {
  sourceOfFunds: string;
  sourceOfWealth: string;
}

/** A paper of the vault that a document lists. */
export interface ListedPaper {
  id: string;
  version: number;
  label: string;
  whose: string;
}

/** All that documents are made from, as it stands on a day. */
export interface DocumentRecord {
  company: {
    name: string;
    country: Country;
    place: string;
    type: string;
    form: string;
    office: string;
    visas: string;
    address: string;
    shares: string;
    nominalValue: string;
  };
  threshold: string;
  parties: readonly RecordedParty[];
  holdings: readonly RecordedHolding[];
  owners: readonly RecordedOwner[];
  officers: readonly RecordedOfficer[];
  activities: readonly string[];
  papers: readonly ListedPaper[];
  articles: readonly Article[];
  /** Only of the person who makes the document. */
  answers?: OwnAnswers | undefined;
}
