import type { Page } from "playwright-core";
import { afterAll, afterEach, expect, test } from "vitest";
import { startModelServer } from "../../../../server/src/testing/model-server.ts";
import { withTeam } from "../../../../server/src/testing/visitor.ts";
import { faultsInBothLooks } from "../../testing/both-looks.ts";
import { Product } from "../../testing/product.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const model = await startModelServer();
const product = await Product.alone({ env: { HOUSESTYLE_LLM_HOSTS: model.host } });
const without = await sharedProduct();
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(async () => {
  await product.close();
  model.close();
});

const part = (page: Page) => page.getByRole("region", { name: "Language model" });

test("an admin sets up the team's model, tests it, and turns language models off", async () => {
  const { admin, teamId } = await withTeam(product.server);
  const page = await product.page("/team", admin);
  await part(page).getByRole("combobox", { name: "Model" }).selectOption("The team’s own");
  await part(page).getByRole("button", { name: "Save" }).click();
  await part(page).getByText("Enter the URL of the team’s model.").waitFor();
  await part(page).getByRole("textbox", { name: "Base URL" }).fill("https://elsewhere.example/v1");
  await part(page).getByText("Save your changes to test the model.").waitFor();
  await part(page).getByRole("button", { name: "Save" }).click();
  await part(page)
    .getByText(/does not allow elsewhere\.example/)
    .waitFor();
  await part(page).getByRole("textbox", { name: "Base URL" }).fill(model.url);
  await part(page).getByRole("textbox", { name: "Model name" }).fill("small-1b");
  await part(page).getByLabel("API key").fill("team-key");
  const limit = part(page).getByRole("spinbutton", { name: "Requests per member and day" });
  await limit.fill("-5");
  await part(page).getByText("Enter a whole number from 0 to 1,000,000.").waitFor();
  await limit.press("Tab");
  await expect.poll(() => limit.inputValue()).toBe("-5");
  await limit.fill("20");
  await expect.poll(() => part(page).locator("[aria-invalid=true]").count()).toBe(0);
  expect(await faultsInBothLooks(page)).toEqual([]);
  await part(page).getByRole("button", { name: "Save" }).press("Enter");
  await page.getByText("Language model saved.").waitFor();
  await part(page).getByText("A key is stored. Enter a new one to replace it.").waitFor();

  model.reply(() => "The sun shines.");
  await part(page).getByRole("button", { name: "Test" }).click();
  await part(page)
    .getByText(/^The model responded in .* s: The sun shines\.$/)
    .waitFor();
  expect(model.requests.at(-1)).toMatchObject({ authorization: "Bearer team-key", body: { model: "small-1b" } });
  model.reply(() => (response) => void response.writeHead(401).end());
  await part(page).getByRole("button", { name: "Test" }).click();
  await part(page).getByText("The language model refused the request.", { exact: false }).waitFor();

  await part(page).getByRole("switch", { name: "Allow language models" }).press("Space");
  await part(page).getByRole("button", { name: "Save" }).press("Enter");
  const isAllowed = async () =>
    (await admin.get<{ IsAllowed: boolean }>(`/api/v1/teams/${teamId}/assistance`)).body.IsAllowed;
  await expect.poll(isAllowed).toBe(false);
});

test("where the operator offers no model and allows none, nothing is shown", async () => {
  const { admin } = await withTeam(without.server);
  const page = await without.page("/team", admin);
  await page.getByRole("heading", { name: "Goals" }).waitFor();
  await page
    .getByRole("button", { name: "Save changes" })
    .or(page.getByRole("button", { name: "Save" }))
    .first()
    .waitFor();
  await expect.poll(() => part(page).count()).toBe(0);
});
