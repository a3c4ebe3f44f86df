import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { forgetKept, isReusable, startApp, unknownForm, unmountApp, watchWorkers } from "./loaded-app.ts";

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
  /** Whether the app is loaded in it and shows nothing. */
  #isUnmounted = false;

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
    watchWorkers(page);
    return new ReusedWindow(page, await context.newCDPSession(page), url);
  }

  /** Shows an address of the app: starts the app there if it is loaded, else loads the page. */
  async show(address: string): Promise<void> {
    const isUnmounted = this.#isUnmounted;
    this.#isUnmounted = false;
    if (isUnmounted) await startApp(this.page, address);
    else await this.page.goto(address);
  }

  /**
   * Whether nothing is left of what was done in it; otherwise it is of no more use. What the app throws while it is
   * unmounted is passed to `complain`.
   */
  async clear(complain: (fault: string) => void): Promise<boolean> {
    try {
      await this.#clear(complain);
      return true;
    } catch {
      // A test may have closed its page, or left it so busy that it does not answer.
      return false;
    }
  }

  async #clear(complain: (fault: string) => void): Promise<void> {
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
    const scripts = this.#scripts.splice(0);
    await Promise.all(scripts.map((script) => script.dispose()));
    await context.setOffline(false);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
    this.#isUnmounted = scripts.length === 0 && isReusable(page) && (await this.#unmounted(complain));
    if (!this.#isUnmounted) {
      // A picture of the same address: its process stays, with all it has compiled, and nothing runs there.
      await page.goto(new URL("/favicon.svg", this.#url).href);
      await page.evaluate(() => sessionStorage.clear());
    }
    await page.mouse.move(-1, -1);
    await context.clearCookies();
    await this.#protocol.send("Storage.clearDataForOrigin", { origin: this.#url.origin, storageTypes: kept });
    await this.#protocol.send("Page.resetNavigationHistory");
  }

  /** Whether the app is loaded here and could be unmounted. */
  async #unmounted(complain: (fault: string) => void): Promise<boolean> {
    const { page } = this;
    if (new URL(page.url()).origin !== this.#url.origin) return false;
    if (!(await page.evaluate(() => document.getElementById("root")?.firstChild))) return false;
    let isSound = true;
    let isForgetting = false;
    page.on("pageerror", ({ message }) => {
      isSound = false;
      // A write whose database is deleted under it fails: nobody but a test does that.
      if (!isForgetting) complain(message);
    });
    try {
      await unmountApp(page);
      isForgetting = true;
      await forgetKept(page);
    } catch (cause) {
      isSound = false;
      if (String(cause).includes(unknownForm)) complain(unknownForm);
    }
    page.removeAllListeners("pageerror");
    return isSound;
  }
}
