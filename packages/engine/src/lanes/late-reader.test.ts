import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { source } from "../facts/source.ts";
import type { Finding } from "../finding.ts";
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
  fc.assert(
    fc.property(list("style/cliche", "hint"), list("late/word", "error"), (found, late) => {
      const all = engine.fold(found, late);
      const free = late.filter((b) => !found.some((a) => a.start < b.end && b.start < a.end));
      expect(all).toEqual([...found, ...free].sort((x, y) => x.start - y.start));
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
