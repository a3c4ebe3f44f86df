import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { member, type Visitor, withTeam } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { deletedAndBack } from "../../testing/deleted-and-back.ts";
import { spoil } from "../../testing/loaded-app.ts";
import { sharedProduct } from "../../testing/shared-product.ts";
import { toastText } from "../../testing/watch-toasts.ts";

const product = await sharedProduct();

interface Folder {
  readonly Id: number;
  readonly TeamId: number | null;
}

async function withSnippet(person: Visitor, teamId: number | null, Name: string, Shortcut: string): Promise<void> {
  const { body } = await person.get<Folder[]>("/api/snippetfolder");
  const folder = body.find((each) => each.TeamId === teamId)?.Id ?? 0;
  await person.post("/api/snippetfolder/items", [{ SnippetFolderId: folder, Name, Shortcut, Text: `Text of ${Name}` }]);
}

test("a snippet is written, changed, deleted and brought back by keys alone", async () => {
  const { page } = await product.signedUp("/snippets");
  await page.getByRole("button", { name: "Snippets 0", exact: true }).waitFor();
  // A dialog that an entry of a menu opened gives the focus back to the menu.
  const menu = page.getByRole("button", { name: "More actions for Snippets" });
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Rename" }).press("Enter");
  await page.getByRole("textbox", { name: "Folder name" }).press("Escape");
  await menu.and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Add a snippet" }).press("Enter");
  const form = page.getByRole("complementary", { name: "Add a snippet" });
  await form.getByRole("textbox", { name: "Name" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Greeting");
  await page.keyboard.press("Tab");
  await page.keyboard.type("hi");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Dear {{name}},");
  const words = form.getByRole("textbox", { name: "Text" });
  await form.getByText(/^\{\{name\}\} isn’t a placeholder .* use \{\{field:name\}\}\.$/).waitFor();
  await words.fill("Dear {{field:Name}},");
  await form.getByText("isn’t a placeholder").waitFor({ state: "detached" });
  await form.getByRole("textbox", { name: "Tags" }).fill("mail, kind");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: /Greeting/ });
  await row.getByText("\\hi").waitFor();
  await page.getByRole("button", { name: "Snippets 1", exact: true }).waitFor();

  await row.focus();
  await page.keyboard.press("Enter");
  const inspector = page.getByRole("complementary", { name: "Greeting" });
  await inspector.getByText("Never used").waitFor();
  await expect.poll(() => inspector.getByRole("textbox", { name: "Tags" }).inputValue()).toBe("mail, kind");
  await inspector.getByRole("textbox", { name: "Shortcut" }).fill("hello");
  await page.keyboard.press("Enter");
  await row.getByText("\\hello").waitFor();

  await deletedAndBack(page, row);
});

deepTest("whoever is quicker than the list of folders writes into the first of them", async () => {
  const page = await product.page("/dictionary", await product.person());
  const isHeld = Promise.withResolvers<void>();
  await page.route(/\/api\/snippetfolder\?/, async (route) => {
    await isHeld.promise;
    await route.continue();
  });
  await page.goto("/snippets");
  await page.getByRole("button", { name: "Add a snippet" }).first().click();
  const form = page.getByRole("complementary", { name: "Add a snippet" });
  await form.getByRole("textbox", { name: "Name" }).fill("Thanks");
  await form.getByRole("textbox", { name: "Name" }).press("Enter");
  isHeld.resolve();
  await page.getByRole("row", { name: /Thanks/ }).waitFor();
  await page.getByRole("button", { name: "Snippets 1", exact: true }).waitFor();
});

test("a shortcut that is taken is said at its field, and nothing typed is lost", async () => {
  const person = await product.person();
  await withSnippet(person, null, "Signature", "sig");
  const page = await product.page("/snippets", person);
  await page.getByRole("row", { name: /Signature/ }).waitFor();
  await page.getByRole("button", { name: "Add a snippet" }).click();
  const form = page.getByRole("complementary", { name: "Add a snippet" });
  await form.getByRole("textbox", { name: "Name" }).fill("Other");
  await form.getByRole("textbox", { name: "Shortcut" }).fill("s");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await form.getByRole("alert").getByText("A shortcut must have 2–30 characters and no spaces.").waitFor();
  await form.getByRole("textbox", { name: "Shortcut" }).fill("sig");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await form.getByRole("alert").getByText("Another snippet already uses this shortcut.").waitFor();
  await expect.poll(() => form.getByRole("textbox", { name: "Shortcut" }).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => form.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Other");
});

deepTest("folders are made, renamed and deleted with what is in them", async () => {
  const person = await product.person();
  await withSnippet(person, null, "Signature", "sig");
  const page = await product.page("/snippets", person);
  await page.getByRole("button", { name: "New folder" }).press("Enter");
  await page.keyboard.type("Replies");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Replies 0" }).click();
  await page.getByText("No snippets here yet").waitFor();
  await page.getByRole("button", { name: "More actions for Replies" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Folder name" }).fill("Answers");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Answers 0" }).waitFor();
  await page.getByRole("button", { name: "More actions for Snippets" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByText("The snippet in “Snippets” will be deleted with it. This can’t be undone.").waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Snippets 1", exact: true }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "All snippets 0" }).waitFor();
});

test("members read and copy what the team has, and change nothing", async () => {
  const team = await withTeam(product.server);
  await withSnippet(team.admin, team.teamId, "Signature", "sig");
  const page = await product.page("/snippets", await member(product.server, team));
  await page.getByText("Signature", { exact: true }).click();
  const inspector = page.getByRole("complementary", { name: "Signature" });
  await inspector.getByRole("button", { name: "Copy text" }).click();
  await toastText(page, "Copied.");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Text of Signature");
  for (const name of ["Add a snippet", "New folder", "Save", "Delete selected"]) {
    await expect.poll(() => page.getByRole("button", { name }).count()).toBe(0);
  }
});

deepTest("what the browser will not copy is offered to be copied by hand", async () => {
  const person = await product.person();
  await withSnippet(person, null, "Signature", "sig");
  const page = await product.page("/snippets", person);
  spoil(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await page.getByText("Signature", { exact: true }).click();
  await page.getByRole("button", { name: "Copy text" }).click();
  const prompt = page.getByRole("dialog", { name: "Copy text" });
  await prompt.getByText("Press Ctrl+C, then Enter.").waitFor();
  const field = prompt.getByLabel("Text to copy");
  await expect
    .poll(() => field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]))
    .toEqual([0, 17]);
  await page.keyboard.press("Enter");
  await prompt.waitFor({ state: "detached" });
});

deepTest("axe finds nothing, at a desk by day and on a phone by night", async () => {
  const person = await product.person();
  await withSnippet(person, null, "Signature", "sig");
  const page = await product.page("/snippets", person);
  await page.getByText("Signature", { exact: true }).click();
  await page.getByRole("complementary", { name: "Signature" }).waitFor();
  await page.getByText("Placeholders you can use").click();
  expect(await faultsInBothLooks(page)).toEqual([]);
});
