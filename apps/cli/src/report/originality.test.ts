import { describe, expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { file, housestyle } = command();
const passage =
  "The ferryman untied his boat before dawn, rowed across the black water without a lamp, and waited under the willows until the bell had rung.";
const report = (...args: string[]) => housestyle(["report", "own.txt", "--report", "plagiarism", ...args]);

describe("originality", () => {
  file("own.txt", `It was late. ${passage.replace("black", "dark")}`);
  file("old/ferry.txt", `Once upon a time. ${passage}`);
  file("old/other.txt", "A dog barked at the moon.");

  it("shows what stands in a text of a folder as well, beside its source", async () => {
    const { out } = await report("--against", "old");
    expect(out).toContain("one of the 2 texts");
    expect(out).toMatch(/1:14 \d+ words matching “old\/ferry\.txt”: The ferryman/);
    expect(out).toContain("old/ferry.txt: The ferryman untied");
  });

  it("does not compare a text with itself, and finds nothing in another", async () => {
    const { out } = await report("--against", "own.txt", "--against", "old/other.txt");
    expect(out).toContain("shared with the text you compared");
    expect(out).not.toContain("1:14");
  });

  it("asks what to compare with", async () => {
    const { status, err } = await report();
    expect(status).toBe(2);
    expect(err).toContain("--against");
  });
});
