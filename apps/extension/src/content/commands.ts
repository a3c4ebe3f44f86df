import { type ListState, type RemarkCommands, type RemarkController, shownSuggestions } from "@housestyle/panel";

type Command = (commands: RemarkCommands, remarks: RemarkController, state: ListState) => void;

/** What the keyboard can do, by the names in the manifest. */
export const commandsByName: Readonly<Record<string, Command>> = {
  "next-remark": (commands) => commands.go(1, "word"),
  "previous-remark": (commands) => commands.go(-1, "word"),
  "open-card": (_, remarks) => void remarks.openHere(),
  accept: (commands, _, { current }) => {
    const [first] = current ? shownSuggestions(current.finding) : [];
    if (current && first !== undefined) commands.accept(current.key, first);
  },
  ignore: (commands, _, { current }) => {
    if (current) commands.ignore(current);
  },
};
