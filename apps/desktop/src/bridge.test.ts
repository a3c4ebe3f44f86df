import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";

const sourceOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const bridge = sourceOf("shell/usr/share/housestyle/bridge.js");

/** A shell as a page knows it: files by number, and what was asked of it. */
function shell(launched: readonly { file: number; name: string }[]) {
  const asked: string[] = [];
  const files = [Buffer.from("We saw teh boat.")];
  const answers: Record<string, (about: Record<string, unknown>) => unknown> = {
    launched: () => launched,
    read: ({ file }) => ({ bytes: files[Number(file)]?.toString("base64"), modified: 7 }),
    write: ({ file, bytes }) => {
      files[Number(file)] = Buffer.from(String(bytes), "base64");
      return {};
    },
    choose: () => null,
    badge: () => null,
  };
  const answer = (message: string): string => {
    const { what, ...about } = JSON.parse(message) as { what: string };
    asked.push(what);
    const said = answers[what];
    if (!said) throw new Error("Unknown request.");
    return JSON.stringify(said(about));
  };
  return { asked, files, answer };
}

type Shell = ReturnType<typeof shell>;

/** WebKit, on Linux and macOS: a message is answered by a promise. */
function inWebKit({ answer }: Shell, path: string) {
  const postMessage = async (message: string) => answer(message);
  return pageWith({ webkit: { messageHandlers: { housestyle: { postMessage } } } }, path, bridge);
}

/** WebView2, on Windows: messages go there and back, and some answers overtake others. */
function inWebView2({ answer }: Shell, path: string) {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const tell = (data: unknown) => {
    for (const listener of listeners) listener({ data: JSON.parse(JSON.stringify(data)) });
  };
  const webview = {
    addEventListener: (_: "message", listener: (event: { data: unknown }) => void) => listeners.push(listener),
    postMessage: ({ id, message }: { id: number; message: string }) =>
      setTimeout(() => {
        try {
          tell({ id, answer: answer(message) });
        } catch (failure) {
          tell({ id, failure: (failure as Error).message });
        }
      }, 10 - id),
  };
  return pageWith({ chrome: { webview } }, path, `${sourceOf("windows/reply.js")}\n${bridge}`);
}

interface Handle {
  getFile(): Promise<File>;
  createWritable(): Promise<{ write(part: string): Promise<void>; close(): Promise<void> }>;
}

interface Page {
  readonly launchQueue: { setConsumer(run: (given: { files: readonly Handle[] }) => void): void };
  readonly showOpenFilePicker: () => Promise<readonly Handle[]>;
  readonly navigator: { setAppBadge(count: number): Promise<void> };
  readonly housestyleDesktop: { ask(what: string): Promise<unknown>; launch(opened: object): void };
}

/** A page with nothing in it but what a shell puts there. */
function pageWith(given: object, pathname: string, program: string): Page {
  const page: Record<string, unknown> = { ...given, navigator: {}, location: { pathname } };
  Object.assign(page, { window: page, atob, btoa, File, Blob, DOMException });
  runInContext(program, createContext(page));
  return page as unknown as Page;
}

describe.each([
  ["WebKit", inWebKit],
  ["WebView2", inWebView2],
] as const)("what a shell puts into a page, in %s", (_, open) => {
  test("opened files are launched, read, and saved in place as a browser would have it", async () => {
    const lent = shell([{ file: 0, name: "letter.txt" }]);
    const page = open(lent, "/editor");
    const handles: Handle[] = [];
    page.launchQueue.setConsumer(({ files }) => handles.push(...files));
    await expect.poll(() => handles.length).toBe(1);
    const [handle] = handles;
    const file = await handle?.getFile();
    expect([file?.name, file?.lastModified, await file?.text()]).toEqual(["letter.txt", 7, "We saw teh boat."]);
    const writing = await handle?.createWritable();
    await writing?.write("We saw ");
    await writing?.write("the boat – 🙂.");
    await writing?.close();
    expect(String(lent.files[0])).toBe("We saw the boat – 🙂.");
    page.housestyleDesktop.launch({ file: 0, name: "again.txt" });
    await expect.poll(() => handles.length).toBe(2);
  });

  test("many questions at once each get their own answer; what nobody answers fails", async () => {
    const page = open(shell([]), "/office/popup.html");
    const [chosen, badge, unknown] = await Promise.allSettled([
      page.showOpenFilePicker(),
      page.navigator.setAppBadge(3),
      page.housestyleDesktop.ask("shutdown"),
    ]);
    expect(chosen).toMatchObject({ status: "rejected", reason: { name: "AbortError" } });
    expect(badge).toMatchObject({ status: "fulfilled", value: null });
    expect(unknown).toMatchObject({ status: "rejected", reason: { message: "Unknown request." } });
  });

  test("only the editor asks for the files that were opened with the program", async () => {
    const lent = shell([]);
    const page = open(lent, "/office/popup.html");
    await page.navigator.setAppBadge(0);
    expect(lent.asked).toEqual(["badge"]);
  });
});
