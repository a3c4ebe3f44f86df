import { expect, test } from "vitest";
import { docFaults, faultsOf } from "./doc-faults.mjs";
import { root } from "./root.mjs";

test("an export without a sentence of documentation is listed, wherever it is declared", () => {
  const sources = {
    "index.ts":
      'export * from "./a.ts";\nexport { hidden as shown } from "./b.ts";\n/** Returns one. */\nexport const one = 1;',
    "a.ts": "export const bare = 1;\n/** A fragment */\nexport interface Fragment {}\nconst own = 2;",
    "b.ts": "/** Returns two. */\nexport const two = 2;\nexport const hidden = 3;",
  };
  const read = (file) => sources[file.slice(root.length + 1)];
  expect(faultsOf([`${root}/index.ts`], read).sort()).toEqual([
    "a.ts:1: bare has no doc comment.",
    "a.ts:3: Fragment has a doc comment that is no sentence.",
    "b.ts:3: hidden has no doc comment.",
  ]);
});

test("every public export of the packages is documented", () => {
  expect(docFaults()).toEqual([]);
});
