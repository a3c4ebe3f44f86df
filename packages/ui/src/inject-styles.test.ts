import { afterEach, expect, test, vi } from "vitest";
import { injectStyles, type StyleTarget } from "./inject-styles.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([null, undefined])("without a place it fails and says so", (target) => {
  expect(() => injectStyles("p { color: red }", target)).toThrow("No place to insert styles was found");
});

test("a root keeps the sheets it has, and loses only ours again", () => {
  class Sheet {
    css = "";
    replaceSync(css: string) {
      this.css = css;
    }
  }
  vi.stubGlobal("CSSStyleSheet", Sheet);
  const theirs = new Sheet();
  const root: { adoptedStyleSheets: Sheet[] } = { adoptedStyleSheets: [theirs] };
  const remove = injectStyles("p { color: red }", root as unknown as StyleTarget);
  expect(root.adoptedStyleSheets.map(({ css }) => css)).toEqual(["", "p { color: red }"]);
  remove();
  expect(root.adoptedStyleSheets).toEqual([theirs]);
});
