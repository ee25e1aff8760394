import type { Limit } from '../platform/rate-limit.ts';

/** Links that were tried from one place. They cannot be guessed; this spares the database those who try. */
export const linkTries: Limit = { name: 'link-tries', times: 100, windowSeconds: 15 * 60 };
