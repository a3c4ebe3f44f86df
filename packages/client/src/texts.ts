/** The messages of this package for people. */
export const texts = {
  unreachable: "The server can’t be reached. Check your connection and try again.",
  notUnderstood: "The server sent a response that could not be read.",
} as const;
