/** Thrown if a part of a snippet has no equivalent. The message is one sentence for people. */
export class CannotMap extends Error {}
