import { createHmac } from 'node:crypto';
import { articlesOf } from '#domain/documents/articles.ts';
import type { DocumentData, DocumentPart } from '#domain/documents/document-data.ts';
import { documentDataOf, partsOf } from '#domain/documents/document-data.ts';
import type { DocumentRecord, ListedPaper, RecordedParty } from '#domain/documents/document-record.ts';
import type { DocumentChoices, DocumentTemplate } from '#domain/documents/document-template.ts';
import { dossierKinds } from '#domain/documents/dossier.ts';
import { decimalText, fractionText, percentText } from '#domain/parties/fraction.ts';
import { officesOn } from '#domain/parties/party.ts';
import { ownersOn, registerOn } from '#domain/parties/registers.ts';
import { dayText } from '#domain/values/day-text.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { listChosenActivities } from '../activities/index.ts';
import { listLatest, type PaperScope } from '../papers/index.ts';
import { ownAnswersOf, peopleOf } from '../parties/index.ts';
import { listOwnArticles } from './article-repository.ts';
import type { DocumentPorts } from './ports.ts';

const texts = messagesIn(locales[0]).documentTexts;
const regions = new Intl.DisplayNames(locales[0], { type: 'region' });
const number = new Intl.NumberFormat(locales[0]);

/** Who documents are read for: what is personal is in it only where they may see it. */
export interface RecordReader {
  /** The account of the person; none for staff. */
  personId?: string | undefined;
}

/** The company's record as it stands, worded for documents. */
export async function readRecord(
  services: Pick<DocumentPorts, 'clock' | 'prices' | 'secrets'>,
  scope: PaperScope,
  { personId }: RecordReader,
): Promise<{ record: DocumentRecord; accountOf: (party: string) => string | null }> {
  const { details } = scope;
  const today = plainDate(services.clock().toISOString().slice(0, 10));
  const people = await peopleOf(scope, details);
  const { record, rules, stored } = people;
  const nameOf = (id: string) => stored.find((party) => party.id === id)?.name ?? '';
  const own = stored.find(({ userId }) => userId !== null && userId === personId);
  const classNames = new Map(record.classes.map(({ id, name }) => [id, name]));
  const [ordinary] = record.classes;
  const activities = await listChosenActivities(scope, details.id);
  const labels = activities.map(({ activity, description }) => activity?.label ?? description);
  const company = {
    name: details.name,
    country: details.country,
    place: texts.place(details),
    type: details.companyType,
    form: texts.form(details.companyType),
    office: texts.office(details.officeType),
    visas: String(details.visas),
    address: details.mailingAddress,
    shares: ordinary?.total ? number.format(ordinary.total) : '',
    nominalValue: ordinary?.nominalValue ?? '',
  };
  return {
    accountOf: (party) => stored.find(({ id }) => id === party)?.userId ?? null,
    record: {
      company,
      threshold: texts.threshold(
        decimalText({ over: rules.threshold.share.over * 100n, under: rules.threshold.share.under }),
      ),
      parties: stored.map(recordedParty),
      holdings: registerOn('members', record, rules, today).map(
        ({ party, shareClass, amount, share, since }) => ({
          party,
          class: classNames.get(shareClass ?? '') ?? '',
          shares: amount ? amountText(fractionText(amount)) : '',
          percent: share ? percentText(share) : '',
          since: dateText(since),
        }),
      ),
      owners: ownersOn(record, rules, today)
        .owners.filter(({ isUltimate }) => isUltimate)
        .map(({ party, share, paths }) => ({
          party,
          percent: percentText(share),
          path: pathText(paths[0]?.parties ?? [], nameOf),
        })),
      officers: officesOn(record.offices, today).map(({ party, office, from }) => ({
        party,
        office,
        officeName: texts.officeName(office),
        since: dateText(from),
      })),
      activities: labels,
      papers: await listedPapers(scope, nameOf),
      articles: articlesOf(
        standardArticles({ ...company, name: apart(company.name) }, labels),
        await listOwnArticles(scope, details.id),
      ),
      answers: own && (await ownAnswersOf(services, scope, own)),
    },
  };
}

/** The standard text of a company's articles, filled with its record. */
export function standardArticles(company: DocumentRecord['company'], activities: readonly string[]) {
  return messagesIn(locales[0]).articleTexts.standard({ ...company, activities });
}

/** A name as a unit in its line, so that an Arabic one with Latin words in it keeps its own order. */
const apart = (name: string) => (/\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name);

/** The data of one document, and a keyed hash of each of its parts. */
export function filledIn(
  { secrets }: Pick<DocumentPorts, 'secrets'>,
  template: DocumentTemplate,
  record: DocumentRecord,
  subject: string | null,
  choices: DocumentChoices,
): { data: DocumentData; parts: Partial<Record<DocumentPart, string>> } {
  const data = documentDataOf(template, record, subject, choices);
  const hash = (part: DocumentPart) =>
    createHmac('sha256', secrets.authSecret)
      .update(`documents ${part} ${JSON.stringify(data[part])}`)
      .digest('base64url');
  return { data, parts: Object.fromEntries(partsOf(template).map((part) => [part, hash(part)])) };
}

/** The papers of a dossier that the reader may open, in its order. */
async function listedPapers(scope: PaperScope, nameOf: (id: string) => string): Promise<ListedPaper[]> {
  const latest = (await listLatest(scope)).filter(
    ({ kind, state, isReadable }) =>
      dossierKinds.includes(kind) && isReadable && (state === 'accepted' || state === 'received'),
  );
  return latest
    .toSorted((one, other) => dossierKinds.indexOf(one.kind) - dossierKinds.indexOf(other.kind))
    .map(({ paperId, kind, party, version }) => ({
      id: paperId,
      version,
      label: texts.paperLabel(kind),
      whose: (party && nameOf(party)) || scope.details.name,
    }));
}

function recordedParty(stored: Awaited<ReturnType<typeof peopleOf>>['stored'][number]): RecordedParty {
  const { id, kind, name, birthDate, nationality, residence, address, registrationNumber } = stored;
  return {
    id,
    kind,
    name,
    birthDate: dateText(birthDate),
    nationality: countryText(nationality),
    residence: countryText(residence),
    address,
    registrationNumber,
  };
}

const dateText = (day: PlainDate | null) => (day === null ? '' : dayText(day));
const countryText = (code: string | null) => (code ? (regions.of(code) ?? code) : '');
const amountText = (amount: string) => (/^\d+$/.test(amount) ? number.format(Number(amount)) : amount);

/** The parties between the company and an owner, who is the last of the way. */
function pathText(parties: readonly string[], nameOf: (id: string) => string): string {
  return parties.length > 1 ? texts.through(parties.slice(0, -1).map(nameOf)) : '';
}
