import type { NameFindingView } from '#contract/names.ts';
import type { AmountView } from '#contract/plans.ts';
import type { ActivityClass } from '#domain/activities/activity.ts';
import type { WordGroup } from '#domain/names/name-rule.ts';
import { moneyText } from '#domain/values/money-text.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** @param date as YYYY-MM-DD */
const dayText = (date: string) => longDay.format(new Date(date));
const both = new Intl.ListFormat('en', { type: 'conjunction' });
const quoted = (words: readonly string[]) => both.format(words.map((word) => `‘${word}’`));

const groups: Record<WordGroup, string> = {
  religion: 'a religious word',
  government: 'a word of government',
  royal: 'a royal word',
  country: 'the name of a country or city',
  politics: 'a political or military word',
  finance: 'a financial word',
  education: 'a word of teaching',
  holding: 'a word with conditions',
  profession: 'the name of a regulated profession',
  offensive: 'an offensive word',
};

type Said = Pick<NameFindingView, 'words' | 'group' | 'permissionOf' | 'suggestion'>;

/** Why a name does not meet a rule, and the way on. */
const reasons: Record<NameFindingView['reason'], (finding: Said) => { says: string; way: string }> = {
  'ending-missing': ({ suggestion }) => ({
    says: 'The legal form is missing at the end.',
    way: `End the name with ${suggestion}.`,
  }),
  'ending-of-another-form': ({ words, suggestion }) => ({
    says: `${quoted(words)} is another legal form.`,
    way: `Leave it out and end the name with ${suggestion}.`,
  }),
  'word-refused': ({ words, group }) => ({
    says: `${quoted(words)}: ${group ? groups[group] : 'a word'}, which the authority refuses.`,
    way: 'Choose another word.',
  }),
  'word-needs-permission': ({ words, group, permissionOf }) => ({
    says: `${quoted(words)}: ${group ? groups[group] : 'a word'}, which needs a permission${permissionOf ? ` of the ${permissionOf}` : ''}.`,
    way: 'Get the permission before you apply, or choose another word.',
  }),
  'first-word-refused': ({ words }) => ({
    says: `A name cannot begin with ${quoted(words)}.`,
    way: 'Put a word of your own first.',
  }),
  'too-long': ({ suggestion }) => ({
    says: `The name is longer than ${suggestion} characters.`,
    way: 'Shorten it.',
  }),
  'character-refused': ({ words }) => ({
    says: `${words.join(' ')} cannot be used.`,
    way: 'Leave it out.',
  }),
  'too-many-digits': ({ suggestion }) => ({
    says: `The name has more than ${suggestion} digits.`,
    way: 'Use fewer.',
  }),
  'first-name-missing': ({ words }) => ({
    says: `${quoted(words)} is a family name of yours and stands alone.`,
    way: 'Write the first name as well, or leave the family name out.',
  }),
  'activity-not-chosen': () => ({
    says: 'Whether the name fits the activity is not checked yet.',
    way: 'Choose your activity first.',
  }),
  'activity-missing': () => ({
    says: 'The name does not say what the company does.',
    way: 'Add a word of the activity, such as ‘Design’ or ‘Trading’.',
  }),
  'activity-contradicted': ({ words }) => ({
    says: `${quoted(words)} says something else than your activity.`,
    way: 'Use a word of your activity, or add the activity.',
  }),
  'own-word-missing': () => ({
    says: 'The name is made of common words alone.',
    way: 'Add a word that only you use.',
  }),
  'abbreviation-unexplained': ({ words }) => ({
    says: `The authority asks what ${quoted(words)} stands for.`,
    way: 'Say it under ‘What the abbreviation stands for’.',
  }),
  'written-in-other-letters': () => ({
    says: 'Forms take plain Latin letters. We keep your spelling and show the one for the form.',
    way: 'Check how it reads.',
  }),
  'arabic-missing': () => ({
    says: 'The name is registered in Arabic letters, too.',
    way: 'Add it, or let the authority translate it.',
  }),
  'arabic-not-arabic': () => ({
    says: 'The Arabic name has to be in Arabic letters alone.',
    way: 'Write it again in Arabic.',
  }),
  'refused-before': ({ words }) => ({
    says: `The authority refused this name before: ${words.join(' ')}`,
    way: 'Propose another one.',
  }),
};

const classes: Record<ActivityClass, string> = {
  professional: 'services',
  commercial: 'trade',
  industrial: 'industry',
  tourism: 'tourism',
  financial: 'finance',
  holding: 'holding',
};

/** The names and activities of a company. */
export const nameMessages = {
  about: (place: string) => `What the company does in ${place}, and what it is called.`,
  aboutWithoutCompany: 'What your company does, and what it is called.',
  loading: 'Loading names and activities',
  unread: 'Names and activities could not be loaded',
  noCompanyText: 'Once your company is created, you choose its activities and propose its names here.',
  readOnly: 'Only an admin of the company can change this.',
  toFormation: 'To the formation',
  unconfirmed: (what: string) => `${what}: not confirmed.`,

  names: 'Names',
  namesAbout: 'Three names, best first. If the authority refuses one, the next is ready.',
  rank: (rank: number) => `Choice ${rank}`,
  name: 'Name',
  arabicName: 'Name in Arabic letters',
  explanation: 'What the abbreviation stands for',
  addName: 'Add a name',
  removeName: (rank: number) => `Remove name ${rank}`,
  moveUp: (rank: number) => `Move name ${rank} up`,
  moveDown: (rank: number) => `Move name ${rank} down`,
  save: 'Save names',
  saved: 'Names saved',
  unsaved: 'Your names are not saved yet.',
  passes: 'Passes our rules',
  passesWithPermission: 'Passes our rules with a permission',
  breaks: 'Against the authority’s rules',
  checking: 'Checking',
  notChecked: 'Could not be checked. It is checked again when you save.',
  onForms: 'On forms',
  reasons,
  register:
    'Passing our rules does not mean that a name is free. Only the authority’s register says so; we do not ask it.',
  searchRegister: (name: string) => `Search ${name}`,
  reserved: 'Reserved by the authority',
  reservation: (number: string, until: string) =>
    number ? `Number ${number}, until ${dayText(until)}` : `Until ${dayText(until)}`,
  approvedOn: (number: string, on: string) =>
    number ? `Approved ${dayText(on)}, number ${number}` : `Approved ${dayText(on)}`,
  daysLeft: (days: number) =>
    days < 0
      ? 'The reservation has lapsed. Renew it, or propose the name again.'
      : days === 0
        ? 'The reservation ends today.'
        : `${days} ${days === 1 ? 'day' : 'days'} left.`,
  endsSoon: 'It lapses before a licence that takes longer. Renew it in time.',
  renewal: 'Renewing',
  lasts: 'How long a reservation lasts',
  fee: 'Fee for a name',
  amount: ({ currency, low, high }: AmountView) => moneyText({ currency, low, high }),
  refused: 'Refused by the authority',
  refusedOn: (on: string) => `Refused on ${dayText(on)}`,
  nextPath: 'What to do now',

  activities: 'Activities',
  activitiesAbout: 'Say it in your own words. The licence, the approvals and the name follow from it.',
  search: 'What will the company do?',
  searchHint: 'For example ‘UX design’ or ‘online shop for cosmetics’. Arabic works, too.',
  searching: 'Searching',
  found: (count: number) => (count === 1 ? '1 activity found' : `${count} activities found`),
  nothingFound: 'Nothing found in our list.',
  describe: 'Use your own words instead',
  describeHint: 'The authority then names the code and the class of licence.',
  add: 'Add',
  addSubject: (label: string) => `Add ${label}`,
  added: 'Added',
  remove: (label: string) => `Remove ${label}`,
  code: (isic: string) => `ISIC ${isic}`,
  codeNote: 'The code is the international one. The authority’s own is built on it and has to be confirmed.',
  ownWords: 'In your own words',
  classToConfirm: 'The authority has to name the code and the class of licence.',
  effectKinds: { approval: 'Approval', office: 'Office', bank: 'Bank' },
  noEffects: 'No approval found in our sources.',
  goods: {
    cosmetics: 'Cosmetics need a product approval before sale.',
    food: 'Food is a regulated product.',
    health: 'Health products are regulated.',
  },
  classes,
  licence: (number: number) => `Licence ${number}`,
  onSecondLicence: 'Move to a second licence',
  onFirstLicence: 'Move to the first licence',
  mixTitle: (first: string, second: string) => `${first} and ${second} on one licence`,
  verdicts: {
    shared: 'They share one licence.',
    'at-cost': 'They share one licence at a cost.',
    'second-licence': 'They do not share a licence. Take a second one, or remove one of the activities.',
    unconfirmed: 'The authority has to say whether they share a licence.',
  },
  mixCost: 'Cost',
  aboveLimit: (limit: number) => `You chose more than ${limit} for one licence.`,
  licences: 'Licence classes',

  staffEmpty: 'No name is proposed yet.',
  staffNoActivities: 'No activity is chosen yet.',
  staffUnread: 'Names and activities could not be loaded',
  staffLoading: 'Loading names and activities',
  ownAnswers: 'What did the authority say?',
  record: 'Record answer',
  recordSubject: (name: string) => `to ${name}`,
  recordTitle: (name: string) => `What did the authority say of ${name}?`,
  answer: 'Answer',
  answers: { reserved: 'Reserved', refused: 'Refused' },
  answeredOn: 'Day of the answer',
  number: 'Number of the reservation',
  until: 'Last day of the reservation',
  reason: 'Reason of the authority',
  nextPathLabel: { staff: 'What the client does next', founder: 'What you do next' },
  isForLikeName: 'Another company bears a like name: add its letter of consent to the steps',
  nextPathHint: 'The client reads both.',
  saveAnswer: 'Save answer',
  answerSaved: 'Answer saved',
  proposed: 'Proposed',
} as const;
