import { editableOf, openDrawing, silenceOf } from "@housestyle/surfaces/foreign";
import type { BackgroundMessage, Beginning, SilentHere } from "../shared/beginning.ts";
import { askBackground } from "./background-link.ts";
import { exclusionKey } from "./may-read.ts";
import { seats } from "./seats.ts";
import type { ActiveField } from "./writing.ts";

/**
 * The part of the extension that stands beside every page. It waits until somebody goes to where they can write; all else is
 * sent for then. It listens to no message of a page, and to no event that a page has made.
 */
// From the beginning it watches for fields that stop hiding what is in them. On the page there is nothing until something is drawn.
const drawing = openDrawing(document);
let writing: ActiveField | undefined;
let coming: Element | undefined;

async function goTo(target: EventTarget | null): Promise<void> {
  const element = editableOf(target);
  if (!element || element === coming) return;
  // Here, and not only where it would be read: only this part has seen what fields were before.
  const isSilent = silenceOf(element) !== undefined;
  if (writing?.element !== element || (isSilent && exclusionKey(element, false) === undefined)) leave();
  if (writing?.isAlive) return void askBackground({ what: "here" });
  if (navigator.userActivation.hasBeenActive) await begin(element, isSilent);
  else whenTouched();
}

async function begin(element: Element, isSilent: boolean): Promise<void> {
  coming = element;
  const isRead = !isSilent || (await isAskedFor(element));
  const isThere = seats().startWriting !== undefined;
  const beginning = isRead ? await askBackground<Beginning>({ what: "begin", isThere }) : undefined;
  if (coming !== element) return;
  coming = undefined;
  writing?.end();
  writing = beginning?.isOn ? seats().startWriting?.(element, drawing, beginning) : undefined;
  if (beginning?.isOn) void askBackground({ what: "here" });
}

/** Whether a silent place is one that somebody has asked for on this site. */
async function isAskedFor(element: Element): Promise<boolean> {
  const key = exclusionKey(element, false) ?? "";
  return (await askBackground<boolean>({ what: "silent", key })) === true;
}

/**
 * A page that nobody has touched may give the keyboard to texts of its own, and would see by the lines under them which words somebody’s
 * dictionary knows. It is read once somebody types.
 */
function whenTouched(): void {
  addEventListener("keydown", touched, true);
}

function touched({ isTrusted }: Event): void {
  if (!isTrusted) return;
  removeEventListener("keydown", touched, true);
  void goTo(deepest(document));
}

/** Nothing is written where the keyboard is now. */
function leave(): void {
  coming = undefined;
  writing?.end();
  writing = undefined;
}

const focused = (event: Event) => void (event.isTrusted && goTo(event.composedPath()[0] ?? null));
const listen = () => addEventListener("focusin", focused, true);
listen();
// A page that is written anew (`document.open`, as editors do in frames of theirs) takes all listeners away.
new MutationObserver(listen).observe(document, { childList: true });
// A page may have been ready before we were.
void goTo(deepest(document));

chrome.runtime.onMessage.addListener((message: BackgroundMessage, sender, answer) => {
  if (sender.id !== chrome.runtime.id) return;
  if (message.told === "insert") answer(inserted(message.text));
  else if (message.told === "why") answer(silentHere(message.isSentAway));
  else if (message.told === "command") writing?.command(message.command);
  else if (writing?.isAlive) void writing.renew();
  else void goTo(deepest(document));
});

/** Writes where the keyboard was before somebody chose what. Answers whether it could. */
function inserted(text: string): boolean {
  const isHere = writing?.isAlive === true && writing.element === editableOf(deepest(document));
  if (isHere) writing?.insert(text);
  return isHere;
}

/** Why the place that has the keyboard is not checked of itself. */
function silentHere(isSentAway: boolean): SilentHere | undefined {
  const focused = deepest(document);
  const element = editableOf(focused) ?? (focused?.matches("input[type=password]") ? focused : undefined);
  const silence = element && silenceOf(element, isSentAway);
  return silence && { silence, key: exclusionKey(element, isSentAway) };
}

/** What has the keyboard, in whichever open shadow. */
function deepest(root: DocumentOrShadowRoot): Element | null {
  const element = root.activeElement;
  return element?.shadowRoot ? (deepest(element.shadowRoot) ?? element) : element;
}
