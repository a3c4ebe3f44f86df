import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { type ModelReply, startModelServer, wordsEvent } from "../../../../server/src/testing/model-server.ts";
import { signedUp, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { builtPage } from "../../testing/serve-page.ts";
import { paragraphs, paste, text } from "../../testing/visit.ts";

const model = await startModelServer();
const product = await Product.alone({
  env: {
    HOUSESTYLE_FLAGS: "+Paraphrase +SparkContinue +InspirationAI +CritiqueAI",
    HOUSESTYLE_LLM_URL: model.url,
    HOUSESTYLE_LLM_MODEL: "small-1b",
  },
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(async () => {
  await product.close();
  model.close();
});

const words = "Hello there. The 3 members did not read the guide. They wait.";
const html =
  '<p>Hello there. The 3 members did not read <a href="https://example.org/guide">the guide</a>. They wait.</p>';
const card = (page: Page) => page.getByRole("region", { name: "Other wordings" });
const part = (page: Page) => card(page).getByRole("region", { name: "Language model: small-1b" });
const offered = (page: Page) => part(page).getByRole("button", { name: /^Version \d/ });

/** Opens the card for the second sentence. */
async function opened(person: Visitor): Promise<Page> {
  const page = await product.page("/editor", person);
  await text(page).and(page.locator("[contenteditable=true]")).waitFor();
  await paste(page, { "text/html": html });
  await page.getByText("Checked on this device").waitFor();
  await page.getByText("Saved on the server").waitFor();
  await text(page).press("Control+Home");
  for (let times = 0; times < 4; times++) await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Control+F7");
  await card(page).waitFor();
  return page;
}

/** The model responds in turn, by how daring it was asked to be. */
function versions(first: ModelReply, second: ModelReply, third: ModelReply): void {
  model.requests.length = 0;
  model.reply(({ body }) => (body.temperature < 0.5 ? first : body.temperature < 0.9 ? second : third));
}

test("the card says where a sentence goes, sends it on a click only, and offers what keeps the meaning", async () => {
  const person = await signedUp(product.server);
  const good = "The 3 members haven’t read the guide.";
  versions(
    `Here is a formal version: ${good}`,
    "The 4 members did not read the guide.",
    "The 3 members read the guide.",
  );
  const page = await opened(person);
  await part(page).getByText(`Sends this paragraph to ${model.host} when you choose one of these.`).waitFor();
  expect(model.requests).toEqual([]);
  await part(page).getByRole("button", { name: "More formal" }).click();
  await part(page)
    .getByText(
      "One version. One version was held back because it changed a number. One version was held back because it changed a negation.",
    )
    .waitFor();
  await expect.poll(() => offered(page).count()).toBe(1);
  await expect
    .poll(async () => (await text(page).locator(".rephrase-mark").allTextContents()).join(""))
    .toBe("The 3 members did not read the guide.");
  expect(model.requests).toHaveLength(3);
  expect(model.requests[0]?.body.messages[1]?.content).toContain("\nThe 3 members did not read the guide.\n");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await offered(page).click();
  await expect.poll(() => paragraphs(page)).toEqual([words.replace("did not read", "haven’t read")]);
  await expect.poll(() => text(page).getByRole("link").allTextContents()).toEqual(["the guide"]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => paragraphs(page)).toEqual([words]);
  await page.goto(new URL("/account", page.url()).href);
  await page.getByRole("tab", { name: "Privacy" }).click();
  await page.getByText("/api/v1/assistance/versions").first().click();
  await page.getByText(/"Text": "The 3 members did not read the guide\."/).waitFor();
});

test("by keys alone: an own instruction, versions as they are written, stop, and try again", async () => {
  const person = await signedUp(product.server);
  const slow: ModelReply = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(wordsEvent("The guide was"));
  };
  versions(slow, slow, slow);
  const page = await opened(person);
  await part(page).waitFor();
  const field = part(page).getByRole("textbox", { name: "Your instruction" });
  await field.focus();
  await page.keyboard.type("Use the passsive");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await part(page).getByText("Writing…").waitFor();
  await part(page).getByText("The guide was").first().waitFor();
  expect(model.requests[0]?.body.messages[0]?.content).toContain("The writer's instruction: Use the passsive");
  await part(page).getByRole("button", { name: "Stop" }).press("Enter");
  await part(page).getByText("Stopped.").waitFor();
  await expect.poll(model.open).toBe(0);
  versions("The guide was not read by the 3 members.", "", "");
  await part(page).getByRole("button", { name: "Try again" }).press("Enter");
  await offered(page).press("Enter");
  await expect
    .poll(() => paragraphs(page))
    .toEqual([words.replace("The 3 members did not read the guide", "The guide was not read by the 3 members")]);
  await text(page).and(page.locator(":focus")).waitFor();
});

test("closing the card ends the request, and a model that fails says why", async () => {
  const person = await signedUp(product.server);
  const slow: ModelReply = (response) =>
    void response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  versions(slow, slow, slow);
  const page = await opened(person);
  await part(page).getByRole("button", { name: "Plainer" }).click();
  await expect.poll(model.open).toBe(3);
  await page.keyboard.press("Escape");
  await expect.poll(model.open).toBe(0);
  const broken: ModelReply = (response) => void response.writeHead(401).end();
  versions(broken, broken, broken);
  await page.keyboard.press("Control+F7");
  await part(page).getByRole("button", { name: "Plainer" }).click();
  await part(page)
    .getByText("The language model refused the request. An admin may need to check its settings.")
    .waitFor();
  await expect.poll(() => paragraphs(page)).toEqual([words]);
});

test("nothing of it is drawn, asked, or loaded without an account, offline by choice, or where a team does not allow it", async () => {
  const assets = join(builtPage, "assets");
  const own = readdirSync(assets).filter(
    (name) => name.endsWith(".js") && /Your instruction/.test(readFileSync(join(assets, name), "utf8")),
  );
  expect(own.length).toBeGreaterThan(0);
  const { admin, teamId } = await withTeam(product.server);
  await admin.put(`/api/v1/teams/${teamId}/assistance`, { IsAllowed: false });
  model.requests.length = 0;
  const page = await opened(admin);
  await card(page)
    .getByRole("button", { name: /^Contractions/ })
    .waitFor();
  await expect.poll(() => part(page).count()).toBe(0);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(own.filter((file) => loaded.some((name) => name.endsWith(file)))).toEqual([]);
  expect(model.requests).toEqual([]);
});

test("on a phone, the versions fit the card", async () => {
  const person = await signedUp(product.server);
  versions("The 3 members have not read the guide.", "", "");
  const page = await opened(person);
  await page.setViewportSize({ width: 390, height: 844 });
  await part(page).getByRole("button", { name: "Friendlier" }).click();
  await offered(page).waitFor();
  const end = async () => {
    const box = await offered(page).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(end).toBeLessThanOrEqual(390);
  // It is in the part of the card that is visible.
  const isVisible = async () => {
    const [box, whole] = [await offered(page).boundingBox(), await card(page).boundingBox()];
    return box !== null && whole !== null && box.y + box.height <= whole.y + whole.height;
  };
  await expect.poll(isVisible).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

const story = "<h1>The ferry</h1><p>Elowynn waited at the pier. The ferry was late.</p><p>Nobody knew why.</p>";

/** Writes a story and opens a dialog of the command palette with the cursor at the end. */
async function asked(person: Visitor, command: string): Promise<Page> {
  const page = await product.page("/editor", person);
  await text(page).and(page.locator("[contenteditable=true]")).waitFor();
  await paste(page, { "text/html": story });
  await page.getByText("Checked on this device").waitFor();
  await page.getByText("Saved on the server").waitFor();
  await text(page).press("Control+End");
  // A selection is not replaced.
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("F1");
  await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").fill(command);
  await page.getByRole("option", { name: command, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: command }).waitFor();
  return page;
}

test("a continuation follows the cursor, as one undo step, without new mistakes", async () => {
  const person = await signedUp(product.server);
  versions("Then Elowynn saw a light.", "Then she seen a light.", "Read https://evil.example/now.");
  const page = await asked(person, "Continue writing");
  const dialog = page.getByRole("dialog", { name: "Continue writing" });
  await dialog.getByText(`Sends the 76 characters before the cursor to ${model.host} (small-1b).`).waitFor();
  expect(model.requests).toEqual([]);
  await dialog.getByRole("button", { name: "Continue the text" }).click();
  await dialog
    .getByText(
      "One version. One version was held back because it added a mistake. One version was held back because it added or changed a link.",
    )
    .waitFor();
  expect(await faultsInBothLooks(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Then Elowynn saw a light." }).click();
  await expect.poll(async () => (await paragraphs(page)).at(-1)).toBe("Nobody knew why. Then Elowynn saw a light.");
  await page.keyboard.type(" It");
  await expect.poll(async () => (await paragraphs(page)).at(-1)).toBe("Nobody knew why. Then Elowynn saw a light. It");
  for (let times = 0; times < 2; times++) await page.keyboard.press("Control+z");
  await expect.poll(async () => (await paragraphs(page)).at(-1)).toBe("Nobody knew why.");
});

test("ideas are listed, and the text stays as it is", async () => {
  const person = await signedUp(product.server);
  model.reply(() => "1. The captain is her brother.\n2. The pier burns.");
  const page = await asked(person, "Ideas for what comes next");
  const dialog = page.getByRole("dialog", { name: "Ideas for what comes next" });
  await dialog.getByRole("button", { name: "Get ideas" }).press("Enter");
  await dialog.getByText("2 ideas.").waitFor();
  await expect
    .poll(() => dialog.getByRole("listitem").allTextContents())
    .toEqual(["The captain is her brother.", "The pier burns."]);
});

test("a critique rests on measurements, shows its places, and leaves out what is not in the text", async () => {
  const person = await signedUp(product.server);
  model.requests.length = 0;
  model.reply(() => "The ferry was late | Show how late.\nThe dragon slept | There is a dragon?\nGood work overall.");
  const page = await asked(person, "Critique");
  const dialog = page.getByRole("dialog", { name: "Critique" });
  await dialog.getByRole("button", { name: "Get a critique" }).click();
  await dialog.getByText("One point. 2 points were left out because their words are not in the text.").waitFor();
  expect(model.requests[0]?.body.messages[1]?.content).toMatch(/Average sentence length: \d/);
  // The points find their places again when the text before them has changed.
  await page.keyboard.press("Escape");
  await text(page).press("Control+Home");
  await page.keyboard.type("Late: ");
  await page.keyboard.press("F1");
  await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").fill("Critique");
  await page.getByRole("option", { name: "Critique", selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: /The ferry was late.*Show how late\./ }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("The ferry was late");
});
