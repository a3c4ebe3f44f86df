import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { withTeam } from "../../../../server/src/testing/visitor.ts";
import { Product } from "../../testing/product.ts";
import { paragraphs, paste, text } from "../../testing/visit.ts";

const file = join(mkdtempSync(join(tmpdir(), "hs-model-")), "tiny.gguf");
writeFileSync(file, "GGUF and nothing else");
const product = await Product.alone({
  env: { HOUSESTYLE_FLAGS: "+Paraphrase +InspirationAI", HOUSESTYLE_LLM_BROWSER: "on", HOUSESTYLE_LLM_FILE: file },
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const card = (page: Page) => page.getByRole("region", { name: "Other wordings" });
const part = (page: Page) => card(page).getByRole("region", { name: /^Language model: / });

/** What the browser's model of this test is asked, and where it writes. */
interface StandIn {
  readonly asked: string[];
  answers: (string | null)[];
}

/** A stand-in for the model of the browser: it writes its answers in turn, a word at a time. Null means that it never ends. */
function standIn(): void {
  const state: StandIn = { asked: [], answers: [] };
  const create = async ({ initialPrompts: [system] }: { initialPrompts: { content: string }[] }) => ({
    promptStreaming(prompt: string, { signal }: { signal: AbortSignal }) {
      state.asked.push(`${system?.content}\n${prompt}`);
      const answer = state.answers.shift();
      return new ReadableStream<string>({
        start(stream) {
          signal.addEventListener("abort", () => stream.error(signal.reason));
          for (const word of (answer ?? "The members").split(/(?= )/)) stream.enqueue(word);
          if (answer !== null) stream.close();
        },
      });
    },
    destroy() {},
  });
  Object.assign(globalThis, { LanguageModel: { availability: async () => "available", create }, standIn: state });
}
const answering = (page: Page, answers: StandIn["answers"]) =>
  page.evaluate((next) => {
    (globalThis as unknown as { standIn: StandIn }).standIn.answers = next;
  }, answers);

async function opened(
  withModel: boolean,
): Promise<{ page: Page; sent: string[]; team: Awaited<ReturnType<typeof withTeam>> }> {
  const team = await withTeam(product.server);
  const context = await product.browser(team.admin, { isFirst: true });
  await context.addInitScript(withModel ? standIn : () => Object.assign(globalThis, { LanguageModel: undefined }));
  const page = await context.newPage();
  await page.goto("/editor");
  await text(page).and(page.locator("[contenteditable=true]")).waitFor();
  await paste(page, { "text/html": "<p>Hello there. The 3 members did not read the guide. They wait.</p>" });
  await page.getByText("Checked on this device").waitFor();
  await page.getByText("Saved on the server").waitFor();
  const sent: string[] = [];
  page.on("request", (request) => void sent.push(new URL(request.url()).pathname));
  await text(page).press("Control+Home");
  for (let times = 0; times < 4; times++) await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Control+F7");
  await card(page).waitFor();
  return { page, sent, team };
}

test("the browser’s own model rewrites a sentence without a request, and is judged like any other", async () => {
  const { page, sent } = await opened(true);
  await part(page).getByText("Nothing you write is sent.").waitFor();
  await answering(page, [
    "The 3 members haven’t read the guide.",
    "The 4 members did not read it.",
    "The 3 members read it.",
  ]);
  await part(page).getByRole("button", { name: "More formal" }).click();
  await part(page)
    .getByText(
      "One version. One version was held back because it changed a number. One version was held back because it changed a negation.",
    )
    .waitFor();
  const [first = ""] = await page.evaluate(() => (globalThis as unknown as { standIn: StandIn }).standIn.asked);
  expect(first).toContain("sounds more formal");
  expect(first).toContain("The 3 members did not read the guide.");
  expect(sent.filter((path) => path.includes("/assistance/versions"))).toEqual([]);
  await part(page)
    .getByRole("button", { name: /^Version 1/ })
    .click();
  await expect.poll(() => paragraphs(page)).toEqual(["Hello there. The 3 members haven’t read the guide. They wait."]);
});

test("by keys alone: a response is stopped, and the model in a file is chosen, whose failure is said", async () => {
  const { page } = await opened(true);
  await answering(page, [null, null, null]);
  await part(page).getByRole("button", { name: "Plainer" }).press("Enter");
  await part(page).getByText("The members").waitFor();
  await part(page).getByRole("button", { name: "Stop" }).press("Enter");
  await part(page).getByText("Stopped.").waitFor();
  const choice = part(page).locator("select");
  await expect
    .poll(() => choice.locator("option").allTextContents())
    .toEqual(["The browser’s own", "tiny in this browser"]);
  await choice.selectOption("tiny in this browser");
  await page.getByRole("region", { name: "Language model: tiny" }).waitFor();
  rmSync(file);
  await part(page).getByText("It’s a one-time download of 1 MB.").waitFor();
  await part(page).getByRole("button", { name: "Plainer" }).press("Enter");
  await part(page).getByText("The language model could not be reached.").waitFor();
});

test("a browser without a model offers only the file, and a team that allows no models gets neither", async () => {
  const { page, team } = await opened(false);
  await page.getByRole("region", { name: "Language model: tiny" }).waitFor();
  await expect.poll(() => part(page).locator("select").count()).toBe(0);
  await team.admin.put(`/api/v1/teams/${team.teamId}/assistance`, { IsAllowed: false });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+F7");
  await card(page)
    .getByRole("button", { name: /^Contractions/ })
    .waitFor();
  await expect.poll(() => part(page).count()).toBe(0);
});
