import "./styles/fonts.css";
import "@housestyle/ui/tokens.css";
import "@housestyle/ui/ui.css";
import "./styles/base.css";
import { forbidEval } from "./app/forbid-eval.ts";
import { sendFor } from "./app/sent-for.ts";
import { routeAt } from "./routes.ts";

forbidEval();
// No region of English begins with X: those are made up.
if (/^en(?!-X)/.test(navigator.language)) begin();
// Some texts are read as soon as their module is there: who reads another language waits for it first.
else void import("./app/speak.ts").then(({ speakReadersLanguage }) => speakReadersLanguage()).then(begin, begin);

function begin(): void {
  // What the address needs is on its way before React, which takes longest to begin, has begun.
  sendFor(routeAt(location.pathname));
  const root = document.getElementById("root");
  if (root) void import("./app/start.tsx").then(({ start }) => start(root));
}

if (import.meta.env.PROD) {
  // After everything the page needs now: keeping it for later must not delay it.
  addEventListener("load", () => {
    // Without a network there is nothing to keep; the next visit tries again.
    setTimeout(() => {
      if (navigator.onLine) import("./pwa/register.ts").then(({ registerPage }) => registerPage()).catch(() => {});
    }, 1500);
  });
}
