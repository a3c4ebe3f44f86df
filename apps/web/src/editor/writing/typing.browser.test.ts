import { holds, tier } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedVisit } from "../../testing/shared-visit.ts";
import { chromiumTypist } from "../../testing/typing/chromium-typist.ts";
import { longText } from "../../testing/typing/long-text.ts";
import { typingPlans } from "../../testing/typing/typing-plan.ts";
import { pastes, writes } from "../../testing/typing/typist.ts";
import { marked, paragraphs, text, write } from "../../testing/visit.ts";

const visit = await sharedVisit();

/** The first letters of new lines went to the end of the text. */
const lines = { strokes: [{ kind: "keys", text: "one two\nThree four\nFive six" }] } as const;

// The long version is `npm run bench -- typing`.
test.each([{ words: 1, runs: 6 }, ...(tier === "deep" ? [{ words: 100_000, runs: 4 }] : [])])(
  "whatever is typed into $words words is what stands there, however busy the page is",
  async ({ words, runs }) => {
    const page = await visit.page();
    const typist = await chromiumTypist(page);
    await pastes(typist, words === 1 ? "word" : longText(words));
    await expect.poll(async () => (await text(page).textContent())?.length).toBeGreaterThan(0);
    let turn = 0;
    await holds(
      fc.asyncProperty(typingPlans(40), async (plan) => {
        const { expected, found } = await writes(typist, turn++, plan);
        expect(found).toBe(expected);
      }),
      {
        numRuns: runs,
        endOnFailure: true,
        examples: [[{ ...lines, pace: 3, stalls: [] }], [{ ...lines, pace: 30, stalls: [{ at: 200, ms: 300 }] }]],
      },
    );
  },
);

/** Before a page begins: what its checker says, and a way to say that it has nothing to remark on. */
const overheard = `
  const { addEventListener } = Worker.prototype;
  Worker.prototype.addEventListener = function (type, listener, ...others) {
    if (type === "message") addEventListener.call(this, type, ({ data }) => {
      if (data.type === "checked") globalThis.silenced = () => this.dispatchEvent(new MessageEvent("message", {
        data: { type: "checked", paragraphs: data.paragraphs.map(({ stamp }) => ({ stamp, findings: [] })) },
      }));
    });
    return addEventListener.call(this, type, listener, ...others);
  };
`;

test("a caret that has just been moved stays there when remarks are drawn", async () => {
  const page = await visit.page();
  await page.addInitScript(overheard);
  await page.reload();
  await write(page, "She go home, definately so.");
  await marked(page, "definately").waitFor();
  // What needs more than the dictionary is said last: nothing is to come that would put the remarks back.
  await marked(page, "go").waitFor();
  // In one task: the browser has moved the caret, and tells of it when this is over.
  await text(page).evaluate((element) => {
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    getSelection()?.modify("move", "backward", "character");
    (globalThis as unknown as { silenced: () => void }).silenced();
  });
  await marked(page, "definately").waitFor({ state: "detached" });
  await page.keyboard.type("!");
  await expect.poll(() => paragraphs(page)).toEqual(["She go home, definately so!."]);
});
