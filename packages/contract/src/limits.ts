/** How much one call may ask for. Lengths count UTF-16 code units. */
export const limits = {
  /** `Text` of api/tagtext and api/tokenize. */
  tagText: 10_000,
  /** `Rules` of one call. */
  rules: 200,
  /** `Match`, `Replace` of one rule. */
  pattern: 1_000,
  /** `WrongSentence`, `Message` of one rule. */
  ruleSentence: 2_000,
  /** `text` of api/v1/check, or all nodes of `annotation` together; the operator may set another. */
  checkText: 1_000_000,
  /** Nodes of `annotation`. */
  annotationNodes: 100_000,
  /** Words, ignores, switched-off rules of api/v1/check: each. */
  personalEntries: 10_000,
  /** One such word, pattern or rule id. */
  personalEntry: 256,
  /** Body of api/tagtext and api/tokenize, bytes. */
  tagBody: 1_500_000,
} as const;

/** How long one check may take before it is stopped, milliseconds. */
export const budgets = { tagText: 2_000, check: 10_000 } as const;
