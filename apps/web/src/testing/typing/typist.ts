import { setTimeout } from "node:timers/promises";
import { type Stroke, type TypingPlan, textOfPlan } from "./typing-plan.ts";

/** Whoever writes in a browser: the least that all of them can be told. */
export interface Typist {
  /** The value of an expression in the page; it has to be text. */
  read(expression: string): Promise<string>;
  /** Does this at that pace, without waiting for the page to follow. */
  does(stroke: Stroke, pace: number): Promise<void>;
  /** Waits until the page has received all of it. */
  rests(): Promise<void>;
}

/** A place in the text: a paragraph, and an offset in it. */
interface TypingPlace {
  readonly paragraph: number;
  readonly offset: number;
}

/** The end of the text, its start, or halfway through. */
function placeIn(lines: readonly string[], turn: number): TypingPlace {
  const paragraph = [lines.length - 1, 0, Math.floor(lines.length / 2)][turn] ?? 0;
  const { length } = lines[paragraph] ?? "";
  return { paragraph, offset: [length, 0, Math.floor(length / 2)][turn] ?? 0 };
}

/** The paragraphs of the text as it stands. */
async function linesOf(typist: Typist): Promise<string[]> {
  return JSON.parse(
    await typist.read(`JSON.stringify([...document.querySelectorAll(".text > p")].map((p) => p.textContent))`),
  );
}

/** Puts a text into the page as another program does, and waits until it stands there: the page may hold it back at first. */
export async function pastes(typist: Typist, text: string): Promise<void> {
  const lengthOf = async () => (await linesOf(typist)).join("").length;
  const before = await lengthOf();
  await typist.read(`(() => {
    const data = new DataTransfer();
    data.setData("text/plain", ${JSON.stringify(text)});
    // Firefox knows only the older pair of members, and pastes nothing without them.
    const older = { data: ${JSON.stringify(text)}, dataType: "text/plain" };
    const event = new ClipboardEvent("paste", { clipboardData: data, ...older, bubbles: true, cancelable: true });
    const text = document.querySelector(".text");
    text.focus();
    text.dispatchEvent(event);
    return "";
  })()`);
  while ((await lengthOf()) === before) await setTimeout(20);
}

/**
 * Writes at the end of the text, at its start or halfway through, by turns. Answers the text that should stand then, and
 * the one that does.
 */
export async function writes(
  typist: Typist,
  turn: number,
  plan: TypingPlan,
): Promise<{ readonly expected: string; readonly found: string }> {
  const lines = await linesOf(typist);
  const place = placeIn(lines, turn % 3);
  const before = lines.slice(0, place.paragraph).map((line) => line.length + 1);
  const at = before.reduce((sum, length) => sum + length, 0) + place.offset;
  const whole = lines.join("\n");
  const expected = whole.slice(0, at) + textOfPlan(plan) + whole.slice(at);
  await puts(typist, place);
  await typist.read(stalls(plan));
  for (const stroke of plan.strokes) await typist.does(stroke, plan.pace);
  await typist.rests();
  let found = "";
  // What an input method puts in may take one more turn of the page.
  for (let look = 0; look < 40 && found !== expected; look++) {
    if (look > 0) await setTimeout(50);
    found = (await linesOf(typist)).join("\n");
  }
  return { expected, found };
}

/** Puts the caret somewhere, as a click does, until the editor has it there: what it draws meanwhile may be first. */
async function puts(typist: Typist, { paragraph, offset }: TypingPlace): Promise<void> {
  const put = `(() => {
    const text = document.querySelector(".text");
    const block = text.querySelectorAll(":scope > p")[${paragraph}];
    if (block.classList.contains("at-caret") && getSelection().anchorOffset === window.typingAt) return "there";
    if (window.typingIn !== block) {
      // A reader has it on the screen before they click: only what is drawn can take a caret.
      block.scrollIntoView({ block: "center" });
      window.typingIn = block;
      return "";
    }
    text.focus();
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let left = ${offset};
    let node = walker.nextNode();
    while (node && left > node.length) { left -= node.length; node = walker.nextNode(); }
    getSelection().collapse(node ?? block, node ? left : 0);
    window.typingAt = getSelection().anchorOffset;
    return "";
  })()`;
  // A caret that the last plan left here says nothing of this one.
  await typist.read('(() => { window.typingIn = window.typingAt = undefined; return ""; })()');
  // A moment after it has the focus, the editor puts the caret where it last knew it.
  for (let looks = 0; looks < 3; await setTimeout(40)) looks = (await typist.read(put)) === "there" ? looks + 1 : 0;
}

function stalls({ stalls }: TypingPlan): string {
  return `(() => {
    for (const { at, ms } of ${JSON.stringify(stalls)}) {
      setTimeout(() => { for (const end = performance.now() + ms; performance.now() < end; ); }, at);
    }
    return "";
  })()`;
}
