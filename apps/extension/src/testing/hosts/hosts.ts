import { inTier } from "../in-tier.ts";

/** An editor of others, and what is promised of it. */
export interface TriedHost {
  readonly name: string;
  /** Its page, below `pages`. */
  readonly file: string;
  /** Behind its address. */
  readonly search?: string;
  /** What it saves of a text; undefined where nothing may be drawn. */
  readonly saved?: (text: string) => string;
  /** Whether it is tried in the deep tier alone. */
  readonly isDeep?: true;
}

const paragraph = (text: string) => `<p>${text}</p>`;
const plain = (text: string) => text;

/** Editors in which remarks are drawn and accepted. */
export const checkedHosts = inTier<TriedHost>([
  { name: "a field of one line", file: "input.ts", saved: plain },
  { name: "a field of several lines", file: "textarea.ts", saved: plain, isDeep: true },
  { name: "an editable part of a page", file: "contenteditable.ts", saved: plain },
  { name: "Quill", file: "quill.ts", saved: paragraph, isDeep: true },
  { name: "ProseMirror", file: "prosemirror.ts", saved: paragraph },
  { name: "tiptap", file: "tiptap.ts", saved: paragraph, isDeep: true },
  { name: "Lexical", file: "lexical.ts", saved: (text) => JSON.stringify([text]) },
  {
    name: "Slate",
    file: "slate.tsx",
    saved: (text) => JSON.stringify([{ type: "paragraph", children: [{ text }] }]),
    isDeep: true,
  },
  {
    name: "Draft.js, asked for checking",
    file: "draft.tsx",
    search: "?spellcheck",
    saved: (text) => JSON.stringify([text]),
    isDeep: true,
  },
  { name: "CKEditor 5", file: "ckeditor.ts", saved: paragraph },
  { name: "TinyMCE, asked for checking", file: "tinymce.ts", search: "?spellcheck", saved: paragraph, isDeep: true },
  {
    name: "CodeMirror 6, asked for checking",
    file: "codemirror.ts",
    search: "?spellcheck",
    saved: plain,
    isDeep: true,
  },
  { name: "Trix", file: "trix.ts", saved: (text) => `<div>${text}</div>`, isDeep: true },
  { name: "an answer in webmail", file: "webmail.ts", saved: (text) => `<div>${text}</div>` },
  {
    name: "an answer in Outlook on the web",
    file: "webmail.ts",
    search: "?outlook",
    saved: (text) => `<div>${text}</div>`,
    isDeep: true,
  },
  {
    name: "a box that draws its words again on every input",
    file: "redraws.ts",
    search: "?input",
    saved: plain,
    isDeep: true,
  },
  {
    name: "a box that draws its words again in the next frame",
    file: "redraws.ts",
    search: "?frame",
    saved: plain,
    isDeep: true,
  },
  {
    name: "a box that draws its words again once its script has run",
    file: "redraws.ts",
    search: "?microtask",
    saved: plain,
    isDeep: true,
  },
  {
    name: "a box that draws its words again where the caret goes",
    file: "redraws.ts",
    search: "?selection",
    saved: plain,
    isDeep: true,
  },
  {
    name: "a box that writes and draws for itself",
    file: "redraws.ts",
    search: "?itself",
    saved: plain,
    isDeep: true,
  },
  { name: "a chat that sends on Enter", file: "chat.ts", saved: plain, isDeep: true },
]);

/** Editors that say they are not to be checked, and editors of code: nothing is read, drawn or changed there. */
export const quietHosts = inTier<TriedHost>([
  { name: "Draft.js as it comes", file: "draft.tsx" },
  { name: "TinyMCE as it comes", file: "tinymce.ts", isDeep: true },
  { name: "CodeMirror 6 as it comes", file: "codemirror.ts" },
  { name: "Monaco", file: "monaco.ts", isDeep: true },
]);
