import { useSyncExternalStore } from "react";
import { deviceChoice } from "../../app/device-choice.ts";
import { localVoices } from "./voices.ts";

/** The voice that was chosen, by the browser’s name for it; empty until one has been. */
export const chosenVoice = deviceChoice("housestyle.voice", [], "");

/** How fast is read: 1 is the voice’s own speed. */
export const readingSpeed = deviceChoice("housestyle.reading-speed", ["0.75", "1", "1.25", "1.5", "2"], "1");

/** The browser’s own speech; undefined where it has none. */
export function browserSpeech(): SpeechSynthesis | undefined {
  return "speechSynthesis" in globalThis ? globalThis.speechSynthesis : undefined;
}

/** The voices of this device; a component follows them, because some browsers load them late. */
export function useVoices(dialect: string): readonly SpeechSynthesisVoice[] {
  const names = useSyncExternalStore(follow, () =>
    (browserSpeech()?.getVoices() ?? []).map(({ name }) => name).join("\n"),
  );
  return names === "" ? [] : localVoices(browserSpeech()?.getVoices() ?? [], dialect);
}

function follow(changed: () => void): () => void {
  const speech = browserSpeech();
  speech?.addEventListener("voiceschanged", changed);
  return () => speech?.removeEventListener("voiceschanged", changed);
}
