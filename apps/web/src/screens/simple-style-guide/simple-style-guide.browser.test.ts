import { deepTest } from "@housestyle/testing";
import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { member, signedUp, withTeam } from "../../../../server/src/testing/visitor.ts";
import { spoil } from "../../testing/loaded-app.ts";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

interface Guide {
  readonly Config: Readonly<Record<string, { readonly IsSelected: boolean; readonly Config: unknown }>>;
}

test("by keys alone: find a template, switch it on, set it, switch it off again", async () => {
  const team = await withTeam(product.server);
  const page = await product.page("/simple-style-guide", team.admin);
  await page.getByRole("searchbox", { name: "Find a template" }).press("s");
  await page.keyboard.type("erial comma");
  // A server that is busy for a moment is asked again.
  let isBusy = true;
  await page.route("**/api/simplestyleguide*", (route) => {
    if (!isBusy || route.request().method() === "GET") return route.continue();
    isBusy = false;
    return route.fulfill({ status: 503, json: { Message: "The server is busy.", Code: "busy" } });
  });
  const serial = page.getByRole("switch", { name: "Serial comma" });
  await serial.press("Space");
  await page.getByText("1 of 40 templates on").waitFor();
  const mode = page.getByRole("group", { name: "Serial comma: Settings" }).getByRole("combobox").first();
  await mode.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => mode.inputValue()).toBe("never");
  await expect
    .poll(async () => (await team.admin.get<Guide>(`/api/simplestyleguide?TeamId=${team.teamId}`)).body.Config["1"])
    .toMatchObject({ IsSelected: true, Config: { mode: "never" } });
  await serial.press("Space");
  // Switched off is saved as not selected; how it was set is kept.
  await expect
    .poll(async () => (await team.admin.get<Guide>(`/api/simplestyleguide?TeamId=${team.teamId}`)).body.Config["1"])
    .toMatchObject({ IsSelected: false, Config: { mode: "never" } });
});

deepTest("a decision stays shown while the one before it is answered", async () => {
  const team = await withTeam(product.server);
  const page = await product.page("/simple-style-guide", team.admin);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/simplestyleguide*", async (route) => {
    if (route.request().method() === "POST") await held.promise;
    return route.continue();
  });
  await page.getByRole("switch", { name: "Serial comma" }).click();
  const mode = page.getByRole("group", { name: "Serial comma: Settings" }).getByRole("combobox").first();
  await mode.selectOption("never");
  spoil(page);
  await mode.evaluate((element: HTMLSelectElement) => {
    const values = new Set<string>();
    const look = () => {
      values.add(element.value);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { seen: () => [...values] });
  });
  const open = new Set<Request>();
  for (const [event, change] of [
    ["request", "add"],
    ["requestfinished", "delete"],
    ["requestfailed", "delete"],
  ] as const) {
    page.on(event as "request", (request) => void open[change](request));
  }
  const answered = page.waitForResponse((response) => response.request().postData()?.includes("never") ?? false);
  // Both are on their way before the first is answered.
  held.resolve();
  await expect
    .poll(async () => (await team.admin.get<Guide>(`/api/simplestyleguide?TeamId=${team.teamId}`)).body.Config["1"])
    .toMatchObject({ IsSelected: true, Config: { mode: "never" } });
  await answered;
  await expect.poll(() => open.size).toBe(0);
  expect(await page.evaluate("seen()")).toEqual(["never"]);
});

deepTest("what the server refuses is put back, with its reason", async () => {
  const team = await withTeam(product.server);
  const page = await product.page("/simple-style-guide", team.admin);
  const serial = page.getByRole("switch", { name: "Serial comma" });
  await serial.waitFor();
  await page.route("**/api/simplestyleguide*", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    return route.fulfill({ status: 409, contentType: "application/json", body: '{"Message":"Not while it snows."}' });
  });
  await serial.click();
  await page.getByText("Not while it snows.").waitFor();
  await expect.poll(() => serial.isChecked()).toBe(false);
});

test("members see what their team has set, and cannot change it", async () => {
  const team = await withTeam(product.server, "Night desk");
  await team.admin.post(`/api/simplestyleguide?TeamId=${team.teamId}`, [{ StyleGuideTemplateId: 1, IsSelected: true }]);
  const user = await member(product.server, team);
  const page = await product.page("/simple-style-guide", user);
  const serial = page.getByRole("switch", { name: "Serial comma" });
  await serial.waitFor();
  await expect.poll(async () => [await serial.isChecked(), await serial.isDisabled()]).toEqual([true, true]);
  await page.getByRole("combobox", { name: "For", exact: true }).selectOption("Just me");
  await page.getByText("Set by Night desk").waitFor();
});

deepTest("without a network the person hears that the server cannot be reached", async () => {
  const person = await signedUp(product.server);
  const page = await product.page("/simple-style-guide", person);
  const serial = page.getByRole("switch", { name: "Serial comma" });
  await serial.waitFor();
  await page.context().setOffline(true);
  await serial.click();
  await page.getByText("The server can’t be reached").first().waitFor();
  await expect.poll(() => serial.isChecked()).toBe(false);
});
