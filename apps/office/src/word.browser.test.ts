import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addRule } from "../../server/src/testing/team-with-rules.ts";
import { type Visitor, withTeam } from "../../server/src/testing/visitor.ts";
import { sharedProduct } from "../../web/src/testing/shared-product.ts";
import { fakeWordScript } from "./testing/fake-word.ts";
import type { FakeWord, FakeWordWish } from "./testing/word-controls.ts";

const product = await sharedProduct();

/** The pane beside a document of the Word we have made. Microsoft's own script is not fetched. */
async function opened(paragraphs: readonly string[], wish: Partial<FakeWordWish> = {}, visitor?: Visitor) {
  const context = await product.browser(visitor, { width: 360, height: 800 });
  await context.route("https://appsforoffice.microsoft.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.addInitScript({ content: fakeWordScript({ paragraphs, version: "1.7", ...wish }) });
  await page.goto("/office/word.html");
  return { page, asked };
}

declare const fakeWord: FakeWord;
const texts = (page: Page) => page.evaluate(() => fakeWord.texts());
const card = (page: Page, name: string) => page.getByRole("group", { name });

test("by keys alone: the pane lists what is found, leads to the words and corrects them in one step of undo", async () => {
  const { page, asked } = await opened(["We saw teh boat. 😀", "She ate a apple and definately more."]);
  await page.getByRole("heading", { name: "3 suggestions" }).waitFor();
  await page.getByRole("button", { name: "Next suggestion (F8)" }).focus();
  await page.keyboard.press("Enter");
  await card(page, "Spelling: teh").waitFor();
  await expect.poll(() => page.evaluate(() => fakeWord.selected())).toBe("teh");
  await page.keyboard.press("Enter");
  await expect.poll(() => texts(page)).toEqual(["We saw the boat. 😀", "She ate a apple and definately more."]);
  await card(page, "Grammar: a").waitFor();
  await page.getByRole("heading", { name: "2 suggestions" }).waitFor();
  await page.evaluate(() => fakeWord.undo());
  await page.getByRole("heading", { name: "3 suggestions" }).waitFor();
  expect(asked.join("\n")).not.toMatch(/apple|boat/);
  const foreign = asked.filter((each) => !each.startsWith(product.server.url) && !each.startsWith("blob:"));
  expect(foreign.every((each) => each.startsWith("https://appsforoffice.microsoft.com/"))).toBe(true);
});

deepTest("a correction is refused when the paragraph has changed, and the words stay as they are", async () => {
  const { page } = await opened(["We saw teh boat."]);
  await page.getByRole("button", { name: /teh/ }).click();
  await page.evaluate(() => fakeWord.typeUntold(0, "They saw teh boat."));
  await card(page, "Spelling: teh").getByRole("button", { name: "the", exact: true }).click();
  await page.getByText("The paragraph has changed since it was checked, so nothing was replaced.").waitFor();
  await expect.poll(() => texts(page)).toEqual(["They saw teh boat."]);
  await page.getByRole("button", { name: /teh/ }).first().click();
  await card(page, "Spelling: teh").getByRole("button", { name: "the", exact: true }).click();
  await expect.poll(() => texts(page)).toEqual(["They saw the boat."]);
});

deepTest(
  "tracked changes are checked as if accepted; words that cannot be corrected stay as they are, and both are said",
  async () => {
    const { page } = await opened(["They saw {-teh-}{+a+} boat and te{-x-}h sea.", "We saw a apple."], { latency: 50 });
    await page.getByRole("heading", { name: "2 suggestions" }).waitFor();
    await page.getByText("Paragraphs with tracked changes are checked as if the changes were accepted,").waitFor();
    await expect.poll(() => page.evaluate(() => fakeWord.annotated())).toEqual(["Blue: a"]);
    await page.getByRole("button", { name: /teh/ }).click();
    await card(page, "Spelling: teh").getByRole("button", { name: "the", exact: true }).click();
    await page.getByText("These words can’t be corrected from here").waitFor();
    expect((await texts(page))[0]).toBe("They saw teha boat and texh sea.");
    await page.evaluate(() => fakeWord.accept());
    await page.getByText("Paragraphs with tracked changes").waitFor({ state: "detached" });
    await page.getByRole("button", { name: /teh/ }).first().click();
    await card(page, "Spelling: teh").getByRole("button", { name: "the", exact: true }).click();
    await expect.poll(async () => (await texts(page))[0]).toBe("They saw a boat and the sea.");
  },
);

deepTest("a Word that does not underline is no Word that cannot be read", async () => {
  const { page } = await opened(["We saw the boat."]);
  await page.getByText("No suggestions. Nice work.").waitFor();
  await page.evaluate(() => fakeWord.refuseAnnotations());
  await page.evaluate(() => fakeWord.type(0, "We saw teh boat."));
  await page.getByText("Word couldn’t underline the suggestions. All of them are in the list.").waitFor();
  await page.getByText("Checked on this device. Your text isn’t sent anywhere.").waitFor();
});

deepTest(
  "what is typed in Word is checked; underlines stand in Word itself, and open their remark when they are pressed",
  async () => {
    const { page } = await opened(["We saw the boat."]);
    await page.getByText("No suggestions. Nice work.").waitFor();
    await page.evaluate(() => fakeWord.type(0, "We saw teh boat."));
    await expect.poll(() => page.evaluate(() => fakeWord.annotated())).toEqual(["Red: teh"]);
    await page.evaluate(() => fakeWord.press("teh"));
    await card(page, "Spelling: teh").getByRole("button", { name: "Ignore here" }).click();
    await expect.poll(() => page.evaluate(() => fakeWord.annotated())).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await card(page, "Spelling: teh")
      .or(page.getByRole("button", { name: /teh/ }))
      .first()
      .waitFor();
  },
);

test("with a key the team's rules count and words go into the dictionary; what is done is counted as done in Word", async () => {
  const { admin, teamId } = await withTeam(product.server, "The Harbour");
  await addRule(admin, teamId, { Match: "jetty", Replace: "quay" });
  const { page, asked } = await opened(["The jetty of zyntharil."]);
  await page.getByRole("heading", { name: "1 suggestion" }).waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("API key").fill("hs_wrong");
  await page.keyboard.press("Enter");
  await page.getByText("The server doesn’t accept this API key.").waitFor();
  const link = page.getByRole("link", { name: "Open authorization page" });
  const { searchParams } = new URL((await link.getAttribute("href")) ?? "");
  const allowed = await admin.post<{ Code: string }>("/api/v1/connections", Object.fromEntries(searchParams));
  await page.getByLabel("API key").fill(allowed.body.Code);
  await page.keyboard.press("Enter");
  await page.getByText("Your team’s rules apply.").waitFor();
  const { body: keys } = await admin.get<{ Name: string }[]>("/api/v1/tokens");
  expect(keys).toMatchObject([{ Name: expect.stringMatching(/^Office add-in, Chrome/) }]);
  await page.getByRole("button", { name: "Suggestions", exact: true }).click();
  await page.getByRole("button", { name: /quay$/ }).click();
  await card(page, "Team: jetty").getByText("Set by The Harbour.").waitFor();
  await page
    .getByRole("button", { name: /zyntharil/ })
    .first()
    .click();
  await card(page, "Spelling: zyntharil").getByRole("button", { name: "Add to dictionary" }).click();
  await page.getByText("Added “zyntharil” to your dictionary.").waitFor();
  const words = await admin.get<readonly { word: string }[]>("/api/ignorepatterns/me/all");
  expect(words.body.map(({ word }) => word)).toEqual(["zyntharil"]);
  const counted = asked.filter((each) => each.includes("captureeditactionextended"));
  expect(counted.some((each) => each.includes('"Action":3'))).toBe(true);
  expect(counted.join("\n")).not.toContain("zyntharil");
});

deepTest("whoever is signed in to the server needs no key where the pane has its session", async () => {
  const { admin, teamId } = await withTeam(product.server, "The Harbour");
  await addRule(admin, teamId, { Match: "jetty", Replace: "quay" });
  const { page } = await opened(["The jetty."], {}, admin);
  await page.getByRole("button", { name: /quay$/ }).click();
  await card(page, "Team: jetty").getByRole("button", { name: "quay", exact: true }).click();
  await expect.poll(() => texts(page)).toEqual(["The quay."]);
});

deepTest("the reports are told on the device", async () => {
  const { page } = await opened(["The old boat was seen by us. It was very old, and it was very slow."]);
  await page.getByRole("heading", { name: /suggestion/ }).waitFor();
  await page.getByRole("button", { name: "Reports" }).click();
  const readability = page.getByRole("region", { name: "Readability", exact: true });
  await readability.waitFor();
  await expect.poll(() => readability.getByRole("definition").count()).toBeGreaterThan(2);
});

test("only the panes may stand in the frames of Office, and load its script", async () => {
  const policyOf = async (path: string) => {
    const answer = await fetch(product.server.url + path, { headers: { accept: "text/html" } });
    return [answer.headers.get("content-security-policy") ?? "", answer.headers.get("x-frame-options")] as const;
  };
  const [pane, framed] = await policyOf("/office/word.html");
  expect(pane).toContain("https://appsforoffice.microsoft.com");
  expect(pane).toMatch(/frame-ancestors 'self' .*officeapps\.live\.com/);
  expect(framed).toBeNull();
  const [page, unframed] = await policyOf("/");
  expect(page).toContain("frame-ancestors 'none'");
  expect([page.includes("microsoft"), unframed]).toEqual([false, "DENY"]);
  expect((await fetch(`${product.server.url}/office/secret.html`)).status).toBe(404);
});
