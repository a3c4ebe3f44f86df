import { expect, test } from "vitest";
import { speaksToPeople, textFaults } from "./text-faults.mjs";

test.each([
  ["<p>Hello there</p>", "“Hello there”"],
  ['<button aria-label="Close" />', "“Close”"],
  ['const shown = count.toLocaleString("en");', "toLocaleString"],
  ["const form = new Intl.NumberFormat();", "NumberFormat"],
  ["words.sort((a, b) => a.localeCompare(b));", "localeCompare"],
  ['throw new Failure("forbidden", { message: "Go away." });', "What a caller is told"],
  ["throw new Failure(code, { message: `It was lost.` });", "What a caller is told"],
  ['context.addIssue({ code: "custom", message: "Write it as JSON." });', "What a caller is told"],
])("%s is noticed", (source, fault) => {
  expect(textFaults("a.tsx", source)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  "<p>{texts.hello} – 12 %</p>",
  '<button aria-label={texts.close} className="icon button" />',
  "const shown = number(count);",
  'throw new Failure("forbidden", { message: refusals.away, retryAfter: 2 });',
  'throw new Failure("forbidden");',
  'context.addIssue({ code: "custom", message: texts.mapping });',
])("%s is left alone", (source) => expect(textFaults("a.tsx", source)).toEqual([]));

test.each([
  'into.problem(line, name, "This row is too long.");',
  `throw new FileError(code, \`The file has \${count} rows too many.\`);`,
  'throw new CannotMap("It inserts an image.");',
  'const why = rows === 0 ? "Nothing is in it." : undefined;',
  `problems.push({ line, message: \`\${name} cannot be empty.\` });`,
])("of a file, %s is noticed", (source) => {
  for (const room of ["exchange", "files"])
    expect(textFaults(`packages/${room}/src/a.ts`, source)).toEqual([expect.stringContaining("belongs in")]);
});

test.each([
  ["a.ts", "into.problem(line, name, texts.tooLong);"],
  ["a.ts", 'throw new Error("The stream has no end.");'],
  ["a.ts", `const line = \`Vocab = \${name}\`;`],
  ["texts.ts", 'export const texts = catalogue("files", { tooLong: "This row is too long." });'],
])("of a file, in %s %s is left alone", (file, source) =>
  expect(textFaults(`packages/files/src/${file}`, source)).toEqual([]),
);

test("tests and what is about English may speak it", () => {
  const files = [
    "apps/web/src/a.tsx",
    "apps/web/src/a.test.ts",
    "packages/engine/src/a.ts",
    "packages/files/src/a.ts",
    "apps/server/src/testing/a.ts",
  ];
  expect(files.filter(speaksToPeople)).toEqual(["apps/web/src/a.tsx", "packages/files/src/a.ts"]);
});
