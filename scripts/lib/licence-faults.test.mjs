import { expect, test } from "vitest";
import { licenceFaults } from "./licence-faults.mjs";

const contributing = `
- What is shipped: \`MIT\`, \`BSD\`.
- Fonts: \`OFL-1.1\`.
- For tools that only build or test, also \`MPL-2.0\`.
- For third-party editors that tests open in separate pages, also \`GPL-2.0-or-later\`.
`;
const all = {
  "": { license: "Apache-2.0" },
  "packages/engine": { license: "Apache-2.0" },
  "node_modules/@housestyle/engine": { link: true },
  "node_modules/a": { license: "(MIT AND BSD)" },
  "node_modules/b": { license: "GPL-3.0 OR MIT" },
  "node_modules/axe": { license: "MPL-2.0", dev: true },
  "node_modules/@fontsource/x": { license: "OFL-1.1" },
  "node_modules/tinymce": { license: "SEE LICENSE IN license.md", dev: true },
};

test("packages are looked at where they are used: shipped, as a font, as a tool", () => {
  expect(licenceFaults(all, contributing)).toEqual([]);
  const bad = {
    ...all,
    "node_modules/c": { license: "MPL-2.0" },
    "node_modules/a/node_modules/d": { license: "MIT AND GPL-3.0" },
    "node_modules/e": {},
    "node_modules/f": { license: "OFL-1.1" },
    "node_modules/@ckeditor/ckeditor5-core": { license: "SEE LICENSE IN LICENSE.md" },
  };
  expect(licenceFaults(bad, contributing)).toEqual([
    "c has the licence MPL-2.0.",
    "d has the licence MIT AND GPL-3.0.",
    "e has the licence none.",
    "f has the licence OFL-1.1.",
    "@ckeditor/ckeditor5-core has the licence SEE LICENSE IN LICENSE.md.",
  ]);
});

test("a list that is gone is a fault, as is a licence nobody has", () => {
  expect(() => licenceFaults(all, "- Fonts: none")).toThrow("CONTRIBUTING.md");
  const { "node_modules/axe": _, ...rest } = all;
  expect(licenceFaults(rest, contributing)).toEqual(["No package has the licence MPL-2.0."]);
});
