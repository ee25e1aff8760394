import type { PaperRow } from './paper-repository.ts';

/** Who is told of a paper: of a private one its person alone, of others whom the notification names. */
export function peopleToTell({ privateTo }: Pick<PaperRow, 'privateTo'>): { people?: readonly string[] } {
  return privateTo === null ? {} : { people: [privateTo] };
}

/** Whether a paper stands on its person's own page: not the founder's from before there were parties. */
export function isOnOwnPage({ partyId, privateTo }: Pick<PaperRow, 'partyId' | 'privateTo'>): boolean {
  return privateTo !== null && partyId !== privateTo;
}
