import { catalogue, say } from "@housestyle/texts";

/** The texts for reading aloud. */
export const editorSpeech = catalogue("editorSpeech", {
  title: "Read aloud",
  none: "Reading aloud isn’t available: this browser has no voice on this device.",
  play: "Continue reading",
  pause: "Pause reading",
  stop: "Stop reading",
  voice: "Voice",
  speed: "Speed",
  times: say("{rate, number}×", (rate: number) => ({ rate })),
  paused: "Reading paused",
  stopped: "Reading stopped",
  failed: "The voice stopped. Choose another voice, or try again.",
  empty: "There is no text to read.",
});
