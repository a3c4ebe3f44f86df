/** Something in a snippet has no counterpart. The message is one sentence for people. */
export class CannotMap extends Error {}
