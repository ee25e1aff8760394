/** Fields that people fill in. Others are named as the wire has them. */
export type FieldLabel =
  | 'accent'
  | 'account-number'
  | 'activity'
  | 'address'
  | 'answer'
  | 'article'
  | 'arabic-name'
  | 'assistant-name'
  | 'choice'
  | 'code'
  | 'company-name'
  | 'description'
  | 'document'
  | 'email'
  | 'explanation'
  | 'file-name'
  | 'full-name'
  | 'account-holder'
  | 'bank'
  | 'bic'
  | 'licence-number'
  | 'linkedin'
  | 'mailing-address'
  | 'message'
  | 'name'
  | 'next-path'
  | 'nominal-value'
  | 'note'
  | 'number-of-shares'
  | 'par-value'
  | 'portal'
  | 'portal-holder'
  | 'operator-name'
  | 'password'
  | 'phone'
  | 'privacy'
  | 'points'
  | 'proposed-name'
  | 'provider-notice'
  | 'provider-scope'
  | 'question'
  | 'reason'
  | 'reference'
  | 'reservation-number'
  | 'registration-number'
  | 'search'
  | 'source-title'
  | 'source-url'
  | 'terms'
  | 'title'
  | 'total-shares'
  | 'vat-number'
  | 'website'
  | 'website-text'
  | 'wording';

/** A field by its label, or by its name on the wire. */
export type Subject = { field: FieldLabel } | { name: string };

type Nothing = Record<never, never>;

/** Everything that can be wrong with a field, with what its sentence needs. The sentences are in `src/messages`. */
export interface FieldProblems {
  invalid: Nothing;
  required: Subject;
  'not-text': Subject;
  'too-long': Subject & { max: number };
  'not-one-line': Subject;
  'unusable-characters': Subject;
  'not-web-address': Subject;
  'not-boolean': Subject;
  'not-object': Subject;
  'not-list': Subject;
  'empty-list': Subject;
  'not-whole': Subject;
  'too-small': Subject & { min: number };
  'too-large': Subject & { max: number };
  'out-of-range': Subject & { min: number; max: number };
  'not-one-of': Subject & { values: readonly string[] };
  'not-json-object': Nothing;
  'not-id': Nothing;
  'not-cursor': Nothing;
  'not-date': Nothing;
  'not-base64url': Nothing;
  'not-offered': {
    of:
      | 'countries'
      | 'company-types'
      | 'free-zones'
      | 'zones'
      | 'office-types'
      | 'industries'
      | 'roles'
      | 'states'
      | 'services';
  };
  'file-too-large': { max: number };
  'file-type': Nothing;
  'not-email': Nothing;
  'same-email': Nothing;
  'password-too-short': { min: number };
  'password-common': Nothing;
  'password-pattern': Nothing;
  'password-repeats-account': Nothing;
  'password-repeats-product': Nothing;
  'wrong-password': Nothing;
  'wrong-code': Nothing;
  'link-incomplete': Nothing;
  'country-missing': Nothing;
  'visas-out-of-range': { min: number; max: number };
  'type-not-in-country': Nothing;
  'option-missing': Nothing;
  'free-zone-differs': Nothing;
  'not-linkedin': Nothing;
  'not-share-value': Subject;
  'not-accent': Nothing;
  'role-missing': Nothing;
  'day-missing': Nothing;
  'day-too-early': { earliest: string };
  'day-too-late': { latest: string };
  'search-missing': Nothing;
  'not-https': Nothing;
  'title-taken': Nothing;
  'too-many-words': Subject & { max: number };
  'answer-heading': Nothing;
  'answer-html': Nothing;
  'answer-citation': Nothing;
  'places-out-of-range': { min: number; max: number };
  'places-repeated': Nothing;
  'not-in-catalogue': { ids: readonly string[] };
  /** `by` is `null` once that account is gone. */
  'saved-by-another': { by: string | null | undefined };
  'not-amount': Nothing;
  'not-iban': Nothing;
  'not-country': Nothing;
  'not-peppol-address': Nothing;
  'not-exchange-rate': Nothing;
  'no-line-chosen': Nothing;
  'one-quote': Nothing;
  'seller-not-registered': Nothing;
  'buyer-number-missing': Nothing;
  'exchange-rate-missing': Nothing;
  'not-month': Nothing;
  /** In minor units. */
  'amount-too-large': { max: number };
  'range-reversed': Nothing;
  'deposit-without-limit': Nothing;
  'other-currency': { currency: string };
  'not-secure-address': Nothing;
  'older-than-replaced': { earliest: string };
  'read-too-long-ago': { earliest: string };
  /** Numbers of the quotes that have the line. */
  'price-in-use': { quotes: readonly string[] };
  /** `amount` is what the other one saved; `null` where they withdrew it. */
  'price-saved-by-another': { by: string; amount: string | null };
  /** What the catalogue's own checks say. */
  'catalogue-refuses': { problems: readonly string[] };
  'logo-type': Nothing;
  'brand-logo-type': Nothing;
  'logo-too-many-pixels': Nothing;
  'logo-unreadable': Nothing;
  'idempotency-key': Nothing;
  'api-version-missing': Nothing;
  'content-not-text': Nothing;
  'more-than-one-answer': Nothing;
  'last-message-not-user': Nothing;
  'question-empty': Nothing;
  'not-a-share': Nothing;
  'not-whole-shares': Nothing;
  'transfer-to-oneself': Nothing;
  'holds-fewer-shares': { name: string; held: string };
  /** What the holders have together, and what they should have; with '%' where it is no number of shares. */
  'shares-off': { held: string; whole: string };
  'holder-repeated': { name: string };
  'holder-minor': { name: string; age: number; min: number };
  /** Names in order, from a party up to itself. */
  'ownership-circle': { names: readonly string[] };
  'nominee-for-oneself': Nothing;
  'owned-not-a-person': Nothing;
  'officer-not-a-person': Nothing;
  'officer-too-young': { age: number; min: number };
  'secretary-sole-director': Nothing;
  'class-not-found': Nothing;
  'service-places-nowhere': Nothing;
  'service-visas-reversed': Nothing;
  'service-visas-none-to-count': Nothing;
  'service-rate-missing': Nothing;
  'service-rate-needless': Nothing;
  'quote-no-price': Nothing;
  'quote-no-upper-limit': Nothing;
  'quote-reason-missing': Nothing;
  'quote-discount-too-large': Nothing;
  'quote-discount-not-ours': Nothing;
}
export type FieldProblemCode = keyof FieldProblems;
/** One problem: its code and what its sentence needs. */
export type FieldProblem = {
  [Code in FieldProblemCode]: { code: Code } & FieldProblems[Code];
}[FieldProblemCode];

/** A problem as the message of a schema, which can only be a text. `problemIn` reads it. */
export function problem<Code extends FieldProblemCode>(
  code: Code,
  ...[details]: Nothing extends FieldProblems[Code] ? [] : [FieldProblems[Code]]
): string {
  return JSON.stringify({ code, ...details });
}

/** The problem that a schema's message names; 'invalid' for a schema's own words. */
export function problemIn(message: string): FieldProblem {
  return message.startsWith('{"code"') ? (JSON.parse(message) as FieldProblem) : { code: 'invalid' };
}
