import type { PaperKind } from '#domain/papers/paper-kind.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';

export const dataRoomLimits = { recipient: 120, papers: 100 } as const;
/** For how many days a link works. */
export const dataRoomDays = [7, 30, 90] as const;
/** Far more than a company needs at a time. */
export const maxDataRooms = 50;

/** Whether somebody outside may see papers of a kind: never those that show who somebody is, or their money. */
export function isShareable(kind: PaperKind): boolean {
  const { isIdentity, isPrivate } = paperRules[kind];
  return !isIdentity && !isPrivate;
}
