import type { PaperDetailsInput } from '#contract/paper-detail-fields.ts';
import type { PaperVersionView } from '#contract/papers.ts';
import { certifiers } from '#domain/papers/copy-rules.ts';
import { type DetailField, noDetails, translations } from '#domain/papers/paper-details.ts';
import { dayText } from '#domain/values/day-text.ts';
import { isPlainDate } from '#domain/values/plain-date.ts';
import { detailMessages as texts } from '#messages/paper-details.ts';

/** What is said of a version, and what the machine read in it. */
export type Described = Pick<PaperVersionView, 'asksFor' | 'details' | 'expiresOn' | 'lease'>;

const days: readonly DetailField[] = ['startsOn', 'expiresOn', 'issuedOn', 'certifiedOn'];

/** The values to ask for, begun with what was typed, or else with what was read. A difference is said. */
export function askedValuesOf({ asksFor, details, expiresOn, lease }: Described) {
  const said: Partial<Record<DetailField, string | null>> = { ...details, expiresOn };
  const read: Partial<Record<DetailField, string | null>> = lease ?? {};
  return asksFor.map((name) => {
    const [typed, found] = [said[name] ?? null, read[name] ?? null];
    return {
      name,
      label: texts.labels[name],
      kind: kindOf(name),
      value: typed ?? found ?? '',
      hint: hintOf(name, typed, found),
      ...(name === 'certifier' && { choices: choicesOf(certifiers, texts.certifiers) }),
      ...(name === 'translation' && { choices: choicesOf(translations, texts.translations) }),
    };
  });
}

/** What was filled in, as the server takes it. */
export function detailsIn(values: Readonly<Record<string, string>>): PaperDetailsInput {
  const given = (name: DetailField) => values[name] || null;
  return {
    ...noDetails,
    startsOn: given('startsOn'),
    expiresOn: given('expiresOn'),
    tenant: given('tenant'),
    // An empty number says that there is no registration.
    registration: values.registration ?? null,
    issuedOn: given('issuedOn'),
    certifier: certifiers.find((each) => each === values.certifier) ?? null,
    certifiedOn: given('certifiedOn'),
    translation: translations.find((each) => each === values.translation) ?? null,
  };
}

/** Whether nobody has said yet what is asked about it. */
export function isUnsaid({ asksFor, details }: Described): boolean {
  return asksFor.length > 0 && details !== null && Object.values(details).every((value) => value === null);
}

function kindOf(name: DetailField): 'date' | 'choice' | 'text' {
  if (days.includes(name)) return 'date';
  return name === 'certifier' || name === 'translation' ? 'choice' : 'text';
}

function hintOf(name: DetailField, typed: string | null, found: string | null): string | undefined {
  if (found !== null && typed === null) return texts.readThis;
  if (found !== null && typed !== found) return texts.readOther(isPlainDate(found) ? dayText(found) : found);
  return name === 'registration' ? texts.notRegistered : undefined;
}

function choicesOf<Value extends string>(values: readonly Value[], named: Readonly<Record<Value, string>>) {
  return [{ value: '', label: texts.notSaid }, ...values.map((value) => ({ value, label: named[value] }))];
}
