import { buildSearchIfStale } from '../prepare.mjs';

/** Makes the search of the tests the one that is shipped, whatever has been built before. */
export default function setup(): void {
  buildSearchIfStale();
}
