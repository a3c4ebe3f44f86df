import { inTier } from "../in-tier.ts";

/** A page on which what is written in lies in some difficult way. */
export interface PageCase {
  readonly name: string;
  readonly body: string;
  /** What the page does before it is written. */
  readonly before?: string;
  /** What the page does when something is drawn: the line has to follow. */
  readonly after?: string;
  /** Whether it is tried in the deep tier alone. */
  readonly isDeep?: true;
}

const field = "<textarea rows='3' cols='40'></textarea>";
const tall = "<p style='height: 120px'>Before.</p>";

/** Where a line has to be drawn under its word, and to follow it. */
export const places = inTier<PageCase>([
  {
    name: "a page that is scrolled",
    body: `${tall}${field}<p style="height: 2000px">Behind.</p>`,
    after: "scrollTo(0, 80)",
  },
  {
    name: "a part of a page that is scrolled",
    body: `<div id="part" style="height: 220px; overflow: auto">${tall}${field}<p style="height: 900px">Behind.</p></div>`,
    after: "document.querySelector('#part').scrollTop = 70",
    isDeep: true,
  },
  {
    name: "a field that moves with what is above it",
    body: `<p id="above">Above.</p>${field}`,
    after: "document.querySelector('#above').style.height = '150px'",
  },
  {
    name: "a parent that is scaled",
    body: `<div style="transform: scale(1.25); transform-origin: 0 0">${field}</div>`,
    isDeep: true,
  },
  { name: "a page that is zoomed", body: `<div style="zoom: 1.5">${field}</div>`, isDeep: true },
  {
    name: "a dark page",
    body: `<style>body, textarea { color: #eee; background: #111; }</style>${field}`,
    isDeep: true,
  },
  {
    name: "a shadow tree",
    body: `<div id="tree"></div>`,
    before: `document.querySelector("#tree").attachShadow({ mode: "open" }).innerHTML = "<style>textarea { font: 20px/30px 'DejaVu Sans Mono', monospace; padding: 10px }</style>${field}"`,
  },
  { name: "an editor that comes late", body: "", before: `document.body.insertAdjacentHTML("beforeend", "${field}")` },
  {
    name: "an editor of columns that are turned around",
    body: `<div style="display: flex; flex-direction: row-reverse"><p>Aside.</p><div contenteditable style="width: 500px"></div></div>`,
    isDeep: true,
  },
  { name: "a dialog", body: `<dialog>${field}</dialog>`, before: `document.querySelector("dialog").showModal()` },
]);
