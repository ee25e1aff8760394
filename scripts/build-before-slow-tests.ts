import { buildServerIfStale } from './prepare.mjs';

/** Slow tests start and kill the server as it is built, which is the one that people run. */
export default function setup(): void {
  buildServerIfStale();
}
