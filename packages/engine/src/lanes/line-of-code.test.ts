import { expect, it } from "vitest";
import { isOnLineOfCode } from "./line-of-code.ts";

const isCode = (line: string, around = ""): boolean =>
  isOnLineOfCode(around + line + around, { start: around.length, end: around.length + 1 });

it.each([
  "type 'a option = None | Some of 'a",
  "a -> b option",
  "if (a != b) return",
  "std::vector of a",
  "(* a comment *)",
  "run() takes a moment",
  "let { a ; b }",
  "x := a",
  "// a comment",
  "0041..005A    ; Recommended      # a",
  "0041 ;\ta ;\tMA",
  "bc ; AL          ; a",
  "|  ├── a",
  "a IPv4:an IPv4",
  "text centered,rounded corners,width=5cm",
])("takes %s for code", (line) => {
  expect(isCode(line)).toBe(true);
  expect(isCode(line, "\nA line of prose.\n")).toBe(true);
});

it.each([
  "She came -- at last -- and left.",
  "He said: “No; not today.” (Or did he?)",
  "It costs $5 & more, 50% of < 10, up to 20%.",
  "A well-known, so-called e-mail @ home #1",
])("takes %s for prose, whatever lines around it are", (line) => {
  expect(isCode(line)).toBe(false);
  expect(isCode(line, "\nx = y -> z;\n")).toBe(false);
});
