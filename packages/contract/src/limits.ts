import { sizes } from "@housestyle/tables";

/** The limits of one call. Lengths count UTF-16 code units. */
export const limits = {
  /** The most rows on one page of a list. */
  take: 500,
  /** Rows on a page by default. */
  defaultTake: 25,
  /** The `Filter` of a list. */
  filter: 4_096,
  /** The most rows that one call can write. */
  batch: 1_000,
  /** Style guides of one owner, and rules in one guide. */
  guides: 50,
  guideItems: 2_000,
  /** The `Match`, `Replace`, example sentences, and message of a saved rule. */
  savedPattern: sizes.savedPattern,
  savedMessage: sizes.savedMessage,
  /** Entries in one owner's dictionary, and the length of one. */
  dictionary: 100_000,
  dictionaryWord: sizes.dictionaryWord,
  /** Terms in one term base. */
  terms: 20_000,
  termText: sizes.termText,
  description: sizes.description,
  /** The text of a document, its title, and the nesting depth of its content. */
  documentText: 4_000_000,
  documentTitle: 300,
  /** Tags of one document, the length of one, and the length of a search. */
  documentTags: 20,
  documentTag: 50,
  documentSearch: 200,
  /** Documents that one search lists. */
  documentsFound: 1_000,
  documentDepth: 100,
  /** Steps in one call, and people who can write in one document at the same time. */
  documentSteps: 500,
  documentWriters: 50,
  /** Named versions of one document, and the length of a name. */
  namedVersions: 500,
  versionName: 100,
  /** People and teams that one document is shared with, and its links. */
  documentShares: 200,
  documentLinks: 50,
  /** Projects that one person or team shares. */
  sharedProjects: 500,
  /** Threads on one document, comments in one thread, and the text, quoted words, and mentions of one comment. */
  commentThreads: 2_000,
  commentReplies: 500,
  commentText: 5_000,
  commentQuote: 20_000,
  commentMentions: 20,
  /** The author's name in a comment that comes from a file. */
  commentAuthor: 200,
  /** The name of a guest, the words that one of their comments quotes, and the threads on one document that guests can start. */
  guestName: 60,
  guestQuote: 2_000,
  guestThreads: 500,
  /** The signed record of how a document was written. */
  provenancePayload: 6_000_000,
  /** People offered for a mention. */
  mentionablePeople: 500,
  /** Pending requests for access to one document, and the days before someone who was declined can ask again. */
  accessRequests: 100,
  declinedDays: 30,
  /** Notifications kept for one person, and for how many days. */
  notifications: 500,
  notificationDays: 90,
  name: sizes.name,
  folderName: sizes.folderName,
  snippetText: sizes.snippetText,
  email: 254,
  /** A message to the operator, and the version that a client reports. */
  feedback: 4_000,
  version: 256,
  password: 128,
  leastPassword: 10,
  /** The `Text` of api/tagtext and api/tokenize. */
  tagText: 10_000,
  /** The `Rules` of one call. */
  rules: 200,
  /** The `Match` and `Replace` of one rule. */
  pattern: 1_000,
  /** An example sentence of a rule, and its message. */
  ruleSentence: 2_000,
  /** The `text` of api/v1/check, or all nodes of `annotation` together. The operator can change it. */
  checkText: 1_000_000,
  /** Nodes in `annotation`. */
  annotationNodes: 100_000,
  /** Words, ignores, and disabled rules of api/v1/check, each. */
  personalEntries: 10_000,
  /** The length of one such word, pattern, or rule id. */
  personalEntry: 256,
  /** The input of the word explorer: a word, a description of one, and a sentence that contains it. */
  exploredWord: 100,
  exploredDescription: 200,
  exploredContext: 1_000,
  /** Norms of one owner, the name of one, and its measures. */
  norms: 50,
  normName: 100,
  normMeasures: 500,
  /** Webhooks of one team, and the length of a URL. */
  webhooks: 10,
  webhookUrl: 2_000,
  /** What a language model is asked: a text, what surrounds it, and an instruction. */
  assistedText: 60_000,
  assistedContext: 2_000,
  assistanceInstruction: 500,
  /** Entries in one download of the activity log. */
  auditExport: 20_000,
  /** The default body size of a call that anyone can make, in bytes. */
  strangerBody: 32_768,
  /** The body size of api/tagtext and api/tokenize, in bytes. */
  tagBody: 1_500_000,
} as const;

/** The time limits of one check, in milliseconds. */
export const budgets = { tagText: 2_000, check: 10_000 } as const;
