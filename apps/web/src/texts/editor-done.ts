import type { MarkdownLoss } from "@housestyle/documents/markdown";
import { catalogue, oneOf, quoted, say } from "@housestyle/texts";

/** What a Markdown file cannot contain, as part of a sentence. */
const markdownLosses = catalogue("markdownLosses", {
  mergedCells: "merged cells",
  blocksInCells: "lists in table cells",
  alignment: "aligned paragraphs or cells",
} satisfies Record<MarkdownLoss, string>);

/** The messages of the editor after an action has succeeded or failed. */
export const done = catalogue("done", {
  changedSince: "The text has changed since then. Press Ctrl+Z to undo step by step.",
  added: say("Added {word} to your dictionary.", (word: string) => ({ word: quoted(word) })),
  removed: say("Removed {word} from your dictionary.", (word: string) => ({ word: quoted(word) })),
  ignored: say("{words} is ignored here.", (words: string) => ({ words: quoted(words) })),
  ignoredAll: say(
    "{words} is ignored in {count, plural, one {# place} other {# places}}.",
    (count: number, words: string) => ({ words: quoted(words), count }),
  ),
  ignoredInDocument: say("{words} is ignored in this document.", (words: string) => ({ words: quoted(words) })),
  ignoredEverywhere: say("{words} is ignored everywhere.", (words: string) => ({ words: quoted(words) })),
  learnt: say(
    "{standing, select, hint {{title} will be shown as a hint from now on: you ignored it {count, plural, one {once} other {# times}}.} rare {{title} won’t be shown anymore: you ignored it {count, plural, one {once} other {# times}}.} other {{title} will be shown as usual again.}}",
    (title: string, standing: string, count: number) => ({ title: quoted(title), standing, count }),
  ),
  addedAll: say("Added {count, plural, one {# word} other {# words}} to your dictionary.", (count: number) => ({
    count,
  })),
  silenced: say("{title} is turned off in this document.", (title: string) => ({ title: quoted(title) })),
  turnedOff: say(
    "{title} is turned off for you{count, plural, =1 {.} other {: {count, number} suggestions in this document are hidden.}}",
    (title: string, count: number) => ({ title: quoted(title), count }),
  ),
  openedTracked: say(
    "{name} is open. Its tracked changes are shown as if accepted, and they stay in the file.",
    (name: string) => ({ name: quoted(name) }),
  ),
  openedSuggested: say(
    "A copy of {name} is open. Its tracked changes appear as suggested edits. The file itself stays unchanged.",
    (name: string) => ({ name: quoted(name) }),
  ),
  openedCopy: say("A copy of {name} is open. The file itself stays unchanged.", (name: string) => ({
    name: quoted(name),
  })),
  openedText: say(
    "The text of {name} is open, without its layout and pictures. The file itself stays unchanged.",
    (name: string) => ({
      name: quoted(name),
    }),
  ),
  opened: say("{name} is open.", (name: string) => ({ name: quoted(name) })),
  savedIn: say("{name} is saved.", (name: string) => ({ name: quoted(name) })),
  wordsSavedIn: say("The text is saved in {name}. Some formatting is kept only here.", (name: string) => ({
    name: quoted(name),
  })),
  notSaved: say("{name} couldn’t be saved. Your text is still here.", (name: string) => ({ name: quoted(name) })),
  changedElsewhere: say("Another program has changed {name}. Save again to overwrite it.", (name: string) => ({
    name: quoted(name),
  })),
  notAllTracked: say(
    "{name} is in your downloads. {count, plural, one {{count} change is} other {{count} changes are}} not in it because changes in fields and content controls aren’t tracked.",
    (name: string, count: number) => ({ name: quoted(name), count }),
  ),
  onlyWordsTracked: say(
    "{name} is in your downloads. {count, plural, one {{count} change is} other {{count} changes are}} not in it because only changed words are tracked in OpenDocument files.",
    (name: string, count: number) => ({ name: quoted(name), count }),
  ),
  notDownloaded: say(
    "{name} couldn’t be downloaded with tracked changes. Your text is still here.",
    (name: string) => ({
      name: quoted(name),
    }),
  ),
  downloaded: say("{name} is in your downloads.", (name: string) => ({ name: quoted(name) })),
  notInMarkdown: say(
    "Markdown doesn’t support {losses}. Word and OpenDocument files keep them.",
    (losses: readonly MarkdownLoss[]) => ({ losses: oneOf(losses.map((loss) => markdownLosses[loss])) }),
  ),
  sample: "Sample text opened.",
  fresh: "New document created.",
});

/** The announcements for screen readers. */
export const announcements = catalogue("said", {
  remark: say(
    "{kind}, {words}. {message} {suggestions, plural, one {# replacement} other {# replacements}}.",
    (kind: string, words: string, message: string, suggestions: number) => ({
      kind,
      words: quoted(words),
      message,
      suggestions,
    }),
  ),
});
