import { Checker, pageClock, portOf } from "@housestyle/checker";
import { defaultSettings } from "@housestyle/engine";
import { noRemarks, RemarkController, type RemarksState, shownSuggestions } from "@housestyle/panel";
import { type PlainLine, TextareaSurface } from "@housestyle/surfaces/textarea";
import "@housestyle/ui/tokens.css";
import "@housestyle/surfaces/marks.css";
import "./textarea.css";

/** A whole host, as small as one can be: a text field, the remarks below it, a button for each suggestion. */
const field = document.querySelector("textarea") ?? document.createElement("textarea");
const list = document.querySelector("ul");
let state: RemarksState = noRemarks;

const checker = new Checker<PlainLine>(pageClock, {
  ready() {},
  failed() {},
  arrived: (arrivals) => remarks.arrived(arrivals),
  answered() {},
});
const set = (change: Partial<RemarksState>) => {
  state = { ...state, ...change };
  if (!change.remarks || !list) return;
  // Findings may come again, more of them: whoever is at a suggestion stays there.
  const at = list.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
  list.replaceChildren(...state.remarks.map(rowOf));
  [...list.querySelectorAll("button")].find(({ textContent }) => textContent === at)?.focus();
};
const remarks = new RemarkController({ read: () => state, set }, checker, {
  shown: (findings) => findings,
  waiting() {},
  say: ({ message }) => message,
  opened() {},
});

function rowOf(remark: RemarksState["remarks"][number]): HTMLLIElement {
  const row = document.createElement("li");
  row.append(`${remark.finding.text}: ${remark.finding.message} `);
  for (const suggestion of shownSuggestions(remark.finding)) {
    const button = document.createElement("button");
    button.textContent = suggestion;
    button.onclick = () => remarks.fix([remark], suggestion);
    row.append(button);
  }
  return row;
}

remarks.use(new TextareaSurface(field, remarks.events));
const worker = new Worker(new URL("../src/editor/checking/worker.ts", import.meta.url), { type: "module" });
checker.connect(portOf(worker), "en-US", defaultSettings);
