import { deepTest } from "@housestyle/testing";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { emailTo, tokenIn } from "../../../../server/src/testing/mailbox.ts";
import { signedUp, withTeam } from "../../../../server/src/testing/visitor.ts";
import { goOn } from "../../testing/go-on.ts";
import { Product } from "../../testing/product.ts";
import { first } from "../../texts/first.ts";
import { signIn } from "../../texts/sign-in.ts";

let product: Product;
beforeAll(async () => {
  product = await Product.alone({ env: { HOUSESTYLE_GOOGLE_ID: "g", HOUSESTYLE_GOOGLE_SECRET: "s" } });
  // Whoever comes first is the operator, and is told so; the tests are about the others.
  await signedUp(product.server);
});
afterEach(async () => {
  expect(await product.leave()).toEqual([]);
});
afterAll(() => product.close());

const password = "seven green bottles";
let next = 1;
const newEmail = () => `writer${next++}@example.org`;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
const email = (page: Page) => page.getByLabel(signIn.email);
const secret = (page: Page, label: string = signIn.password) => page.getByLabel(label, { exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** The bodies of the calls to a path from now on. */
function sentTo(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

deepTest("whoever comes back from elsewhere without being signed in is told why, in words of ours", async () => {
  const page = await product.page("/api/auth/callback/google?error=access_denied");
  await page.waitForURL("**/login?error=*");
  await heading(page, signIn.login.title);
  await expect
    .poll(() => page.getByRole("alert").getByRole("listitem").allTextContents())
    .toEqual([signIn.elsewhere.failed.state_mismatch]);
});

describe("a new account", () => {
  test("is made by the keyboard alone; its questions can be skipped and are not asked again", async () => {
    const page = await product.page("/signup");
    await heading(page, signIn.signUp.title);
    const check = page.locator("input[name=HumanCheck]");
    await expect.poll(() => check.inputValue()).toBe("");
    await email(page).focus();
    await page.keyboard.type(newEmail());
    await expect.poll(() => check.inputValue()).not.toBe("");
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await heading(page, signIn.welcome.title(""));
    await press(page, signIn.welcome.skip);
    await page.waitForURL("**/editor");
    await page.goto("/welcome");
    await page.waitForURL("**/editor");
  });

  test("is that of a person as soon as somebody looks at what there is to write", async () => {
    const page = await product.page("/signup");
    const check = page.locator("input[name=HumanCheck]");
    await page.getByLabel(signIn.writerType).click();
    await expect.poll(() => check.inputValue()).not.toBe("");
    await expect.poll(() => page.getByLabel(signIn.writerType).locator("option").count()).toBe(11);
    await page.reload();
    await expect.poll(() => check.inputValue()).toBe("");
    await secret(page).press("s");
    await expect.poll(() => check.inputValue()).not.toBe("");
  });

  test("what is wrong stands above the form, each thing once, and its fields are marked", async () => {
    const page = await product.page("/signup");
    await press(page, signIn.signUp.submit);
    const area = page.getByRole("alert");
    await area.getByRole("listitem").nth(1).waitFor();
    await expect
      .poll(() => area.getByRole("listitem").allTextContents())
      .toEqual([signIn.missing.email, signIn.missing.newPassword]);
    await expect.poll(() => focused(page)).toContain(signIn.missing.email);
    await expect.poll(() => email(page).getAttribute("aria-invalid")).toBe("true");
    const described = (await email(page).getAttribute("aria-describedby")) ?? "";
    await expect.poll(() => page.locator(`[id="${described}"]`).textContent()).toBe(signIn.missing.email);
    await email(page).fill(newEmail());
    await secret(page).fill("password123");
    await press(page, signIn.signUp.submit);
    await area.getByText("This password is too common.").waitFor();
    await expect.poll(() => area.getByRole("listitem").count()).toBe(1);
  });

  deepTest("with company details has a team of that name", async () => {
    const page = await product.page("/signup");
    const names = () => page.locator("button[aria-controls][aria-expanded]:visible").last().textContent();
    await expect.poll(() => names()).toBe("Enter Company Details");
    await press(page, signIn.company.enter);
    await expect.poll(() => names()).toBe("Hide");
    await press(page, signIn.company.hide);
    await expect.poll(() => page.getByLabel(signIn.company.name).isVisible()).toBe(false);
    await press(page, signIn.company.enter);
    await email(page).fill(newEmail());
    await secret(page).fill(password);
    await page.getByLabel(signIn.company.name).fill("Harbour Press");
    await page.getByLabel(signIn.company.country).fill("Norway");
    await page.getByLabel("What do you write most?").selectOption("Business");
    await press(page, signIn.signUp.submit);
    await heading(page, signIn.welcome.title(""));
    // It was answered when the account was created.
    await page.getByRole("radio", { name: signIn.welcome.purposes.team }).waitFor();
    await expect.poll(() => page.getByLabel(signIn.welcome.writerType).count()).toBe(0);
    const teams = await page.evaluate(async () => (await fetch("/api/teams")).json());
    expect(teams).toMatchObject([{ Name: "Harbour Press", CompanyName: "Harbour Press", Country: "Norway" }]);
  });

  deepTest("keeps the answers to its questions", async () => {
    const { page } = await product.signedUp("/welcome");
    await page.getByLabel(signIn.welcome.writerType).selectOption("AcademicStudent");
    await page.getByRole("radio", { name: signIn.welcome.purposes.team }).check();
    await page.getByRole("radio", { name: signIn.welcome.hears.search }).check();
    await press(page, signIn.welcome.toTeam);
    await page.waitForURL("**/team");
    await page.getByRole("button", { name: "Create a team" }).waitFor();
    const account = await page.evaluate(async () => (await fetch("/api/v1/account")).json());
    expect(account).toMatchObject({
      WriterType: "AcademicStudent",
      SurveyDone: true,
      Preferences: { purpose: "team", heard: "search" },
    });
  });
});

describe("the login", () => {
  test("says what is wrong, then lets in and goes back to where one came from", async () => {
    const person = await signedUp(product.server);
    const page = await product.page("/documents?trash=1");
    await page.waitForURL("**/login?next=*");
    const sent = sentTo(page, "/api/v1/login");
    await email(page).fill(person.email);
    await secret(page).fill("not my password");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Incorrect email or password.").waitFor();
    await expect.poll(() => focused(page)).toContain("Incorrect email or password.");
    await page.getByLabel(signIn.remember).uncheck();
    await secret(page).fill(password);
    await secret(page).press("Enter");
    await page.waitForURL("**/documents?trash=1");
    expect(sent.map(({ RememberMe }) => RememberMe)).toEqual([true, false]);
  });

  test("sends nobody to another site", async () => {
    const person = await signedUp(product.server);
    const page = await product.page(`/login?next=${encodeURIComponent("//elsewhere.example/")}`);
    await email(page).fill(person.email);
    await secret(page).fill(password);
    await secret(page).press("Enter");
    await page.waitForURL(`${product.server.url}/welcome`);
  });

  test("shows the password when asked to", async () => {
    const page = await product.page("/login");
    await secret(page).fill(password);
    await expect.poll(() => secret(page).getAttribute("type")).toBe("password");
    await press(page, signIn.showPasswordName);
    await expect.poll(() => secret(page).getAttribute("type")).toBe("text");
    await press(page, signIn.hidePasswordName);
    await expect.poll(() => secret(page).getAttribute("type")).toBe("password");
  });

  test("has a form of its own for each way to log in elsewhere", async () => {
    const page = await product.page("/login?next=%2Fteam");
    const sent = sentTo(page, "/api/v1/login/oauth");
    await page.route("**/api/v1/login/oauth", (route) =>
      route.fulfill({ json: { Url: `${product.server.url}/privacy?came=back` } }),
    );
    await press(page, signIn.elsewhere.go("Google"));
    await page.waitForURL("**/privacy?came=back");
    expect(sent).toEqual([{ Provider: "google", ReturnTo: "/team" }]);
  });
});

describe("letters", () => {
  test("a forgotten password is replaced by the link of the letter", async () => {
    const person = await signedUp(product.server);
    await person.post("/api/v1/tokens", { Name: "Newsletter script", Scopes: ["read"] });
    const page = await product.page("/forgotten-password");
    await email(page).fill(person.email);
    await email(page).press("Enter");
    await heading(page, signIn.forgotten.sent.title);
    await page.getByText(signIn.mailFolder).waitFor();
    const token = tokenIn(await emailTo(product.server, person.email, /new password/));
    await goOn(page, `/reset-password?token=${token}`);
    await secret(page, signIn.newPassword).fill("another long sentence");
    await page.getByText(/^Newsletter script \(hs_/).waitFor();
    await secret(page, signIn.newPassword).press("Enter");
    await page.getByRole("alert").getByText("Choose what happens to your API keys.").waitFor();
    await page.getByRole("radio", { name: "Keep it" }).press("Space");
    await secret(page, signIn.newPassword).press("Enter");
    await heading(page, signIn.reset.done.title);
    await page.getByRole("link", { name: signIn.reset.done.logIn, exact: true }).last().press("Enter");
    await email(page).fill(person.email);
    await secret(page).fill("another long sentence");
    await secret(page).press("Enter");
    await heading(page, signIn.welcome.title("Pat Example"));
  });

  test("an address is confirmed by its link, once; a used link says so and another can be sent", async () => {
    const { person, page } = await product.signedUp("/verify-email");
    await page.getByText(signIn.verify.notSent(person.email)).waitFor();
    await goOn(page, "/verify-email?token=made-up");
    await heading(page, signIn.verify.failed.title);
    await press(page, signIn.verify.resend);
    await page.getByText(signIn.verify.resent).waitFor();
    const token = tokenIn(await emailTo(product.server, person.email, /verify/i));
    await goOn(page, `/verify-email?token=${encodeURIComponent(token)}`);
    await heading(page, signIn.verify.done.title);
    await goOn(page, "/verify-email");
    await page.getByText(signIn.verify.already).waitFor();
  });
});

describe("an invitation", () => {
  const invited = async (Email: string) => {
    const { admin, teamId } = await withTeam(product.server, "The Harbour Review");
    await admin.post("/api/teamusers", [{ TeamId: teamId, Email, Position: "User", Licence: "Free" }]);
    return tokenIn(await emailTo(product.server, Email, /invit/i));
  };

  test("makes a new account part of its team", async () => {
    const address = newEmail();
    const token = await invited(address);
    const page = await product.page(`/invitation?token=${token}`);
    await heading(page, signIn.invitation.title("The Harbour Review"));
    const head = page.getByRole("banner");
    await expect
      .poll(() => head.getByRole("link", { name: "Sign up" }).getAttribute("href"))
      .toBe(`/signup?invitation=${token}`);
    await page.getByRole("link", { name: signIn.invitation.signUp }).press("Enter");
    await page.getByText(signIn.signUp.invited("The Harbour Review")).waitFor();
    await expect.poll(() => email(page).inputValue()).toBe(address);
    await secret(page).fill(password);
    await secret(page).press("Enter");
    await heading(page, signIn.welcome.title(""));
    const teams = await page.evaluate(async () => (await fetch("/api/teams")).json());
    expect(teams).toMatchObject([{ Name: "The Harbour Review" }]);
  });

  deepTest(
    "is read before its form can be filled in, and one whose account cannot be read then is not sent to their mail",
    async () => {
      const address = newEmail();
      const page = await product.page("/login");
      await heading(page, signIn.login.title);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/v1/invitations/read", async (route) => {
        await held;
        await route.continue();
      });
      await goOn(page, `/signup?invitation=${await invited(address)}`);
      await page.getByRole("status").getByText(first.loading).waitFor();
      await expect.poll(() => email(page).count()).toBe(0);
      answer();
      await email(page).fill(address);
      await expect.poll(() => email(page).inputValue()).toBe(address);
      await page.route("**/api/v1/account", (route) => route.abort());
      await secret(page).fill(password);
      await secret(page).press("Enter");
      await heading(page, first.away.title);
      await page.unroute("**/api/v1/account");
      await press(page, first.away.retry);
      await heading(page, signIn.welcome.title(""));
    },
  );

  deepTest("tells somebody logged in with another address, and lets them join or log in anew", async () => {
    const token = await invited(newEmail());
    const { person, page } = await product.signedUp(`/invitation?token=${token}`);
    await page.getByText(signIn.invitation.wrongAccount(person.email)).waitFor();
    await press(page, signIn.invitation.other);
    await heading(page, signIn.login.title);
    await email(page).fill(person.email);
    await secret(page).fill(password);
    await secret(page).press("Enter");
    await heading(page, signIn.invitation.title("The Harbour Review"));
    await press(page, signIn.invitation.join);
    await heading(page, signIn.welcome.title("Pat Example"));
    await press(page, signIn.welcome.skip);
    await page.waitForURL("**/team?team=*");
  });

  test("that cannot be read for now is not called worthless", async () => {
    const page = await product.page("/login");
    await heading(page, signIn.login.title);
    await page.route("**/api/v1/invitations/read", (route) => route.abort());
    await goOn(page, "/invitation?token=t");
    await heading(page, signIn.invitation.away);
    await page.getByText("The server can’t be reached.").waitFor();
  });

  test("that is worth nothing leaves the join code", async () => {
    const { page } = await product.signedUp("/invitation?token=made-up");
    await heading(page, signIn.invitation.failed.title);
    await page.getByLabel(signIn.invitation.code).fill("nonsense");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
  });
});
