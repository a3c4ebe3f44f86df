import type { BrowserContext, CDPSession, Page } from "playwright-core";

/** What a site can keep in a browser beside its cookies and what is only of a tab. */
const kept = "local_storage,indexeddb,cache_storage,service_workers,file_systems";

/** What tests listen to. */
const events = (
  "console dialog download framenavigated page pageerror popup websocket " +
  "request requestfailed requestfinished response"
).split(" ");

type Script = Awaited<ReturnType<Page["addInitScript"]>>;

/** A window that can be emptied, so that the next test finds it as if it were new. */
export class ReusedWindow {
  readonly page: Page;
  readonly #protocol: CDPSession;
  readonly #url: URL;
  readonly #scripts: Script[] = [];

  private constructor(page: Page, protocol: CDPSession, url: string) {
    this.page = page;
    this.#protocol = protocol;
    this.#url = new URL(url);
    const { addInitScript } = page;
    page.addInitScript = async (script, given, options) => {
      const added: Script = await Reflect.apply(addInitScript, page, [script, given, options]);
      this.#scripts.push(added);
      return added;
    };
  }

  static async open(context: BrowserContext, url: string): Promise<ReusedWindow> {
    const page = await context.newPage();
    return new ReusedWindow(page, await context.newCDPSession(page), url);
  }

  /** Whether nothing is left of what was done in it; otherwise it is of no more use. */
  async clear(): Promise<boolean> {
    try {
      await this.#clear();
      return true;
    } catch {
      // A test may have closed its page, or left it so busy that it does not answer.
      return false;
    }
  }

  async #clear(): Promise<void> {
    const { page } = this;
    const context = page.context();
    for (const event of events) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    for (const other of context.pages()) if (other !== page) await other.close();
    // An answer that a test holds back may be on its way still.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
    await context.setOffline(false);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
    // A picture of the same address: its process stays, with all it has compiled, and nothing runs there.
    await page.goto(new URL("/favicon.svg", this.#url).href);
    await page.evaluate(() => sessionStorage.clear());
    await page.mouse.move(-1, -1);
    await context.clearCookies();
    await this.#protocol.send("Storage.clearDataForOrigin", { origin: this.#url.origin, storageTypes: kept });
    await this.#protocol.send("Page.resetNavigationHistory");
  }
}
