import type { CDPSession, Page } from "playwright-core";

/** Something the extension draws: closed to a page, and open to whoever looks from outside of it, as here. */
interface Drawn {
  readonly text: string;
  readonly id: number;
}

type Node = Awaited<ReturnType<typeof documentOf>>;

const documentOf = async (session: CDPSession) =>
  (await session.send("DOM.getDocument", { depth: -1, pierce: true })).root;
const textOf = (node: Node): string =>
  node.nodeType === 3 ? node.nodeValue : (node.children ?? []).map(textOf).join("");

function classesOf({ attributes = [] }: Node): readonly string[] {
  const at = attributes.indexOf("class");
  return at < 0 ? [] : (attributes[at + 1] ?? "").split(" ");
}

/** The elements of a class within closed shadows. */
async function drawn(session: CDPSession, name: string): Promise<Drawn[]> {
  const found: Drawn[] = [];
  const look = (node: Node, isOurs: boolean): void => {
    if (isOurs && classesOf(node).includes(name)) found.push({ text: textOf(node), id: node.backendNodeId });
    for (const child of node.children ?? []) look(child, isOurs);
    for (const shadow of node.shadowRoots ?? []) look(shadow, isOurs || shadow.shadowRootType === "closed");
    if (node.contentDocument) look(node.contentDocument, false);
  };
  look(await documentOf(session), false);
  return found;
}

async function inSession<Answer>(page: Page, run: (session: CDPSession) => Promise<Answer>): Promise<Answer> {
  const session = await page.context().newCDPSession(page);
  try {
    return await run(session);
  } finally {
    await session.detach().catch(() => undefined);
  }
}

/** The words of all elements of a class that the extension draws. */
export const shownAs = (page: Page, name: string): Promise<string[]> =>
  inSession(page, async (session) => (await drawn(session, name)).map(({ text }) => text));

/** Clicks the button with these words as a hand does. */
export function press(page: Page, words: string): Promise<void> {
  return inSession(page, async (session) => {
    const all = [...(await drawn(session, "button")), ...(await drawn(session, "badge"))];
    const button = all.find(({ text }) => text === words);
    if (!button) throw new Error(`No button says “${words}” among ${all.map(({ text }) => text).join(", ")}.`);
    const { model } = await session.send("DOM.getBoxModel", { backendNodeId: button.id });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = model.content;
    await page.mouse.click((left + right) / 2, (top + bottom) / 2);
  });
}
