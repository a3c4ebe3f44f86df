import { afterEach, expect, test, vi } from "vitest";
import { notOpened } from "../../../texts/editor-not-opened.ts";
import { readDocument } from "../read-file.ts";
import { here } from "../testing/here.ts";
import { hostileFiles } from "../testing/hostile-files.ts";

const files = hostileFiles();
afterEach(() => vi.unstubAllGlobals());

test("there are hostile files of every kind", () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files.map((file) => [file.name, file.attack, file] as const))(
  "%s with %s opens rightly or is refused in one sentence",
  async (_name, _attack, { name, bytes }) => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    const read = await readDocument(new File([bytes], name), here);
    if ("refused" in read) expect(notOpened[read.refused]("x")).toMatch(/^“x” [^.]+\. [A-Z].+\.$/);
    else {
      read.doc.check();
      expect(read.doc.textContent).not.toMatch(/root:|hahaha/);
    }
    expect(fetched).not.toHaveBeenCalled();
  },
);
