import type { Industry } from '#domain/companies/company-rules.ts';

const industries: Record<Industry, string> = {
  tech: 'Tech',
  finance: 'Finance',
  healthcare: 'Healthcare',
};

const numbers = new Intl.NumberFormat('en');
const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const companyMessages = {
  title: 'Company',
  about: 'The details your company is formed with. You can change them at any time.',
  aboutSignedOut: 'Try the form first if you like. To save it, you need an account.',

  profile: 'Profile',
  profileAbout: 'How the company is called and what it looks like.',
  online: 'Online',
  onlineAbout: 'Banks look at both when they check what a company does.',
  registration: 'Registration',
  registrationAbout: 'Where the company is registered follows from the answers in the questionnaire.',
  incorporator: 'Incorporator',
  incorporatorAbout: 'The person who sets the company up.',
  address: 'Correspondence',
  addressAbout: 'Where letters about the company reach you.',

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
  totalSharesHint: 'The most shares the company may issue, such as 10,000,000.',
  parValue: 'Par value',
  parValueHint: 'The nominal value of one share, such as 0.0001.',
  applicantName: 'Applicant name',
  applicantNameHint: 'The person who created the company. It cannot be changed here.',
  applicantUnknown: 'Your name, once you are signed in',
  countryOfResidency: 'Country of Residency',
  countryOfResidencyHint: 'Where the applicant lives.',
  chooseCountry: 'Choose a country',
  mailingAddress: 'Mailing Address',
  save: 'Save Changes',
  saved: 'Saved',
  nothingToSave: 'There are no changes to save.',
  unsaved: 'You have unsaved changes.',
  discard: 'Discard',

  problems: (count: number) =>
    count === 1 ? 'One field needs your attention' : `${numbers.format(count)} fields need your attention`,
  draftRestored: 'What you typed before is filled in again. It is not saved yet.',
  keptForSignIn: 'What you typed is kept in this tab. Sign in, and you come back to it.',
  signIn: 'Sign in',
  signUp: 'Set up a company',
  readOnly: 'You can read these details. Only an admin of the company can change them.',

  leaveTitle: 'Leave without saving?',
  leaveText: (fields: readonly string[]) =>
    `What you changed is not saved and would be lost: ${new Intl.ListFormat('en').format(fields)}.`,
  leave: 'Leave without saving',
  stay: 'Keep editing',
  discardTitle: 'Discard your changes?',
  discardText: (fields: readonly string[]) =>
    `These fields go back to what is saved: ${new Intl.ListFormat('en').format(fields)}.`,
  discardAction: 'Discard changes',

  logo: 'Logo',
  logoHint: (maximumBytes: number) =>
    `PNG, JPEG or WebP, at most ${megabytes.format(maximumBytes / 1024 ** 2)} MB.`,
  logoOf: (company: string) => `Logo of ${company}`,
  noLogo: 'No logo yet',
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
      `This image has ${megabytes.format(bytes / 1024 ** 2)} MB. Please choose one of at most ${megabytes.format(maximumBytes / 1024 ** 2)} MB.`,
    unreadable: () =>
      'This file cannot be read as an image. Please save it again as PNG, or choose another one.',
  },
  removeLogoTitle: 'Remove the logo?',
  removeLogoText: (company: string) =>
    `The logo of ${company} is deleted here. To use it again, you have to upload it again.`,

  loading: 'Loading the company',
  unread: 'Your company could not be loaded.',
  none: 'No company yet',
  noneText: 'Answer three questions and we create your company. Its details can then be completed here.',
  noneUnfinishedText:
    'Your answers to the questionnaire are kept. Go to the dashboard to create the company from them.',
  answerQuestions: 'Answer the questions',
  toDashboard: 'Go to the dashboard',
  backToDashboard: 'Dashboard',
  toStart: 'To the start page',
} as const;
