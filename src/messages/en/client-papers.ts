import { plural } from '../plural.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** A client's documents in the company file. */
export const clientPaperMessages = {
  loading: 'Loading the documents',
  unread: 'The client’s documents could not be loaded',
  nothing: 'No documents are asked of this client.',
  later: (count: number) => plural(count, { one: '1 for a later step', other: `${count} for later steps` }),
  other: 'Other files',
  review: 'Review',
  upload: 'Upload for the client',
  uploaded: (on: string, isByAgency: boolean) =>
    `${isByAgency ? 'Uploaded by the agency' : 'Uploaded'} ${day.format(new Date(on))}`,
  noted: 'Opening a document is noted in the company’s log.',
  versions: 'Earlier versions',
  version: (number: number) => `Version ${number}`,
} as const;
