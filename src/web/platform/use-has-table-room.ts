import { useMediaQuery } from './media-query.ts';
import { useHasRoom } from './use-has-room.ts';

/** The margins of a page of the back office, and its navigation, which stands beside it in wide windows only, in rem. */
const margins = 4;
const navigation = 15.5;

/** Whether a page of the back office has room for a table of so many rem. */
export function useHasTableRoom(rem: number): boolean {
  const hasRoomAlone = useHasRoom(rem + margins);
  const hasRoomBeside = useHasRoom(rem + margins + navigation);
  const isBeside = useMediaQuery('(width >= 64rem)');
  return isBeside ? hasRoomBeside : hasRoomAlone;
}
