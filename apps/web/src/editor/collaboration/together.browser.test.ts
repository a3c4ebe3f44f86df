import { deepTest } from "@housestyle/testing";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visitor } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { paragraphs, text, write } from "../../testing/visit.ts";

let product: Product;

beforeAll(async () => {
  product = await Product.alone({ env: { HOUSESTYLE_FLAGS: "+CollaborativeEditing" } });
});
afterAll(() => product.close());

interface Doc {
  readonly Id: number;
  readonly Text: string;
  readonly Title: string;
}

const onServer = (page: Page) => page.getByText("Saved on the server").waitFor();

async function made(person: Visitor, ...lines: string[]): Promise<number> {
  const content = lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line }] }));
  const { body } = await person.post<Doc>("/api/v1/documents", { Title: "Letter", Content: { type: "doc", content } });
  return body.Id;
}

async function opened(person: Visitor, id: number, line: string): Promise<Page> {
  return openedIn(await product.browser(person), id, line);
}

async function openedIn(context: BrowserContext, id: number, line: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.server.url}/editor?document=${id}`);
  await text(page).getByText(line).waitFor();
  await onServer(page);
  return page;
}

const read = async (person: Visitor, id: number) => (await person.get<Doc>(`/api/v1/documents/${id}`)).body;

test("two tabs write in one text at the same time, and each undoes its own words", async () => {
  const person = await product.person();
  const id = await made(person, "one", "two");
  const [first, second] = [await opened(person, id, "one"), await opened(person, id, "one")];
  await write(first, "First. ");
  await text(second).press("Control+End");
  await second.keyboard.insertText(" Second.");
  for (const page of [first, second]) await expect.poll(() => paragraphs(page)).toEqual(["First. one", "two Second."]);
  await first.getByRole("button", { name: "Also in this document: you, in another window" }).waitFor();
  await expect.poll(() => text(first).locator(".person-caret").count()).toBe(0);
  await first.getByRole("textbox", { name: "Document title" }).fill("A better title");
  await expect.poll(() => second.getByRole("textbox", { name: "Document title" }).inputValue()).toBe("A better title");
  await text(second).press("Control+z");
  for (const page of [first, second]) await expect.poll(() => paragraphs(page)).toEqual(["First. one", "two"]);
  await expect.poll(() => read(person, id)).toMatchObject({ Title: "A better title", Text: "First. one\n\ntwo\n" });
});

test("an underline stays when someone else writes", async () => {
  const person = await product.person();
  const id = await made(person, "She have a apple.", "two");
  const [first, second] = [await opened(person, id, "She have"), await opened(person, id, "She have")];
  const marks = text(first).locator(".mark");
  await marks.first().waitFor();
  const before = await marks.count();
  await first.evaluate(() => {
    const seen = { least: Number.POSITIVE_INFINITY };
    Object.assign(window, { seen });
    const look = () => {
      seen.least = Math.min(seen.least, document.querySelectorAll(".text .mark").length);
    };
    new MutationObserver(look).observe(document.querySelector(".text") as Node, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await write(second, "Well. ");
  await text(first).getByText("Well. She").waitFor();
  await expect.poll(() => marks.count()).toBe(before);
  await expect
    .poll(() => first.evaluate(() => (window as unknown as { seen: { least: number } }).seen.least))
    .toBe(before);
});

test("what is written offline is sent when the network is back, also by a page that was loaded again", async () => {
  const person = await product.person();
  const id = await made(person, "one", "two");
  const [first, second] = [await opened(person, id, "one"), await opened(person, id, "one")];
  await first.context().setOffline(true);
  await write(first, "Offline. ");
  await first.getByText("Saved here, server unreachable").waitFor();
  await text(second).press("Control+End");
  await second.keyboard.insertText(" Meanwhile.");
  await onServer(second);
  await first.context().setOffline(false);
  for (const page of [first, second]) {
    await expect.poll(() => paragraphs(page)).toEqual(["Offline. one", "two Meanwhile."]);
  }
  // The page goes before its last words could be sent.
  await first.route("**/steps", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await text(first).press("Control+Home");
  await first.keyboard.insertText("Last. ");
  await first.getByText("Saved here, server unreachable").waitFor();
  await first.unroute("**/steps");
  await first.reload();
  for (const page of [first, second]) {
    await expect.poll(() => paragraphs(page)).toEqual(["Last. Offline. one", "two Meanwhile."]);
  }
  await onServer(first);
});

test("a text that is saved as a whole elsewhere is read again, and writing together goes on", async () => {
  const person = await product.person();
  const id = await made(person, "one", "two");
  const page = await opened(person, id, "one");
  const content = [{ type: "paragraph", content: [{ type: "text", text: "one more" }] }];
  const { status } = await person.put(`/api/v1/documents/${id}`, {
    Title: "Letter",
    Content: { type: "doc", content },
    Version: 1,
  });
  expect(status).toBe(200);
  await expect.poll(() => paragraphs(page)).toEqual(["one more"]);
  await onServer(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/steps"));
  await write(page, "Just ");
  await sent;
  await expect.poll(() => read(person, id)).toMatchObject({ Text: "Just one more\n" });
});

test("people in one document see each other, in words, in a list, and at their carets", async () => {
  const [ann, ben] = [await product.person({ Name: "Ann Author" }), await product.person({ Name: "Ben Editor" })];
  const id = await made(ann, "one", "two");
  await ann.post(`/api/v1/documents/${id}/shares`, { Email: ben.email, Role: "edit" });
  const [first, second] = [await opened(ann, id, "one"), await opened(ben, id, "one")];
  await first.getByRole("button", { name: "Also in this document: Ben Editor" }).waitFor();
  await first
    .locator("[aria-live=polite]", { hasText: "Ben Editor opened this document." })
    .waitFor({ state: "attached" });
  // A list that is open shows the caret when it comes.
  await first.getByRole("button", { name: "Also in this document: Ben Editor" }).press("Enter");
  await text(second).press("Control+End");
  await first.getByRole("button", { name: "Go to Ben Editor’s cursor" }).press("Enter");
  const caret = text(first).locator(".person-caret");
  await expect
    .poll(() => caret.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.name)))
    .toEqual(["Ben Editor"]);
  // His words are before his caret in her text, too.
  await second.keyboard.insertText(" three");
  await text(first).getByText("two three").waitFor();
  const before = () => caret.evaluate((each) => each.previousSibling?.textContent);
  await expect.poll(before).toBe("two three");
  expect(await faultsInBothLooks(first)).toEqual([]);
  await first.getByRole("button", { name: "Also in this document: Ben Editor" }).press("Enter");
  await first.getByRole("button", { name: "Go to Ben Editor’s cursor" }).press("Enter");
  await second.close();
  await expect.poll(() => caret.count()).toBe(0);
  await expect.poll(() => first.getByRole("button", { name: "Also in this document" }).count()).toBe(0);
  await expect.poll(() => paragraphs(first)).toEqual(["one", "two three"]);
});

deepTest(
  "a page whose stream is refused for a while gets what was written meanwhile without doing anything",
  async () => {
    const person = await product.person();
    const id = await made(person, "one", "two");
    const second = await opened(person, id, "one");
    const context = await product.browser(person);
    const first = await context.newPage();
    await first.route("**/events?client=*", (route) => route.fulfill({ status: 503 }));
    await first.goto(`${product.server.url}/editor?document=${id}`);
    await text(first).getByText("one").waitFor();
    await onServer(first);
    await write(second, "Early. ");
    await onServer(second);
    await first.unroute("**/events?client=*");
    await expect.poll(() => paragraphs(first)).toEqual(["Early. one", "two"]);
    await write(second, "Later. ");
    await expect.poll(() => paragraphs(first)).toEqual(["Early. Later. one", "two"]);
  },
);

deepTest("who writes while too many others do is told, keeps it here, and has it sent when there is room", async () => {
  const person = await product.person();
  const id = await made(person, "one", "two");
  const [first, second] = [await opened(person, id, "one"), await opened(person, id, "one")];
  const refusal = { status: 409, json: { Message: "Too many.", Code: "too-many-writers", RequestId: "x" } };
  await first.route("**/steps", (route) =>
    route.request().method() === "POST" ? route.fulfill(refusal) : route.continue(),
  );
  await write(first, "Mine. ");
  await first.getByText("Saved here, too many people editing").waitFor();
  await first.getByText("Yours are kept on this device and will be sent when someone stops editing.").waitFor();
  await text(second).press("Control+End");
  await second.keyboard.insertText(" Theirs.");
  await expect.poll(() => paragraphs(first)).toEqual(["Mine. one", "two Theirs."]);
  await first.unroute("**/steps");
  await onServer(first);
  await expect.poll(() => paragraphs(second)).toEqual(["Mine. one", "two Theirs."]);
});

deepTest("what two tabs of one browser held when they were closed offline is sent by the next page", async () => {
  const person = await product.person();
  const id = await made(person, "one", "two", "three");
  const context = await product.browser(person);
  // The editor that was opened last is looked at first, and cannot go on with the text of the other.
  await context.addInitScript(() => {
    const { randomUUID } = crypto;
    crypto.randomUUID = () => {
      const count = Number(localStorage.getItem("count")) + 1;
      localStorage.setItem("count", String(count));
      const [, ...rest] = randomUUID.call(crypto).split("-");
      return [(0xffffffff - count).toString(16), ...rest].join("-") as ReturnType<typeof randomUUID>;
    };
  });
  const [first, second] = [await openedIn(context, id, "one"), await openedIn(context, id, "one")];
  await context.setOffline(true);
  await write(first, "First. ");
  await first.getByText("Saved here, server unreachable").waitFor();
  await text(second).press("Control+End");
  await second.keyboard.insertText(" Second.");
  await second.getByText("Saved here, server unreachable").waitFor();
  await text(first).press("Control+Home");
  await first.keyboard.insertText("Again. ");
  await expect.poll(() => paragraphs(first)).toEqual(["Again. First. one", "two", "three"]);
  await first.getByText("Saved here, server unreachable").waitFor();
  await first.close({ runBeforeUnload: true });
  await second.close({ runBeforeUnload: true });
  const elsewhere = await opened(person, id, "one");
  await text(elsewhere).getByText("two").click();
  await elsewhere.keyboard.press("End");
  await elsewhere.keyboard.insertText(" Elsewhere.");
  await onServer(elsewhere);
  await context.setOffline(false);
  const next = await openedIn(context, id, "three");
  const all = ["Again. First. one", "two Elsewhere.", "three Second."];
  for (const page of [next, elsewhere]) await expect.poll(() => paragraphs(page)).toEqual(all);
  await expect.poll(async () => (await read(person, id)).Text).toBe(`${all.join("\n\n")}\n`);
});
