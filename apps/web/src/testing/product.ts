import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, ConsoleMessage, Page } from "playwright-core";
import { startTestServer, type TestServer, type TestSettings } from "../../../server/src/testing/test-server.ts";
import { signedUp, type Visitor } from "../../../server/src/testing/visitor.ts";
import { builtPage } from "./serve-page.ts";
import { type WindowOptions, Windows } from "./windows.ts";

let shared: Promise<Product> | undefined;

/** The whole product: the real server with a database, its page, and windows to look at it. */
export class Product {
  readonly server: TestServer;
  readonly #windows: Windows;
  readonly #isShared: boolean;

  private constructor(server: TestServer, windows: Windows, isShared: boolean) {
    this.server = server;
    this.#windows = windows;
    this.#isShared = isShared;
  }

  /**
   * One that all files of tests of a process share. Each brings its own people and teams; the operator is nobody they
   * know.
   */
  static open(): Promise<Product> {
    shared ??= Product.#start({}, true).then(async (product) => {
      await signedUp(product.server, { Name: "Olga Operator" });
      return product;
    });
    return shared;
  }

  /** One for a single file of tests, with nobody in it. */
  static alone(settings: TestSettings = {}): Promise<Product> {
    return Product.#start(settings, false);
  }

  static async #start(settings: TestSettings, isShared: boolean): Promise<Product> {
    if (!existsSync(join(builtPage, "index.html"))) throw new Error("Build the page first: npm run build.");
    const server = await startTestServer({ webFolder: builtPage, ...settings });
    return new Product(server, await Windows.open(server.url, isTrouble), isShared);
  }

  /** A new browser, signed in as `visitor` when one is given. */
  async browser(visitor?: Visitor, look: WindowOptions = {}): Promise<BrowserContext> {
    const context = await this.#windows.browser(look);
    await this.#signIn(context, visitor);
    return context;
  }

  /** A window at a path, signed in as `visitor` when one is given. */
  async page(path: string, visitor?: Visitor, look: WindowOptions = {}): Promise<Page> {
    const page = await this.#windows.take(look);
    await this.#signIn(page.context(), visitor);
    await this.#windows.show(page, path);
    return page;
  }

  /** From the next request on a window is signed in. */
  async signIn(page: Page, visitor: Visitor): Promise<void> {
    await this.#signIn(page.context(), visitor);
  }

  /** A new account. What its page is to show is made before the page is opened: each load costs a second. */
  person(named?: { readonly Name: string }): Promise<Visitor> {
    return signedUp(this.server, named);
  }

  /** A new account with its page at a path. */
  async signedUp(path: string, look: WindowOptions = {}): Promise<{ readonly person: Visitor; readonly page: Page }> {
    const person = await this.person();
    return { person, page: await this.page(path, person, look) };
  }

  /** What pages threw or complained of since this was last asked. */
  troubles(): string[] {
    return this.#windows.troubles();
  }

  /** Between two tests: no window is left. Answers what pages threw or complained of meanwhile. */
  leave(): Promise<string[]> {
    return this.#windows.leave();
  }

  async close(): Promise<void> {
    await this.leave();
    if (this.#isShared) return;
    await this.#windows.close();
    await this.server.close();
  }

  async #signIn(context: BrowserContext, visitor: Visitor | undefined): Promise<void> {
    if (visitor) await context.addCookies(cookiesOf(visitor, this.server.url));
  }
}

/** An answer that is a refusal is part of what screens are for; the browser notes each one. */
function isTrouble(message: ConsoleMessage): boolean {
  return !/^Failed to load resource/.test(message.text());
}

function cookiesOf(visitor: Visitor, url: string) {
  return visitor
    .cookie()
    .split("; ")
    .filter((pair) => pair !== "")
    .map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url }));
}
