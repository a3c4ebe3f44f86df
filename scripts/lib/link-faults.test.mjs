import { expect, test } from "vitest";
import { linkFaults } from "./link-faults.mjs";

const faults = (pages, files = []) => {
  const texts = new Map(Object.entries(pages));
  return linkFaults(texts, (path) => texts.has(path) || files.includes(path));
};

test("a link to a file, a place, or another site is fine when it is there", () => {
  const pages = {
    "README.md":
      "See [one](docs/one.md#what-is-it), [the license](LICENSE), [here](#top-of-it), and ![it](docs/a.png).\n\n# Top of it",
    "docs/one.md": "# One\n\n## What is `it`?\n\n[back](../README.md) [site](https://example.org/x#y)",
  };
  expect(faults(pages, ["LICENSE", "docs/a.png"])).toEqual([]);
});

test("a link to nothing is named with its file", () => {
  const pages = {
    "docs/one.md": "# One\n\n[a](two.md) [b](#two) [c](../README.md#one) ![d](d.png)",
    "README.md": "# Title\n\n## Two & three\n\n[e](docs/one.md#One) [f](#two--three)\n\n    [code](nowhere.md)",
  };
  expect(faults(pages)).toEqual([
    "docs/one.md: two.md leads nowhere.",
    "docs/one.md: #two leads nowhere.",
    "docs/one.md: ../README.md#one leads nowhere.",
    "docs/one.md: d.png leads nowhere.",
    "README.md: docs/one.md#One leads nowhere.",
  ]);
});
