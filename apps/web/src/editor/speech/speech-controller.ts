import { Plugin, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { editorSpeech as texts } from "../../texts/editor-speech.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { showPlace } from "../find/show-place.ts";
import { browserSpeech, chosenVoice, readingSpeed } from "./browser-speech.ts";
import { nextSentence, type SpokenSentence } from "./next-sentence.ts";
import { localVoices, voiceToUse } from "./voices.ts";

/** Reads the text aloud, sentence by sentence, with a voice of this device. Nothing leaves the device. */
export class SpeechController {
  readonly #editor: EditorController;
  #range: Pick<SpokenSentence, "from" | "to"> = { from: 0, to: 0 };
  #sentence: SpokenSentence | undefined;
  /** Some browsers forget the end of what nothing refers to. */
  #utterance: SpeechSynthesisUtterance | undefined;
  #stops: (() => void)[] = [];
  #hasPlugin = false;

  constructor(editor: EditorController) {
    this.#editor = editor;
  }

  /** Starts reading at the cursor, or reads the selection. Pauses and resumes if something is already being read. */
  toggle(): void {
    const { speech } = this.#editor.state.read();
    if (speech === "playing") this.#pause();
    else if (speech === "paused") this.#speak();
    else this.#begin();
  }

  /** Ends reading. */
  stop(): void {
    if (!this.#sentence) return;
    this.#end();
    this.#editor.state.set({ said: texts.stopped });
  }

  /** Reads the sentence again, with another voice or speed. */
  again(): void {
    if (this.#editor.state.read().speech === "playing") this.#speak();
  }

  #begin(): void {
    const { view } = this.#editor;
    if (!view || !this.#voice()) {
      this.#editor.notify(texts.none);
      return;
    }
    const { doc, selection } = view.state;
    const whole = { from: 0, to: doc.content.size };
    this.#range = selection.empty ? whole : { from: selection.from, to: selection.to };
    // After the last sentence there is nothing left to read: the text is read from its beginning.
    const first = this.#next(selection.from) ?? this.#next(0);
    if (!first) {
      this.#editor.notify(texts.empty);
      return;
    }
    if (!this.#hasPlugin) this.#editor.addPlugins([this.#plugin()]);
    this.#hasPlugin = true;
    this.#stops = [
      this.#editor.events.on("changed", (tr) => this.#follow(tr)),
      this.#editor.events.on("opened", () => this.#end()),
    ];
    this.#sentence = first;
    this.#speak();
  }

  #next(pos: number): SpokenSentence | undefined {
    const { view, state } = this.#editor;
    return view && nextSentence(view.state.doc, pos, this.#range, state.read().personal.preferences.dialect);
  }

  #voice(): SpeechSynthesisVoice | undefined {
    const { dialect } = this.#editor.state.read().personal.preferences;
    return voiceToUse(localVoices(browserSpeech()?.getVoices() ?? [], dialect), chosenVoice.read());
  }

  #speak(): void {
    const [speech, voice, sentence] = [browserSpeech(), this.#voice(), this.#sentence];
    if (!speech || !voice || !sentence) {
      this.#end();
      return;
    }
    this.#hush();
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = Number(readingSpeed.read());
    utterance.onend = () => {
      if (utterance === this.#utterance) this.#goOn();
    };
    utterance.onerror = () => {
      if (utterance !== this.#utterance) return;
      this.#end();
      this.#editor.notify(texts.failed);
    };
    this.#utterance = utterance;
    this.#editor.state.set({ speech: "playing" });
    this.#redraw();
    speech.speak(utterance);
  }

  #goOn(): void {
    this.#sentence = this.#sentence && this.#next(this.#sentence.to);
    if (this.#sentence) this.#speak();
    else this.#end();
  }

  /**
   * Pauses without the browser’s own pause, which some lack and others never end: a paused sentence is read again from
   * its start.
   */
  #pause(): void {
    this.#hush();
    this.#editor.state.set({ speech: "paused", said: texts.paused });
  }

  #hush(): void {
    this.#utterance = undefined;
    browserSpeech()?.cancel();
  }

  #end(): void {
    this.#hush();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#sentence = undefined;
    this.#editor.state.set({ speech: undefined });
    this.#redraw();
  }

  /** Moves the sentence and the range to be read along with edits. */
  #follow({ docChanged, mapping, doc }: Transaction): void {
    if (!docChanged || !this.#sentence) return;
    const map = (pos: number, side: 1 | -1) => Math.min(mapping.map(pos, side), doc.content.size);
    this.#range = { from: map(this.#range.from, -1), to: map(this.#range.to, 1) };
    const to = map(this.#sentence.to, -1);
    const from = Math.min(map(this.#sentence.from, 1), to);
    this.#sentence = { from, to, text: doc.textBetween(from, to, "\n", "\n") };
    this.#editor.view?.setProps({});
  }

  #redraw(): void {
    const { view } = this.#editor;
    view?.setProps({});
    if (view && this.#sentence) showPlace(view, this.#sentence.from);
  }

  #plugin(): Plugin {
    return new Plugin({
      props: {
        decorations: ({ doc }) => {
          const sentence = this.#sentence;
          if (!sentence || sentence.to > doc.content.size) return null;
          return DecorationSet.create(doc, [Decoration.inline(sentence.from, sentence.to, { class: "reading-aloud" })]);
        },
      },
    });
  }
}

const kept = new WeakMap<EditorController, SpeechController>();

/** Returns what reads the text of an editor aloud, the same one each time. */
export function keptSpeech(editor: EditorController): SpeechController {
  const before = kept.get(editor);
  if (before) return before;
  const speech = new SpeechController(editor);
  kept.set(editor, speech);
  return speech;
}
