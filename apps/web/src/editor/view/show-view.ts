import { viewChoices } from "./view-choices.ts";

/** Tells the style sheet on the root element how the text is to look. Returns a function that stops this and removes it. */
export function showView(): () => void {
  const root = document.documentElement;
  const all = Object.entries(viewChoices);
  const show = () => {
    for (const [name, { choice }] of all) root.setAttribute(name, choice.read());
  };
  show();
  const stops = all.map(([, { choice }]) => choice.subscribe(show));
  return () => {
    for (const stop of stops) stop();
    for (const [name] of all) root.removeAttribute(name);
  };
}
