/** Something outside of the server, such as a store of files, cannot do its work right now: the log says why. */
export class PartUnavailable extends Error {}
