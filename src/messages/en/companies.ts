import type { ProfileDetail } from '#domain/companies/company-profile.ts';
import type { Industry } from '#domain/companies/company-rules.ts';
import { plural } from '../plural.ts';

const industries: Record<Industry, string> = {
  tech: 'Tech',
  finance: 'Finance',
  healthcare: 'Healthcare',
};

const details: Record<ProfileDetail, string> = {
  industry: 'Industry',
  shares: 'Shares and par value',
  countryOfResidency: 'Country of Residency',
  mailingAddress: 'Mailing Address',
};

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const list = new Intl.ListFormat('en');

/** @param at a moment, shown in the reader's time zone */
const moment = (at: string) => moments.format(new Date(at));
/** @param name `undefined` once that account is gone */
const changer = (name: string | undefined) => name || 'A former colleague';

const numbers = new Intl.NumberFormat('en');
const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const companyMessages = {
  title: 'Company',
  about: 'The details your company is formed with. You can change them at any time.',
  aboutSignedOut: 'Try the form first if you like. To save it, you need an account.',

  profile: 'Profile',
  profileAbout: 'Name, logo and industry.',
  online: 'Online',
  onlineAbout: 'Banks check both to see what a company does.',
  registration: 'Registration',
  registrationAbout: 'The place of registration comes from your answers in the questionnaire.',
  incorporator: 'Incorporator',
  incorporatorAbout: 'The person who sets the company up.',
  address: 'Correspondence',
  addressAbout: 'Where you receive post about the company.',

  name: 'Company Name',
  industry: 'Industry',
  chooseIndustry: 'Choose an industry',
  industries,
  website: 'Website',
  websiteHint: 'For example example.com',
  linkedin: 'LinkedIn',
  linkedinHint: 'For example linkedin.com/company/example',
  state: 'State',
  stateHint: 'Set by the place of registration.',
  delaware: 'Delaware',
  shares: 'Shares',
  totalShares: 'Total authorized',
  totalSharesHint: 'The maximum number of shares the company may issue, such as 10,000,000.',
  parValue: 'Par value',
  parValueHint: 'The nominal value of one share, such as 0.0001.',
  applicantName: 'Applicant name',
  applicantNameHint: 'The person who created the company. It cannot be changed here.',
  applicantUnknown: 'Your name, once you have signed in',
  countryOfResidency: 'Country of Residency',
  countryOfResidencyHint: 'Where the applicant lives.',
  chooseCountry: 'Choose a country',
  mailingAddress: 'Mailing Address',
  save: 'Save Changes',
  /** @param others fields that someone else has saved meanwhile */
  savedBeside: (others: readonly string[]) =>
    others.length === 0
      ? 'Saved'
      : `Saved. Someone else changed ${list.format(others)} at the same time, and you now see their version.`,
  nothingToSave: 'There are no changes to save.',
  unsaved: 'You have unsaved changes.',
  discard: 'Discard',

  problems: (count: number) =>
    plural(count, {
      one: 'One field needs your attention',
      other: `${numbers.format(count)} fields need your attention`,
    }),
  draftRestored: 'Your earlier input has been restored. It is not saved yet.',
  keptForSignIn: 'Your input is kept in this tab. Sign in to continue.',
  signIn: 'Sign in',
  readOnly: 'Only an admin of the company can change these details.',

  businessProfile: 'Business profile',
  profileProgress: (given: number, all: number) =>
    given === all ? 'Business profile complete' : `Business profile: ${given} of ${all} details`,
  profileMissing: 'Still missing:',
  profileOpens: 'Agent and Accounting are now available to your company.',
  details,

  history: 'History',
  startChange: 'Start a change',
  historyAbout: (company: string) => `Changes to ${company}, newest first.`,
  historyLoading: 'Loading the history',
  historyUnread: 'The history could not be loaded',
  showEarlier: 'Show earlier changes',
  changer,
  moment,
  became: 'became',
  nothingThere: 'None',
  logoChange: (was: boolean, is: boolean) => (was ? (is ? 'Replaced' : 'Removed') : 'Uploaded'),
  createdBy: (name: string, at: string) =>
    name ? `Created by ${name}, ${moment(at)}` : `Created ${moment(at)}`,

  conflictTitle: 'Two versions',
  conflictText:
    'Someone else saved these fields while you were editing. Choose which version to keep. The other one stays in the history.',
  yours: 'Yours',
  savedBy: (name: string | undefined, at: string) => `${changer(name)}, ${moment(at)}`,
  savedMeanwhile: 'Saved by others',
  saveChoice: 'Save my choice',
  keptTheirs: 'The saved version is kept. Nothing else has changed.',

  leaveTitle: 'Leave without saving?',
  leaveText: (fields: readonly string[]) => `Your unsaved changes will be lost: ${list.format(fields)}.`,
  leave: 'Leave without saving',
  stay: 'Keep editing',
  discardTitle: 'Discard your changes?',
  discardText: (fields: readonly string[]) =>
    `These fields go back to what is saved: ${list.format(fields)}.`,
  discardAction: 'Discard changes',

  logo: 'Logo',
  logoHint: (maximumBytes: number) =>
    `PNG, JPEG or WebP, at most ${megabytes.format(maximumBytes / 1024 ** 2)} MB.`,
  logoOf: (company: string) => `Logo of ${company}`,
  uploadLogo: 'Upload logo',
  replaceLogo: 'Replace logo',
  removeLogo: 'Remove logo',
  uploadingLogo: 'Uploading the logo…',
  removingLogo: 'Removing the logo…',
  logoSaved: 'Logo saved',
  logoRemoved: 'Logo removed',
  logoProblems: {
    'wrong-type': () => 'This is not a PNG, JPEG or WebP image. Please choose one of these.',
    'too-large': (bytes: number, maximumBytes: number) =>
      `This image is ${megabytes.format(bytes / 1024 ** 2)} MB. Please choose one of at most ${megabytes.format(maximumBytes / 1024 ** 2)} MB.`,
    unreadable: () =>
      'This file cannot be read as an image. Please save it again as PNG, or choose another one.',
  },
  removeLogoTitle: 'Remove the logo?',
  removeLogoText: (company: string) =>
    `The logo of ${company} will be deleted. To use it again, upload it again.`,

  loading: 'Loading the company',
  unread: 'Your company could not be loaded',
  none: 'No company yet',
  noneText: 'Answer three questions to create your company. Then complete its details here.',
  noneUnfinishedText: 'Your answers are saved. Go to the dashboard to create the company from them.',
  answerQuestions: 'Answer the questions',
  toDashboard: 'Go to the dashboard',
} as const;
