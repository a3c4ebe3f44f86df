import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts about who wrote what in a document, and for playing its changes again. */
export const editorAuthors = catalogue("editorAuthors", {
  tabs: "History views",
  versions: "Versions",
  title: "Who wrote what",
  about: "Each passage has the name of the person who wrote it. Words from before this was recorded have no name.",
  show: "Show",
  everyone: "Everyone",
  only: say("Only {name}", (name: string) => ({ name })),
  unknown: "Unknown",
  assistedBy: say("{name}, language model", (name: string) => ({ name })),
  share: say("{name}: {percent}% of the words", (name: string, percent: number) => ({ name, percent })),
  shareAssisted: say(
    "{name}: {percent}% of the words, {assisted}% from a language model",
    (name: string, percent: number, assisted: number) => ({ name, percent, assisted }),
  ),
  text: "Text with authors",
  loading: "Loading the authors…",
  failed: "The authors couldn’t be loaded. Check your connection, and try again.",
  none: "There are no words in this document yet.",
  noneBy: say("Nothing by {name} is in the text.", (name: string) => ({ name })),
  useParagraph: "Use this paragraph",
  useParagraphAbout: "Replaces your paragraph with that of the other text. Press Ctrl+Z to undo.",
  replay: {
    open: "Replay changes",
    close: "Close replay",
    loading: "Loading the changes…",
    gone: "The single changes since this version are no longer stored. You can still compare it.",
    none: "Nothing has changed since this version.",
    position: "Change",
    at: say("Change {at, number} of {count, number} by {name}", (at: number, count: number, name: string) => ({
      ...{ at, count, name },
    })),
    start: "The version before the changes",
    play: "Play",
    pause: "Pause",
    previous: "Previous change",
    next: "Next change",
    text: "Text at this change",
    details: say("Title, language, or style changed: {title}", (title: string) => ({ title: quoted(title) })),
  },
});
