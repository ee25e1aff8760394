import { paths } from '#web/paths.ts';
import type { Location } from './router.tsx';

/** What a page hands the sign-in page, so that the person comes back to where they wanted to be. */
export function comingFrom({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  from: string;
} {
  return { from: pathname + search + hash };
}

/**
 * Where a person goes once signed in: the page they wanted, else the dashboard. History state can be
 * anything, so only a path of our own counts, and never a page for guests.
 */
export function returnPathOf(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.dashboard;
  const { pathname, search, hash } = new URL(from, 'http://localhost');
  const guestPaths: readonly string[] = [paths.signIn, paths.signUp];
  return guestPaths.includes(pathname) ? paths.dashboard : pathname + search + hash;
}
