import { IconButton, Select } from "@housestyle/ui";
import { Pause, Play, Square } from "lucide-react";
import { useEffect } from "react";
import { editorSpeech as texts } from "../../texts/editor-speech.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import "../styles/bar.css";
import { chosenVoice, readingSpeed, useVoices } from "./browser-speech.ts";
import { keptSpeech } from "./speech-controller.ts";
import { voiceToUse } from "./voices.ts";
import "./speech.css";

/** Pauses and ends reading aloud, above the text, and asks for the voice and its speed. */
export default function SpeechBar() {
  const controller = useController();
  const speech = keptSpeech(controller);
  const isPlaying = useControllerState((state) => state.speech === "playing");
  const dialect = useControllerState((state) => state.personal.preferences.dialect);
  const voices = useVoices(dialect);
  const chosen = chosenVoice.useValue();
  const speed = readingSpeed.useValue();
  // Whoever leaves the editor leaves it in silence.
  useEffect(() => () => speech.stop(), [speech]);
  return (
    <section className="above-text" aria-label={texts.title}>
      <div className="above-row speech-row">
        <IconButton label={isPlaying ? texts.pause : texts.play} onClick={() => speech.toggle()}>
          {isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
        </IconButton>
        <IconButton label={texts.stop} onClick={() => speech.stop()}>
          <Square {...icon} />
        </IconButton>
        <Select
          label={texts.voice}
          inline
          value={voiceToUse(voices, chosen)?.voiceURI ?? ""}
          options={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
          onChange={(value) => {
            chosenVoice.set(value);
            speech.again();
          }}
        />
        <Select
          label={texts.speed}
          inline
          value={speed}
          options={readingSpeed.values.map((value) => ({ value, label: texts.times(Number(value)) }))}
          onChange={(value) => {
            readingSpeed.set(value);
            speech.again();
          }}
        />
      </div>
    </section>
  );
}

const icon = { size: 17, strokeWidth: 1.5, "aria-hidden": true } as const;
