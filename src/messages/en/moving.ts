import type { KitProblem } from '#domain/kits/kit-import.ts';
import type { PortalSide } from '#domain/portals/portal-holder.ts';
import { plural } from '../plural.ts';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Taking a company along, bringing one, and who holds which portal. */
export const movingMessages = {
  tab: 'Leaving',
  about: 'What you need to change providers: everything there is, in one file.',
  noCompany: 'You have no company here yet. You can bring one from another installation.',

  take: {
    title: 'Take everything along',
    text: 'One ZIP with all data, documents, messages and registers, the log, and a page that you can read without us. Other installations can go on with it.',
    closed: 'Documents and answers that are private to a person are not in it; the list says which.',
    prove: 'Enter your password to make the file.',
    password: 'Password',
    action: 'Make the file',
    ready: 'The file is being downloaded. The company’s log says so.',
    notAllowed: 'The company’s admins can take everything along.',
    next: 'When you change providers',
    steps: [
      'Tell the provider in writing, and ask from which day it steps back.',
      'Ask everybody below who holds a login to hand it over.',
      'Change the registered address before the provider steps back, where it is theirs.',
      'Pay or contest open filings first: an authority does not wait for a change of provider.',
    ],
  },

  portals: {
    title: 'Who holds which portal',
    text: 'The logins of authorities and banks. Never write a password here.',
    none: 'Nothing is recorded yet.',
    unread: 'The list of portals could not be loaded',
    portal: 'Portal',
    portalHint: 'For example the portal of the free zone, the tax authority or a bank.',
    side: 'Held by',
    sides: { company: 'The company', agency: 'The agency', other: 'Somebody else' } satisfies Record<
      PortalSide,
      string
    >,
    holder: 'Who',
    note: 'Note',
    add: 'Add',
    remove: 'Remove',
    removeNamed: (portal: string) => `Remove ${portal}`,
  },

  bring: {
    title: 'Bring a company',
    staffTitle: 'From another installation',
    text: 'Choose the ZIP that another installation made. You see what will come before anything is made.',
    choose: 'Choose a ZIP',
    sending: (share: number) => `Uploading: ${Math.floor(share * 100)} %`,
    checking: 'Checking every file…',
    importing: 'Making the company…',
    preview: (company: string) => `This will come: ${company}`,
    from: 'From',
    madeAt: 'Made on',
    papers: 'Documents',
    papersText: (papers: number, bytes: number) =>
      `${papers} ${plural(papers, { one: 'file', other: 'files' })}, ${sizeText(bytes)} in all`,
    records: 'Records',
    people: 'People named',
    importedBefore: (day: string) =>
      `You brought this file on ${day} already. It would become a second company.`,
    staffVouch:
      'States are taken over: what was accepted there counts as accepted here. Bring only what you trust.',
    founderReview: 'Where an agency works here, it looks at your documents again.',
    noAccounts: 'Accounts do not come along. Invite people again, and ask them for their private answers.',
    make: 'Make this company',
    makeClient: 'Make this client',
    other: 'Choose another file',
    done: (company: string) => `${company} is here.`,
    open: 'Open the company',
    problems: {
      'not-zip': 'This file is no ZIP that can be read. Download it again and choose the new file.',
      'unsafe-names': 'This ZIP has files whose names lead elsewhere. It was not made by this product.',
      'too-large': 'This ZIP unpacks to more than is taken. It was not made by this product.',
      'not-kit':
        'This ZIP does not hold a company. Choose the file that another installation made, unchanged.',
      'newer-version': 'This file was made by a newer version. Ask for an update of this installation.',
      'file-missing': 'A file is missing in this ZIP. Download it again and choose the new file.',
      'hash-wrong': 'A file in this ZIP was changed or damaged. Download it again and choose the new file.',
      'not-matching-schema':
        'The record in this ZIP is not in the form that it names. It was changed or damaged.',
      'too-many-companies': 'You have as many companies as possible.',
      'client-known': 'There is a client with this licence already.',
      'not-importable': 'This company could not be made. Nothing was stored. Try again later.',
    } satisfies Record<KitProblem, string>,
    warnings: {
      'sensitive-answers': 'People’s private answers did not come along. Ask them again.',
      'infected-papers': 'Documents with a virus were left out.',
      'closed-papers': 'Private documents whose content was not in the file were left out.',
    } as Readonly<Record<string, string>>,
  },
};
