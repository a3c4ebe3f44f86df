import type { BlockFindings } from "@housestyle/checker";
import type { Finding } from "@housestyle/engine";
import type { HostBlock } from "../host-block.ts";
import { HostSurface } from "../host-surface.ts";
import type { OfficeGlobal, WordGlobal } from "../word/word-api.ts";
import { WordHost } from "../word/word-host.ts";
import { installFakeWord } from "./fake-word.ts";
import type { FakeWordWish } from "./word-controls.ts";

/** Opens a document in the stand-in for Word, with what the pane keeps of it. */
export function openedWord(paragraphs: readonly string[], wish: Partial<FakeWordWish> = {}) {
  const fake = installFakeWord({ paragraphs, version: "1.7", ...wish });
  const { Office, Word } = globalThis as unknown as { Office: OfficeGlobal; Word: WordGlobal };
  const host = new WordHost(Office, Word, wish.platform);
  /** What the pane was told, in order. */
  const told: string[] = [];
  const nothing = () => {};
  const surface = new HostSurface(host, {
    ...{ changed: nothing, written: nothing, moved: nothing, clicked: nothing, composed: nothing },
    refused: (why) => told.push(why),
    failed: () => told.push("failed"),
    underlined: (isUnderlined) => told.push(isUnderlined ? "underlined" : "not underlined"),
  });
  /** Finds each “teh”, in blocks as the checker sends them. */
  const check = () => surface.underline(surface.blocks.map(found));
  /** Accepts “the” for the nth “teh”, counted from 0. */
  const fix = (nth = 0) => {
    const remark = surface.remarks()[nth];
    return remark !== undefined && surface.fix([remark], "the");
  };
  return { fake, host, surface, told, check, fix };
}

function found(block: HostBlock): BlockFindings<HostBlock> {
  const findings = [...block.text.matchAll(/\bteh\b/g)].map(
    ({ index }): Finding => ({
      ...{ ruleId: "spelling/unknown", kind: "spelling", level: "error", sure: true },
      ...{ start: index, end: index + 3, text: "teh", message: "", suggestions: ["the"] },
    }),
  );
  return { block, findings };
}

/** The place of words in the paragraph that was read with this index; of the last of them. */
export async function placeOf(host: WordHost, index: number, words: string) {
  const paragraph = (await host.read())[index];
  if (!paragraph) throw new Error("There is no such paragraph.");
  const start = paragraph.text.lastIndexOf(words);
  return { ...paragraph, start, end: start + words.length };
}
