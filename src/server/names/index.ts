/* What other features may use. */

export { type OwnName, readOwnNames } from './read-own-names.ts';
