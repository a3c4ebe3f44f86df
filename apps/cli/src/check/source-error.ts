/** A file that cannot be checked; its message is for people. */
export class SourceError extends Error {}
