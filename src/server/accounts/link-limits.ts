import type { Limit } from '../platform/rate-limit.ts';

/** Links tried by one client. They cannot be guessed; the limit protects the database. */
export const linkTries: Limit = { name: 'link-tries', times: 100, windowSeconds: 15 * 60 };
