import { describe, expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { file, housestyle } = command();
const report = (...args: string[]) => housestyle(["report", "own.txt", "--report", "slength", ...args]);

describe("what a report is held against", () => {
  file("own.txt", "It rains. We stay at home, and she reads.");
  file("book.txt", "We went home in the rain. She sat by the fire.");

  it("is what is usual in writing of its kind", async () => {
    const { out } = await report("--style", "creative");
    expect(out).toMatch(/typical of published fiction: \d+(\.\d+)? to \d/);
  });

  it("is fiction of a decade, or texts of one’s own, when asked for", async () => {
    const { out: decade } = await report("--like", "creative-1920s");
    expect(decade).toContain("typical of fiction from the 1920s: ");
    const { out: own } = await report("--like", "book.txt");
    expect(own).toContain("typical of the texts you chose: 5.5 to 5.5");
  });

  it("has to be there", async () => {
    const { status, err } = await report("--like", "nowhere.txt");
    expect(status).toBe(2);
    expect(err).toContain("“nowhere.txt” is neither a file");
    expect(err).toContain("creative-crime");
  });
});
