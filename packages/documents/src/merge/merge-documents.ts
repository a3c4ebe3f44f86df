import { mergeThree } from "./merge-three.ts";

/** A block of a document as it is stored: a node of the editor as JSON. */
interface Block {
  readonly type: string;
  readonly attrs?: unknown;
  readonly content?: readonly Block[];
  readonly text?: string;
  readonly marks?: readonly unknown[];
}

/**
 * Two versions merged into one. `isClean` means that nothing was changed on both sides. Otherwise both wordings are
 * kept, mine first.
 */
export interface Merged {
  readonly content: { readonly type: "doc"; readonly content: readonly unknown[] };
  readonly isClean: boolean;
}

/**
 * Merges two versions of a document that are based on `base`, block by block. A plain-text paragraph that both have
 * changed is merged word by word. Nothing of either version is lost.
 */
export function mergeDocuments(base: unknown, mine: unknown, theirs: unknown): Merged {
  let isClean = true;
  const blocks = mergeThree(blocksOf(base), blocksOf(mine), blocksOf(theirs), isSame).flatMap((stretch) => {
    if (stretch.kind === "merged") return stretch.items;
    const words = mergedPairwise(stretch.base, stretch.mine, stretch.theirs);
    if (words) return words;
    isClean = false;
    return [...stretch.mine, ...stretch.theirs];
  });
  return { content: { type: "doc", content: blocks }, isClean };
}

/** Returns the changed one of two values, or mine if both have changed. */
export function mergeValues<T>(base: T, mine: T, theirs: T): T {
  return mine === base ? theirs : mine;
}

function mergedPairwise(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]): Block[] | undefined {
  if (base.length !== mine.length || base.length !== theirs.length) return undefined;
  const merged = base.flatMap((block, index) => mergedWords(block, mine[index], theirs[index]) ?? []);
  return merged.length === base.length ? merged : undefined;
}

function mergedWords(base: Block, mine: Block | undefined, theirs: Block | undefined): Block | undefined {
  const attrs = mine && theirs && mergedAttributes(base, mine, theirs);
  if (!attrs) return undefined;
  const texts = [base, mine, theirs].map(plainText);
  const [before, ours, others] = texts;
  if (before === undefined || ours === undefined || others === undefined) return undefined;
  const stretches = mergeThree(words(before), words(ours), words(others), (a, b) => a === b);
  if (stretches.some(({ kind }) => kind === "overlap")) return undefined;
  const text = stretches.flatMap((stretch) => (stretch.kind === "merged" ? stretch.items : [])).join("");
  const content = text === "" ? {} : { content: [{ type: "text", text }] };
  return { type: mine.type, ...(Object.keys(attrs).length > 0 && { attrs }), ...content };
}

/**
 * Merges the attributes of a block, each separately, if the block has the same type in all versions and each attribute
 * was changed on at most one side. Otherwise returns undefined.
 */
function mergedAttributes(base: Block, mine: Block, theirs: Block): Readonly<Record<string, unknown>> | undefined {
  if (base.type !== mine.type || base.type !== theirs.type) return undefined;
  const [before, ours, others] = [attributesOf(base), attributesOf(mine), attributesOf(theirs)];
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(ours), ...Object.keys(others)])) {
    const [was, one, other] = [before[name], ours[name], others[name]].map(stored);
    if (one !== was && other !== was && one !== other) return undefined;
    merged[name] = one === was ? others[name] : ours[name];
  }
  return merged;
}

const attributesOf = ({ attrs }: Block): Readonly<Record<string, unknown>> => (isObject(attrs) ? { ...attrs } : {});

/** Returns the text of a block that contains only text without marks. */
function plainText({ content = [] }: Block): string | undefined {
  return content.every(({ type, marks }) => type === "text" && !marks?.length)
    ? content.map(({ text = "" }) => text).join("")
    : undefined;
}

function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}’']+|[^\s\p{L}\p{N}’']/gu) ?? [];
}

function isSame(a: Block, b: Block): boolean {
  return a === b || formOf(a) === formOf(b);
}

/** Caches blocks as text: they are compared with many others, and never change. */
const forms = new WeakMap<Block, string | undefined>();

function formOf(block: Block): string | undefined {
  const known = forms.get(block);
  if (known !== undefined) return known;
  const form = stored(block);
  forms.set(block, form);
  return form;
}

/**
 * Returns an attribute for comparison. One without a value counts as missing, because older programs did not store it.
 */
const stored = (value: unknown): string | undefined =>
  value === null ? undefined : JSON.stringify(value, (_, each: unknown) => (isObject(each) ? withValues(each) : each));

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function withValues(value: object): object | undefined {
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function blocksOf(doc: unknown): readonly Block[] {
  const content = typeof doc === "object" && doc !== null && "content" in doc ? doc.content : [];
  return Array.isArray(content) ? content : [];
}
