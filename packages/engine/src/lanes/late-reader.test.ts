import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { source } from "../facts/source.ts";
import type { Finding } from "../findings/finding.ts";
import { defineLane, type LateLane } from "./lane.ts";
import { lateReader } from "./late-reader.ts";

const engine = createEngine({});

const finding = (ruleId: string, start: number, end: number, level: Finding["level"]): Finding => ({
  ruleId,
  kind: "grammar",
  level,
  start,
  end,
  text: "",
  message: "",
  suggestions: [],
  sure: false,
});

/** Findings in text order without overlaps, some touching. */
const list = (ruleId: string, level: Finding["level"]) =>
  fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 }))).map((steps) => {
    let at = 0;
    return steps.map(([gap, length]) => {
      const start = at + gap;
      at = start + length;
      return finding(ruleId, start, at, level);
    });
  });

test("all that was found stays, however light, and of what comes late all that is free, in text order", () => {
  const found = fc
    .array(fc.boolean())
    .chain((corrects) =>
      list("style/cliche", "hint").map((all) =>
        all.map((one, i): Finding => ({ ...one, kind: corrects[i] ? "grammar" : "style" })),
      ),
    );
  holds(
    fc.property(found, list("late/word", "error"), (first, late) => {
      const all = engine.fold(first, late);
      // Next to a correction, a blank between them, nothing more is corrected.
      const isFree = (b: Finding) =>
        !first.some(({ kind, start, end }) => {
          const near = kind === "grammar" ? 2 : 0;
          return start < b.end + near && b.start < end + near;
        });
      expect(all).toEqual([...first, ...late.filter(isFree)].sort((x, y) => x.start - y.start));
    }),
  );
});

test("a late lane reads paragraph by paragraph and speaks of places in the text", async () => {
  const lane: LateLane = defineLane({
    id: "late",
    needs: [source],
    *read([{ text, kind, dialect }]) {
      const at = text.indexOf("bad");
      const found = finding(`late/${kind}-${dialect}`, at, at + 3, "warning");
      return new Promise((done) => queueMicrotask(() => done(at < 0 ? [] : [found])));
    },
  });
  const found = await lateReader(lane).read(engine.paragraphs("All is good.\n\nThis is bad."), "en-GB");
  expect(found.map(({ ruleId, start, end }) => [ruleId, start, end])).toEqual([["late/prose-en-GB", 22, 25]]);
});
