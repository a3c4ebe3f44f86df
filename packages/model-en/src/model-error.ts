/** There is no deeper checking here; the message is one sentence for people and says what would help. */
export class ModelError extends Error {}
