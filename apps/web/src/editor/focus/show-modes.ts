import { focusMode, typewriterMode } from "./writing-modes.ts";

/** Tells the style sheet on the root element which modes are on. Returns a function that stops this and removes them. */
export function showModes(): () => void {
  const root = document.documentElement;
  const show = () => {
    root.toggleAttribute("data-focus", focusMode.isOn());
    root.toggleAttribute("data-typewriter", typewriterMode.isOn());
  };
  show();
  const stops = [focusMode.subscribe(show), typewriterMode.subscribe(show)];
  return () => {
    for (const stop of stops) stop();
    root.removeAttribute("data-focus");
    root.removeAttribute("data-typewriter");
  };
}
