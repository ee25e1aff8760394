import { dayText } from '#domain/values/day-text.ts';

/** Papers that people outside look at by a link: what their pages and files say. */
export const dataRoomMessages = {
  sharedWith: (recipient: string, until: string) =>
    `Shared with ${recipient} until ${dayText(until.slice(0, 10))}. Please do not pass the link on.`,
  logged: 'Whoever shared this sees what is opened and when.',
  capTable: 'Table of owners (ZIP, Open Cap Table format)',
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  notShown: 'This document cannot be shown.',
  ended: 'This link has ended',
  endedText: 'Ask whoever sent it to you for a new one.',
  /** Stands across each page. */
  mark: (recipient: string, company: string, day: string) => `For ${recipient} · ${company} · ${day}`,
  owners: 'Table of owners',
  gone: 'A document that is gone',
  ordinary: 'Ordinary shares',
  capTableComments: [
    'Holdings as the company’s register has them on that day. The register keeps no prices: the nominal value stands for them. The date of formation is not in it.',
  ],
};
