import { dataRoomDays } from '#domain/data-rooms/data-room.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { plural } from '../plural.ts';

/** Sharing papers with people outside, as the company's admin sees it. */
export const sharingMessages = {
  title: 'Share with people outside',
  text: 'A link to chosen documents for an investor or an adviser, to read only. Each page names who it was for. Passports and other private documents are never in it.',
  unread: 'What is shared could not be loaded',
  none: 'Nothing is shared.',
  recipient: 'Who gets the link',
  days: 'The link works for',
  dayChoices: dataRoomDays.map((days) => ({ value: String(days), label: `${days} days` })),
  documents: 'Documents',
  noDocuments: 'There is no document yet that can be shared.',
  owners: 'Table of owners in the Open Cap Table format',
  nothingChosen: 'Choose at least one.',
  make: 'Make the link',
  address: 'Link, shown this once',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy. Please select the link and copy it.',
  until: (day: string) => `until ${shortDayText(day)}`,
  ended: 'ended',
  opened: (times: number) => plural(times, { one: 'opened once', other: `opened ${times} times` }),
  neverOpened: 'not opened yet',
  openedAt: (at: string, what: string | null) =>
    `${shortDayText(at.slice(0, 10))}, ${at.slice(11, 16)} UTC: ${what ?? 'the list'}`,
  end: 'End the link',
  endFor: (recipient: string) => `End the link for ${recipient}`,
} as const;
