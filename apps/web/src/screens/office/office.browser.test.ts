import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedProduct } from "../../testing/shared-product.ts";

const product = await sharedProduct();

test("what is installed into office programs is found from the foot of each public page, and fetched by keys alone", async () => {
  const page = await product.page("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Office add-ins" }).press("Enter");
  await page.getByRole("heading", { name: "Office add-ins" }).waitFor();
  await page.getByText("The add-ins for Word, Outlook, and Google Docs are in beta.").waitFor();
  for (const [program, file] of [
    ["LibreOffice", "housestyle.oxt"],
    ["Word and Outlook", "housestyle-office.zip"],
    ["Google Docs", "google-docs.zip"],
  ] as const) {
    const section = page.getByRole("region", { name: program });
    await section.getByRole("listitem").first().waitFor();
    const coming = page.waitForEvent("download");
    await section.getByRole("link", { name: `Download for ${program}` }).press("Enter");
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  }
});
