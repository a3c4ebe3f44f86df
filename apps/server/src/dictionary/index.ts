export { addUnlessThere } from "./add-unless-there.ts";
export { brokenExpressions } from "./broken-expressions.ts";
export { dictionaryKind } from "./kind.ts";
export { openDictionary } from "./open.ts";
export { mayAddWords, mayDeleteWord } from "./policy.ts";
export { idsOfEntries } from "./store.ts";
