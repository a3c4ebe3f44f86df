import { expect, test } from "vitest";
import { lengthFaults } from "./length-faults.mjs";

const words = (count) => "word ".repeat(count);

test("a page may be as long as allowed, without its code; one word more is a fault", () => {
  expect(lengthFaults(new Map([["README.md", `| ${words(600)} |\n\`\`\`sh\n${words(50)}\n\`\`\`\n`]]))).toEqual([]);
  expect(lengthFaults(new Map([["README.md", words(601)]]))).toEqual(["README.md has 601 words; 600 are allowed."]);
});

test("all pages together have a limit", () => {
  const pages = new Map([
    ["docs/a.md", words(20_000)],
    ["docs/b.md", words(15_001)],
  ]);
  expect(lengthFaults(pages)).toEqual(["All Markdown has 35001 words; 35000 are allowed: shorten what you add to."]);
});
