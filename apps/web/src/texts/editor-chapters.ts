import { catalogue, quoted, say } from "@housestyle/texts";

const named = (name: string) => ({ name: quoted(name) });

/** The texts about moving chapters between documents. */
export const editorChapters = catalogue("editorChapters", {
  moveOut: "Move chapter to its own document",
  moveOutNamed: say("Move {name} to its own document", named),
  movedOut: say("Moved {name} to its own document.", named),
  back: say("{name} is back in this text. Its own document is in the trash.", named),
  backBoth: say("{name} is back in this text. Its own document stays in your documents.", named),
  failed: say("{name} wasn’t moved because the server couldn’t be reached. Your text is unchanged.", named),
  changed: say("{name} wasn’t moved because the text changed while it was being moved. Try again.", named),
  about: "Choose a document. Its text is copied into this one. The document itself doesn’t change.",
  where: "Position",
  places: { cursor: "After the paragraph at the cursor", end: "At the end" },
  inserted: say("Inserted {name}.", named),
  notRead: say("{name} couldn’t be loaded. Your text is unchanged.", named),
});
