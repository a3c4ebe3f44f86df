import type { Finding } from "@housestyle/engine";
import { type Addition, sentenceAround } from "@housestyle/project";
import { isKeepable, type TeamDictionaryEntry } from "@housestyle/project/team";
import type { Command } from "vscode-languageserver";
import type { OpenText } from "./open-text.ts";
import type { RulePage } from "./rule-book.ts";
import { texts } from "./texts.ts";

/** The command that writes a decision to a settings file, and the one that writes it to a dictionary of the server. */
export const decide = "housestyle.decide";
export const decideOnServer = "housestyle.decideOnServer";

/** The arguments that the editor sends with the first command. */
export type FolderDecision = readonly [uri: string, addition: Addition];
export type ServerDecision = readonly [uri: string, entry: TeamDictionaryEntry, otherwise: Addition];

/** Returns what a writer can decide about a finding. `isConnected` is whether there is a server to write to. */
export function decisionsAbout(
  text: OpenText,
  finding: Finding,
  page: RulePage | undefined,
  isConnected: boolean,
): readonly Command[] {
  const { ruleId: rule, text: words, kind } = finding;
  const here: Addition = {
    member: "ignores",
    value: { rule, pattern: words, in: sentenceAround(text.document.getText(), finding) },
  };
  const isWord = kind === "spelling";
  const everywhere: Addition = isWord
    ? { member: "words", value: words }
    : { member: "ignores", value: { rule, pattern: words } };
  const said = isWord ? "addWord" : "ignoreEverywhere";
  const off: Addition = { member: "disabled", value: rule };
  const inFolder = (title: string, addition: Addition): Command[] => {
    const given: FolderDecision = [text.uri, addition];
    return text.decisions.file === undefined ? [] : [{ title, command: decide, arguments: [...given] }];
  };
  const onServer = (title: string, entry: TeamDictionaryEntry, otherwise: Addition): Command[] => {
    const given: ServerDecision = [text.uri, entry, otherwise];
    return isConnected ? [{ title, command: decideOnServer, arguments: [...given] }] : [];
  };
  const entry = (scope: TeamDictionaryEntry["scope"]) => ({ word: words, scope, ...(!isWord && { rule }) });
  const shared = isKeepable(words)
    ? (["team", "personal"] as const).flatMap((scope) =>
        onServer(texts.onServer[said][scope](words), entry(scope), everywhere),
      )
    : [];
  return [
    ...inFolder(texts.ignoreHere(words), here),
    ...inFolder(texts[said](words), everywhere),
    ...shared,
    ...(page?.mayRest
      ? [
          ...inFolder(texts.turnOff(page.title), off),
          // A pattern of any letters: the rule is silent about everything.
          ...onServer(texts.onServer.turnOff(page.title), { word: "*", rule, scope: "personal" }, off),
        ]
      : []),
  ];
}
