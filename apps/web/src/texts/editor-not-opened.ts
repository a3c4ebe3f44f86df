import { catalogue, quoted, say } from "@housestyle/texts";
import type { FileRefusal } from "../editor/files/file-refusal.ts";

const named = (name: string) => ({ name: quoted(name) });

/** Why a file was not opened, and what helps. The text in the editor is unchanged in each case. */
export const notOpened = catalogue("notOpened", {
  archive: say("{name} is an archive. Extract it, then open a document from it.", named),
  damaged: say("{name} is damaged or incomplete. Open it in the program that created it, and save it again.", named),
  locked: say("{name} is password-protected. Save a copy without the password, then open the copy.", named),
  misnamed: say("{name} is damaged or has the wrong file extension. Your text is unchanged.", named),
  "not-text": say("{name} isn’t a text document. Your text is unchanged.", named),
  "old-office": say("{name} is in an old Office format. Save it as .docx or copy its text, then paste it here.", named),
  "old-word": say(
    "{name} is in an old Word format. Save it as .docx in Word or LibreOffice, then open that file.",
    named,
  ),
  pages: say("{name} is a Pages document. Export it from Pages to Word, then open that file.", named),
  picture: say("{name} is a picture. Open a document, or type the text in the picture.", named),
  program: say("{name} is a program. Open a document instead.", named),
  recording: say("{name} is an audio or video file. Open a document instead.", named),
  sheet: say("{name} is a spreadsheet. Copy its cells, then paste them here.", named),
  slides: say("{name} is a presentation. Copy its text, then paste it here.", named),
  slow: say("{name} took too long to read. Save it as .docx or .txt, then open that file.", named),
  "too-large": say("{name} is too large to open. Split it into smaller files, then open one of them.", named),
  unavailable: say(
    "{name} couldn’t be opened because a part of the editor didn’t load. Check your connection, and try again.",
    named,
  ),
  unreadable: say("{name} couldn’t be read. If it is a folder, open a document from it.", named),
  unsafe: say(
    "{name} wasn’t opened because it may be harmful. If you trust it, save it again in the program that created it.",
    named,
  ),
  "web-archive": say("{name} is a web archive. Save it as .docx or .html, then open that file.", named),
  "without-text": say(
    "{name} contains pictures of pages but no text. Run text recognition (OCR) on it first, then open the result.",
    named,
  ),
} satisfies Record<FileRefusal, unknown>);
