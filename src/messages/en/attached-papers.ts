import { plural } from '../plural.ts';

const counted = (count: number) => plural(count, { one: '1 document', other: `${count} documents` });

/** Documents that go with a message. */
export const attachedPaperMessages = {
  list: (count: number) => `${counted(count)} attached`,
  closed: 'A document that is not open to you',
  removed: 'A document that has been removed',
  replaced: 'A newer version is among the documents.',
  title: 'Attach documents',
  about: {
    company: 'Everyone who may open a document sees it with your message. Others see only that there is one.',
    agency: 'Everyone who may open a document sees it here. Others see only that there is one.',
  },
  choose: 'From the documents',
  nothing: 'There are no documents yet. Upload the first one.',
  nothingToUpload: 'There are no documents that you may open.',
  full: (max: number) => `At most ${max} documents go with one message.`,
  upload: 'Upload a new one',
  uploadFile: 'Upload',
  kind: 'Kind of document',
  other: 'Another document',
  whose: 'Whose it is',
  nextVersion: 'It becomes the next version of the one that is there.',
  attach: (count: number) => (count === 0 ? 'Attach' : `Attach ${counted(count)}`),
} as const;
