import { deepTest } from "@housestyle/testing";
import { afterAll, afterEach, expect, test } from "vitest";
import { googleDocsFiles } from "../../../packages/addins/src/index.ts";
import { filesOf } from "../../server/src/addins/files-of.ts";
import { addRule } from "../../server/src/testing/team-with-rules.ts";
import { withTeam } from "../../server/src/testing/visitor.ts";
import { Product } from "../../web/src/testing/product.ts";
import { type FakeContent, FakeGoogle } from "./testing/fake-google.ts";

const product = await Product.alone({ env: { HOUSESTYLE_GOOGLE_DOCS: "on" } });
afterEach(async () => expect(await product.leave()).toEqual([]));
afterAll(() => product.close());

/** Where Google shows sidebars. */
const origin = "https://n-test-0lu-script.googleusercontent.com";

/** The sidebar as it is installed, beside a document of the Google Docs we have made. */
async function opened(contents: readonly FakeContent[]) {
  const google = new FakeGoogle(contents);
  const context = await product.browser(undefined, { width: 300, height: 800 });
  const { url: address } = product.server;
  // A server on this very machine is what browsers ask people about first.
  await context.grantPermissions(["local-network-access"]);
  const sidebar = googleDocsFiles(filesOf("google-docs/addon"), { address }).get("Sidebar.html");
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: Buffer.from(sidebar ?? []) }),
  );
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.exposeFunction("callScript", (name: string, json: string) => google.call(name, json));
  await page.addInitScript(() => {
    const { callScript } = globalThis as unknown as { callScript(name: string, json: string): Promise<string> };
    const runner = (done: (value: unknown) => void, failed: (error: Error) => void): object =>
      new Proxy(
        {
          withSuccessHandler: (handler: typeof done) => runner(handler, failed),
          withFailureHandler: (handler: typeof failed) => runner(done, handler),
        },
        {
          get: (own, name) =>
            Reflect.get(own, name) ??
            ((...args: unknown[]) => {
              void callScript(String(name), JSON.stringify(args)).then((json) => done(JSON.parse(json)), failed);
            }),
        },
      );
    Object.assign(globalThis, {
      google: {
        script: {
          run: runner(
            () => {},
            () => {},
          ),
        },
      },
    });
  });
  await page.goto(`${origin}/userCodeAppPanel`);
  return { google, page, asked };
}

test("the sidebar checks in the browser, leads to the words and corrects them; no word of the text leaves it", async () => {
  const { google, page, asked } = await opened(["We saw teh boat.", [["It recieved", "a apple."]]]);
  await page.getByRole("heading", { name: "3 suggestions" }).waitFor();
  await page.getByRole("button", { name: /recieved/ }).click();
  await expect.poll(() => google.selected()).toEqual(["recieved"]);
  const card = page.getByRole("group", { name: "Spelling: recieved" });
  await card.getByRole("button", { name: "received", exact: true }).click();
  await expect.poll(() => google.texts()).toEqual(["We saw teh boat.", "It received", "a apple."]);
  await page.getByRole("heading", { name: "2 suggestions" }).waitFor();
  expect(asked.join("\n")).not.toMatch(/boat|apple|recieved/);
});

deepTest(
  "words that have changed are refused, and what is written in between is seen when one turns to the sidebar",
  async () => {
    const { google, page } = await opened(["We saw teh boat."]);
    await page.getByRole("button", { name: /teh/ }).click();
    google.faster = { than: "writeEdits", act: () => google.type(0, "They saw teh boat.") };
    await page.getByRole("group", { name: "Spelling: teh" }).getByRole("button", { name: "the", exact: true }).click();
    await page.getByText("The paragraph has changed since it was checked, so nothing was replaced.").waitFor();
    expect(google.texts()).toEqual(["They saw teh boat."]);
    google.type(0, "They saw the boat.");
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await page.getByText("No suggestions. Nice work.").waitFor();
  },
);

deepTest("a chip is no mistake, and words right before one are not replaced from the sidebar", async () => {
  const { google, page } = await opened(["Meet \uFFFC on \uFFFC, not teh\uFFFC boat."]);
  await page.getByRole("heading", { name: "1 suggestion" }).waitFor();
  await page.getByRole("button", { name: /teh/ }).click();
  await page.getByRole("group", { name: "Spelling: teh" }).getByRole("button", { name: "the", exact: true }).click();
  await page.getByText("These words can’t be corrected from here").waitFor();
  expect(google.texts()).toEqual(["Meet  on , not teh boat."]);
});

test("with a key the team's rules count in the sidebar, which is a page of Google's", async () => {
  const { admin, teamId } = await withTeam(product.server, "The Harbour");
  await addRule(admin, teamId, { Match: "jetty", Replace: "quay" });
  const { body } = await admin.post<{ Token: string }>("/api/v1/tokens", { Name: "Docs", Scopes: ["check", "read"] });
  const { google, page, asked } = await opened(["We saw the jetty."]);
  await page.getByText("No suggestions. Nice work.").waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("API key").fill(body.Token);
  await page.keyboard.press("Enter");
  await page.getByText("Your team’s rules apply.").waitFor();
  await page.getByRole("button", { name: "Suggestions", exact: true }).click();
  await page.getByRole("button", { name: /quay$/ }).click();
  await page.getByRole("group", { name: "Team: jetty" }).getByRole("button", { name: "quay" }).click();
  await expect.poll(() => google.texts()).toEqual(["We saw the quay."]);
  await expect.poll(() => asked.filter((each) => each.includes('"Action":2')).length).toBe(1);
});
