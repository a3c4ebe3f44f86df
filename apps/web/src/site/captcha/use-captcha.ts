import { waitFor } from "@housestyle/ui";
import { useRef } from "react";
import { loadSession, session } from "../../app/session.ts";
import { type Captcha, captchaScripts } from "./captcha-scripts.ts";
import { CaptchaStep } from "./captcha-step.ts";

/** The longest time to wait for a third-party script, in milliseconds. */
const patience = 10_000;

/** Sends a form with the captcha's token where the operator has set one up. */
export function useCaptcha(): <T>(send: (token: string | undefined) => Promise<T>) => Promise<T> {
  const step = useRef<CaptchaStep>(undefined);
  step.current ??= new CaptchaStep(() => obtain(session.read().site?.Captcha));
  const { current } = step;
  return async (send) => {
    // Whoever is quicker than the page, as a password manager may be, waits until it knows whether there is a captcha.
    if (!session.read().site) await loadSession();
    const token = await current.token(session.read().site?.Captcha?.SiteKey);
    try {
      return await send(token);
    } finally {
      current.used();
    }
  };
}

async function obtain(captcha: Captcha | null | undefined): Promise<string> {
  const script = captcha && captchaScripts[captcha.Provider];
  if (!script) throw new Error("There is no such captcha.");
  const place = document.createElement("div");
  document.body.append(place);
  try {
    return await Promise.race([
      load(script.address(captcha.SiteKey))
        .then(() => waitFor(script.isThere, { interval: 100 }))
        .then(() => script.ask(captcha.SiteKey, place)),
      new Promise<never>((_, fail) => setTimeout(() => fail(new Error("The captcha took too long.")), patience)),
    ]);
  } finally {
    place.remove();
  }
}

const loading = new Map<string, Promise<void>>();

/** Loads a script once. If that fails, it is tried again the next time. */
function load(address: string): Promise<void> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading.delete(address);
      reject(new Error("The captcha's script did not come."));
    };
    document.head.append(script);
  });
  loading.set(address, coming);
  return coming;
}
