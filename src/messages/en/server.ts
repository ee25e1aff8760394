/* The catalogues that the server speaks from. */

export { failureMessages } from './failures.ts';
export { fieldMessages } from './fields.ts';
