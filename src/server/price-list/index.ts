/* What other features may use. */

export { offeredServices, servicesStanding } from './offered-services.ts';
export { readLatestTerms, readTerms, type Terms } from './price-list-repository.ts';
export { refuseOwnApproval, type Standing, standingOf, tagOf } from './versions.ts';
