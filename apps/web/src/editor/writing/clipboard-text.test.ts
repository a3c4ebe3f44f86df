import { fromMarkdown } from "@housestyle/documents/markdown";
import { expect, test } from "vitest";
import { toClipboardText } from "./clipboard-text.ts";

const copied = (markdown: string) => toClipboardText(fromMarkdown(markdown).content);

test("lists, numbers, and quotations keep their marks", () => {
  expect(copied("Intro\n\n- one\n- two\n  - in two\n\n3. a\n4. b\n\n> said\n>\n> again\n\nEnd")).toBe(
    "Intro\n\n- one\n- two\n  - in two\n\n3. a\n4. b\n\n> said\n>\n> again\n\nEnd",
  );
});

test("words of one paragraph are copied as they are", () => {
  expect(copied("Some *words* and `code`.")).toBe("Some words and code.");
  expect(copied("One\\\ntwo")).toBe("One\ntwo");
});
