import { strictWord } from "./strict-word.ts";
import type { FakeWord, FakeWordWish } from "./word-controls.ts";
import { newWordText } from "./word-text.ts";

/** Puts a stand-in for Word into the global scope. */
export const installFakeWord = (wish: FakeWordWish): FakeWord => strictWord(wish, newWordText(wish.paragraphs));

/** The same as a script for a page. */
export const fakeWordScript = (wish: FakeWordWish): string =>
  `(${strictWord})(${JSON.stringify(wish)}, (${newWordText})(${JSON.stringify(wish.paragraphs)}));`;
