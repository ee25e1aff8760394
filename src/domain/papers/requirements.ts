import type { Country } from '#domain/catalogue/choices.ts';
import type { DocumentOwner, PaperHolder, RequiredDocument } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';
import type { CopyForm, PaperKind } from './paper-kind.ts';
import { paperRules, type SecondPage, secondPages } from './paper-rules.ts';

/** What a person or company is to the company. */
export type PartyRole = 'owner' | 'director' | 'visa-holder' | PaperHolder;

/** Somebody that papers are asked of; the company itself is none of them. */
export interface PaperParty {
  id: string;
  name: string;
  kind: 'person' | 'company';
  roles: readonly PartyRole[];
  /** ISO 3166-1 alpha-2; `undefined` if not told yet. */
  nationality?: string | undefined;
  residence?: string | undefined;
}

/** Somebody whom a change is about, in the role that they are to have. */
export interface Concerned {
  party: string;
  role: PartyRole;
}

/** A task and the documents that its step lists. */
export interface PaperTask {
  id: string;
  label: string;
  documents: readonly RequiredDocument[];
  /** Those alone are asked, as of a new director; without it, everybody in their present roles. */
  concerned?: readonly Concerned[] | undefined;
}

/** Where a paper is asked for: the task, and how its authority words it. */
interface PaperAsk {
  task: string;
  taskLabel: string;
  label: string;
  sources: readonly Source[];
}

/** One paper asked of one party, for all tasks that use it. */
export interface PaperRequirement {
  kind: PaperKind;
  /** `null` for the company itself. */
  party: string | null;
  copy: CopyForm;
  /** Whether it is asked only of those whom it concerns, so that it never counts as missing. */
  isConditional: boolean;
  /** Which page, for a passport's second page. */
  secondPage?: SecondPage;
  asks: readonly PaperAsk[];
}

const rolesOf: Readonly<Record<Exclude<DocumentOwner, 'company' | 'corporate-owner'>, PartyRole>> = {
  'each-owner': 'owner',
  'each-director': 'director',
  'each-visa-holder': 'visa-holder',
};

const strictness: readonly CopyForm[] = ['plain', 'certified', 'attested'];

/**
 * The papers that some tasks ask of the company and its parties. A paper that several tasks ask of one party is listed
 * once, in the strictest form asked.
 * @param certified of which papers of an owning company the place asks a certified copy
 */
export function requirementsOf(
  country: Country,
  tasks: readonly PaperTask[],
  parties: readonly PaperParty[],
  certified: readonly PaperKind[] = [],
): PaperRequirement[] {
  const found = new Map<string, PaperRequirement>();

  function add(
    kind: PaperKind,
    party: string | null,
    more: Pick<PaperRequirement, 'copy' | 'isConditional'> & { secondPage?: SecondPage },
    ask: PaperAsk,
  ): void {
    const key = `${kind} ${party ?? ''}`;
    const known = found.get(key);
    const isNew = !known?.asks.some(({ task, label }) => task === ask.task && label === ask.label);
    found.set(key, {
      ...known,
      kind,
      party,
      ...more,
      copy: strictest(known?.copy ?? 'plain', more.copy),
      isConditional: (known?.isConditional ?? true) && more.isConditional,
      asks: [...(known?.asks ?? []), ...(isNew ? [ask] : [])],
    });
  }

  for (const { id: task, label: taskLabel, documents, concerned } of tasks) {
    const asked = concerned ? concernedAmong(parties, concerned) : parties;
    for (const document of documents) {
      const { label, sources, papers, papersIfHeld = [] } = document;
      const copyOf = (kind: PaperKind): CopyForm =>
        document.copy ??
        (document.of === 'corporate-owner' && certified.includes(kind) ? 'certified' : 'plain');
      const ask = { task, taskLabel, label, sources };
      for (const party of holdersOf(document, asked)) {
        const id = party?.id ?? null;
        for (const kind of papers) {
          const copy = copyOf(kind);
          if (kind === 'no-objection-letter' && livesElsewhere(party, country)) continue;
          add(kind, id, { copy, isConditional: false }, ask);
          const secondPage = kind === 'passport' && party && secondPageOf(country, party);
          if (secondPage) {
            const ofPage = { ...ask, sources: secondPages.sources };
            add('passport-second-page', id, { copy, isConditional: false, secondPage }, ofPage);
          }
        }
        for (const kind of papersIfHeld) {
          if (kind === 'no-objection-letter' && livesElsewhere(party, country)) continue;
          // Who lives in the country holds its visa and identity card.
          const isHeld = (kind === 'visa' || kind === 'identity-card') && party?.residence === country;
          add(kind, id, { copy: copyOf(kind), isConditional: !isHeld }, ask);
        }
      }
    }
  }
  return [...found.values()];
}

function concernedAmong(
  parties: readonly PaperParty[],
  concerned: readonly Concerned[],
): readonly PaperParty[] {
  return parties.flatMap((party) => {
    const roles = concerned.flatMap((one) => (one.party === party.id ? [one.role] : []));
    return roles.length > 0 ? [{ ...party, roles }] : [];
  });
}

/** Those who hand over a document; `null` for the company. */
function holdersOf(
  { of, alsoOf = [] }: RequiredDocument,
  parties: readonly PaperParty[],
): readonly (PaperParty | null)[] {
  if (of === 'company') return [null];
  if (of === 'corporate-owner') {
    return parties.filter(({ kind, roles }) => kind === 'company' && roles.includes('owner'));
  }
  const asked: readonly PartyRole[] = [rolesOf[of], ...alsoOf];
  return parties.filter(({ kind, roles }) => kind === 'person' && roles.some((role) => asked.includes(role)));
}

/** Who is known to live abroad has no employer in the country who sponsors a visa. */
function livesElsewhere(party: PaperParty | null, country: Country): boolean {
  return party?.residence !== undefined && party.residence !== country;
}

function secondPageOf(country: Country, { nationality }: PaperParty): SecondPage | undefined {
  return country === 'AE' && nationality ? secondPages.value[nationality] : undefined;
}

function strictest(one: CopyForm, other: CopyForm): CopyForm {
  return strictness.indexOf(one) > strictness.indexOf(other) ? one : other;
}

/** Whether several papers of that kind count side by side for one party. */
export function takesSeveral(kind: PaperKind): boolean {
  return paperRules[kind].isSeveral;
}
