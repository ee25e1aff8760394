import type { Deadline } from '#domain/catalogue/definition.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import { plainText, wordsOf } from '../../../knowledge/index.ts';

/** Words that are common to all deadlines: they only decide between equals. */
const ofAnyDeadline = new Set(
  wordsOf(
    'due date deadline file filing incorporate incorporation year end last first day register registered company annual month late start begin set up form pay',
  ),
);

/** Words that name a date to count from, and seldom what is due. */
const ofStart = new Set(wordsOf('licence visa issue issued'));

/** Short names of what a deadline's label writes out. */
const writtenOut: Readonly<Record<string, readonly string[]>> = {
  agm: wordsOf('general meeting'),
  ubo: wordsOf('owners'),
  '83b': wordsOf('election'),
  ard: wordsOf('accounts'),
};

/** Other names of what a deadline is for, by its id. */
const otherNames: Readonly<Record<string, string>> = {
  accounts: 'financial statements',
  audit: 'audit report, audited financial statements',
  'financial-statements': 'audited accounts, Qawaem',
  'estimated-income': 'ECI',
  'company-tax-return': 'CT600, corporation tax return',
  'corporation-tax-payment': 'payment',
  'income-tax-return': 'corporate income tax return',
  'corporate-tax-return': 'CT return, corporate income tax return, federal return',
  'corporate-tax-return-extended': 'return',
  'annual-tax': 'LLC tax, franchise tax',
  'beneficial-owners': 'UBO register, beneficial owner, shareholder register',
  'registration-confirmation': 'CR annual confirmation',
  'licence-renewal': 'licence expiry',
  'residence-visa-renewal': 'visa expiry',
  secretary: 'company secretary',
  'meeting-notice': 'notice, invitation',
  wages: 'salaries, payroll, WPS',
  emiratisation: 'Emiratis, quota',
  'stock-election': 'founder shares',
  'be-13': 'BEA, survey of foreign investment',
  'registration-renewal': 'registered partnership, validity, valid',
};

/** What only holds for somebody who says so, by the id of a deadline. */
const onlyIfSaid: Readonly<Record<string, RegExp>> = {
  'corporate-tax-penalty-waiver': /\bwaive|\bearly\b|\bpenalt|\bregistered late\b|\bcancel/,
  // An extension of the return puts off no payment, and is itself asked for by the first day.
  'corporate-tax-return-extended':
    /^(?!.*\b(?:file|send|submit|apply|ask)\b[^.?]{0,20}\b(?:7004|extension)\b[^.?]*\?)(?!.*\b(?:no|not|without|never) (?:\w+ ){0,2}(?:exten|7004))(?!.*\b(?:tax|money|payment)(?: \w+)? (?:due|paid|payable|be paid)\b(?!.*\breturn\b)).*(?:\bexten|\b7004\b|\bmore time\b|\blonger\b)/,
  'expired-licence': /\bexpired?\b|\bran out\b|\blast day\b|\blapsed?\b/,
};

/** What does not hold for somebody who says so, by the id of a deadline: another kind of partnership or residence. */
const notIfSaid: Readonly<Record<string, RegExp>> = {
  // Other residence lasts longer, and what has ended is not renewed by those who leave.
  'residence-visa-renewal':
    /\b(?:golden|green|blue|premium|retire\w*|entry|visit|tourist|transit|work permits?|stay|leave|exit|cancel\w*)\b/,
  'solvency-declaration': /\b(?:general|limited) partnerships?\b/,
  'registration-renewal': /\bllps?\b|\blimited liability partnerships?\b/,
};

/** Whether a question, as plain text, says what a deadline does not hold for. */
export function isRuledOut({ id }: Pick<Deadline, 'id'>, plain: string): boolean {
  return notIfSaid[id]?.test(plain) ?? false;
}

/** The deadlines a question means: those whose name shares most of its distinctive words. */
export function meantBy(words: readonly string[]): (due: Pick<DueDate, 'deadline'>) => boolean {
  const asked = distinctive(words);
  return ({ deadline }) => namesOf(deadline).some((word) => asked.has(word));
}

/** The deadlines that each part of a question names best, among those that can be meant. */
export function meantAmong(
  question: string,
  deadlines: readonly Deadline[],
): (due: Pick<DueDate, 'deadline'>) => boolean {
  // 'Until when can we register without a fine?' asks for no waiver of one.
  const plain = plainText(question).replaceAll(
    /\b(?:no|without) (?:an? |the |any )?(?:fine|penalty)\b/g,
    ' ',
  );
  const possible = deadlines.filter(
    (deadline) => (onlyIfSaid[deadline.id]?.test(plain) ?? true) && !isRuledOut(deadline, plain),
  );
  // 'Our C corp' names the company, and no tax of corporations; 'no AGM' and 'we don't want to hold one' name what is not due; 'in time' names nothing.
  const told = question.replaceAll(
    /\bc[- ]?corps?\b|\b(?:in|on) time\b|\b(?:no|without) (?:an? |the |any )?\w+|\b(?:do not|don['’]?t|will not|won['’]?t) (?:want|wish|plan|intend)\b[^.;?!]*/gi,
    ' ',
  );
  const named = told.split(/\band\b|[,;?]/).map((part) => {
    const words = wordsOf(part);
    const asked = distinctive(words);
    const general = new Set(words.filter((word) => ofAnyDeadline.has(word)));
    const scores = possible.map((deadline) => {
      const names = [...new Set(namesOf(deadline))];
      const own = names.filter((word) => asked.has(word));
      if (own.length === 0) return 0;
      const said = own.reduce((sum, word) => sum + (ofStart.has(word) ? shareOfStart : 1), 0);
      const shared = names.filter((word) => general.has(word)).length;
      const isSaid = onlyIfSaid[deadline.id] === undefined ? 0 : shareOfCondition;
      const forms = names.filter((word) => isFormNumber.test(word));
      const others = forms.some((form) => asked.has(form))
        ? forms.filter((form) => !asked.has(form)).length
        : 0;
      return said + isSaid + (shared - others) * shareOfGeneral;
    });
    return { words, own: scores };
  });
  // What another part names a deadline with says nothing of this one's, as in 'corporation tax and CT600'.
  const unused = new Set(named.flatMap(({ words, own }) => (Math.max(...own) >= 1 ? [] : words)));
  const parts = named.map(({ words, own }) => {
    const beside = new Set([...words, ...unused]);
    const scores = possible.map((deadline, at) => {
      const score = own[at] ?? 0;
      const said = [...new Set(namesOf(deadline))].filter((word) => beside.has(word)).length;
      return score === 0 ? 0 : score + said * shareOfOthers;
    });
    return { scores, most: Math.max(0, ...scores) };
  });
  // 'With a licence issued on 20 January' names no task where another part does.
  const least = parts.some(({ most }) => most >= 1) ? 1 : 0;
  const meant = new Set(
    parts.flatMap(({ scores, most }) =>
      most > 0 && most >= least
        ? possible.flatMap(({ id }, index) => (scores[index] === most ? id : []))
        : [],
    ),
  );
  return ({ deadline }) => meant.has(deadline.id);
}

/** Of a form that the label of another one names, too, as in 'Form 5472 with Form 1120'. */
const isFormNumber = /^\d{4}$/;

/** How much it counts that a deadline's own condition is said: 'if we extend' means the extended one. */
const shareOfCondition = 1;

/** How much the name of a start counts as the name of a task. */
const shareOfStart = 0.5;

/** How much a word in another part of the question counts. */
const shareOfOthers = 0.01;

/** How much a word that is common to deadlines counts beside one that is not. */
const shareOfGeneral = 0.1;

/** The words of a deadline that are its own. */
export function namesOf({ id, label }: Deadline): readonly string[] {
  return wordsOf(`${label} ${otherNames[id] ?? ''}`);
}

function distinctive(words: readonly string[]): ReadonlySet<string> {
  const named = words.flatMap((word) => [word, ...(writtenOut[word] ?? [])]);
  // A number of two digits or more names a form or survey, such as 5472 or BE-13.
  return new Set(named.filter((word) => !/^\d$/.test(word) && !ofAnyDeadline.has(word)));
}
