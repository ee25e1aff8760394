/** An external service, such as a file store, is unavailable; the log says why. */
export class PartUnavailable extends Error {}
