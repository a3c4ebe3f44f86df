import { describe, expect, it } from "vitest";
import { analyse } from "../testing/run-rule.ts";

const tagsOf = (text: string): string =>
  analyse({ text, kind: "prose" })
    .tokens.map(({ penn, cliticPenn }) => (cliticPenn ? `${penn}+${cliticPenn}` : penn))
    .join(" ");

describe("parts of speech", () => {
  it.each([
    ["He left the room.", "PRP VBD DT NN ."],
    ["I’m here.", "PRP+VBP RB ."],
    ["Close the door.", "VB DT NN ."],
    ["They don’t know whose car Ann’s brother had bought.", "PRP VBP+RB VB WP$ NN NNP+POS NN VBD VBN ."],
    ["She cannot wait to see it.", "PRP MD+RB VB TO VB PRP ."],
    ["Let’s go.", "VB+PRP VB ."],
  ])("%s", (text, tags) => expect(tagsOf(text)).toBe(tags));

  it("does not depend on what was read before", () => {
    const first = tagsOf("Mrs. Inglethorp’s door was open.");
    tagsOf("Inglethorp’s and Inglethorp. Mrs. Inglethorp!");
    expect(tagsOf("Mrs. Inglethorp’s door was open.")).toBe(first);
  });

  it("gives each word its dictionary form", () => {
    const { tokens } = analyse({ text: "Men’s knives were found where they fell.", kind: "prose" });
    expect(tokens.map(({ lemma }) => lemma).join(" ")).toBe("man knife be find where they fall .");
  });
});
