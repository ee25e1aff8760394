import type { ClientColumn } from '#domain/clients/client-columns.ts';
import type { RowProblem } from '#domain/clients/read-clients.ts';
import { plural } from '../plural.ts';

const columns: Record<ClientColumn, string> = {
  company: 'Company',
  place: 'Zone or place',
  contact: 'Contact',
  email: 'Email',
  'licence-number': 'Licence number',
  'licence-expiry': 'Licence expires',
  passport: 'Passport number',
  visas: 'Visas',
  office: 'Office',
};

const problems: Record<RowProblem, string> = {
  missing: 'is missing',
  'too-long': 'is too long',
  'unknown-place': 'is not a place we know, such as IFZA, Dubai mainland or UK Ltd',
  'not-email': 'is not an email address',
  'not-date': 'is not a date',
  'mixed-dates': 'could be read two ways: the column mixes day first and month first',
  'not-visas': 'is not a number',
  'not-office': 'is not virtual, physical or flexi',
  'not-passport': 'has characters other than letters and digits',
  'repeated-licence': 'appears twice in this table',
  'repeated-client': 'appears twice with this company',
  'repeated-passport': 'appears twice without a licence number that tells the companies apart',
  'known-licence': 'belongs to a client you have',
  'known-client': 'belongs to a client you have',
  'known-passport': 'belongs to a client you have, and no licence number tells the companies apart',
};

/** What the pages for new clients say. */
export const clientFormMessages = {
  newTitle: 'Add a client',
  newAbout:
    'Until they have an account, you act for them, and the log says so. Invite them now or later: then they see everything.',
  company: 'Company name',
  country: 'Country',
  type: 'Type',
  zone: 'Zone or emirate',
  visas: 'Visas',
  office: 'Office',
  contact: 'Contact person',
  email: 'Email',
  inviteNow: 'Invite them by email now',
  add: 'Add client',

  importTitle: 'Import clients',
  fromInstallation: 'Bring in one client from another installation',
  importAbout:
    'Save your spreadsheet as CSV with a header row. Nothing is stored before you have seen what each row becomes.',
  chooseFile: 'Choose a CSV file',
  dropHere: 'or drop it here',
  fileTooLarge: 'This file is larger than 2 MB. Split it.',
  columns: 'What your columns hold',
  ignored: 'Ignored',
  needed: 'Say which columns hold the company and the place.',
  columnNames: columns,
  problem: (column: ClientColumn, problem: RowProblem) => `${columns[column]} ${problems[problem]}`,
  rows: (sound: number, faulty: number) =>
    faulty === 0
      ? plural(sound, { one: '1 row can be imported.', other: `All ${sound} rows can be imported.` })
      : `${sound} of ${sound + faulty} rows can be imported.`,
  row: 'Row',
  problems: 'Problems',
  onlyProblems: 'Only rows with problems',
  leaveOut: 'Leave rows with problems out',
  inviteAll: 'Invite everybody who has an email address',
  dryRun: 'This is a dry run: nothing has been stored.',
  import: (count: number) =>
    count === 0 ? 'Import' : plural(count, { one: 'Import 1 client', other: `Import ${count} clients` }),
  otherFile: 'Another file',
  earlier: 'Earlier imports',
  noneEarlier: 'Nothing has been imported so far.',
  importsUnread: 'The imports could not be loaded',
  file: 'File',
  clients: 'Clients',
  when: 'When',
  by: 'By',
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  undone: 'Undone',
  undoTitle: 'Undo this import?',
  undoText: (count: number) =>
    plural(count, { one: '1 client is removed.', other: `${count} clients are removed.` }),
  exportCsv: 'Export CSV',
  exportJson: 'Export JSON',
} as const;
