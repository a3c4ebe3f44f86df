import { sizes } from "@housestyle/tables";

/** The limits of one call. Lengths count UTF-16 code units. */
export const limits = {
  /** Rows of one page of a list. */
  take: 500,
  /** Rows of a page when the caller does not say. */
  defaultTake: 25,
  /** `Filter` of a list. */
  filter: 4_096,
  /** Rows one call may write. */
  batch: 1_000,
  /** Guides of one owner, rules of one guide. */
  guides: 50,
  guideItems: 2_000,
  /** `Match`, `Replace`, example sentences of a saved rule, and its message. */
  savedPattern: sizes.savedPattern,
  savedMessage: sizes.savedMessage,
  /** Entries of one owner's dictionary, and one of them. */
  dictionary: 100_000,
  dictionaryWord: sizes.dictionaryWord,
  /** Terms of one base. */
  terms: 20_000,
  termText: sizes.termText,
  description: sizes.description,
  /** Text of a document, its title, and how deep its rich content may nest. */
  documentText: 4_000_000,
  documentTitle: 300,
  /** Tags of one document, one of them, and what is searched for. */
  documentTags: 20,
  documentTag: 50,
  documentSearch: 200,
  /** Documents that one search lists. */
  documentsFound: 1_000,
  documentDepth: 100,
  /** Steps of one call, and people who write in one document at the same time. */
  documentSteps: 500,
  documentWriters: 50,
  /** Versions of one document that have a name, and the length of one. */
  namedVersions: 500,
  versionName: 100,
  /** People and teams that one document is shared with, and its links. */
  documentShares: 200,
  documentLinks: 50,
  /** Projects that one person or team shares. */
  sharedProjects: 500,
  /** Threads on one document, comments of one of them, the text of one, the words it is about, and people it mentions. */
  commentThreads: 2_000,
  commentReplies: 500,
  commentText: 5_000,
  commentQuote: 20_000,
  commentMentions: 20,
  /** The name of the author of a comment that comes from a file. */
  commentAuthor: 200,
  /** People offered to be mentioned. */
  mentionablePeople: 500,
  /** Unanswered requests for access to one document, and how many days someone who was declined has to wait. */
  accessRequests: 100,
  declinedDays: 30,
  /** Notifications kept for one person, and for how many days. */
  notifications: 500,
  notificationDays: 90,
  name: sizes.name,
  folderName: sizes.folderName,
  snippetText: sizes.snippetText,
  email: 254,
  /** A message to the operator, and the version a client says it has. */
  feedback: 4_000,
  version: 256,
  password: 128,
  leastPassword: 10,
  /** `Text` of api/tagtext and api/tokenize. */
  tagText: 10_000,
  /** `Rules` of one call. */
  rules: 200,
  /** `Match`, `Replace` of one rule. */
  pattern: 1_000,
  /** A sentence a rule is held to, and the message of one. */
  ruleSentence: 2_000,
  /** `text` of api/v1/check, or all nodes of `annotation` together; the operator may set another. */
  checkText: 1_000_000,
  /** Nodes of `annotation`. */
  annotationNodes: 100_000,
  /** Words, ignores, switched-off rules of api/v1/check: each. */
  personalEntries: 10_000,
  /** One such word, pattern or rule id. */
  personalEntry: 256,
  /** What the word explorer is asked: a word, a description of one, and a sentence it stands in. */
  exploredWord: 100,
  exploredDescription: 200,
  exploredContext: 1_000,
  /** Norms of one owner, the name of one, and the measures it tells. */
  norms: 50,
  normName: 100,
  normMeasures: 500,
  /** Webhooks of one team, and the address of one. */
  webhooks: 10,
  webhookUrl: 2_000,
  /** Acts of one download of the activity log. */
  auditExport: 20_000,
  /** Body of a call that anyone may make, where the call does not say otherwise, bytes. */
  strangerBody: 32_768,
  /** Body of api/tagtext and api/tokenize, bytes. */
  tagBody: 1_500_000,
} as const;

/** The time limits of one check, in milliseconds. */
export const budgets = { tagText: 2_000, check: 10_000 } as const;
