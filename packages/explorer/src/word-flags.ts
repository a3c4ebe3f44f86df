/** What is known of a word besides its meanings; bits of one number. */
export const wordFlags = {
  /** Answered when asked for, never suggested. */
  rude: 1,
  idiom: 2,
  cliche: 4,
  /** WordNet has a meaning for it. */
  meant: 8,
  /** Written with a capital. */
  name: 16,
  /** Met in mixed prose. */
  met: 32,
} as const;
