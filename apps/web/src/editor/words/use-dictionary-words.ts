import { useMemo, useState } from "react";
import { editorAccountRules } from "../../texts/editor-account-rules.ts";
import { done } from "../../texts/editor-done.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { addWords, removeWords } from "../controller/personal-commands.ts";
import { useWorkspaceState } from "../workspace/use-workspace.ts";
import type { WordDestination } from "./AddWordForm.tsx";
import { type ListedWord, listedWords } from "./listed-words.ts";
import { type Changed, useSharedWords } from "./use-shared-words.ts";
import { isWord, readWordList, tidyWord } from "./word-list.ts";

/** The message about the last change, with an undo action if there is one. */
export interface DictionaryNotice {
  readonly text: string;
  readonly undo?: () => unknown;
}

const none: readonly never[] = [];
const device = "device";
const account = "account";

/** All words that apply here, and the actions for them. Each change reports its result. */
export function useDictionaryWords(search: string) {
  const controller = useController();
  const own = useControllerState((state) => state.personal.words);
  const teams = useWorkspaceState((state) => state.teams, none);
  const shared = useSharedWords();
  const [notice, setNotice] = useState<DictionaryNotice>();
  const [chosen, choose] = useState<string>();
  const listed = useMemo(() => listedWords(own, shared.words, teams, ""), [own, shared.words, teams]);
  const found = useMemo(() => listedWords(own, shared.words, teams, search), [own, shared.words, teams, search]);
  const places: readonly WordDestination[] = [
    ...(shared.isShared ? [{ value: account, label: parts.dictionary.account }] : []),
    ...(shared.isShared ? teams : none)
      .filter((team) => team.mayAddWords)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    { value: device, label: parts.dictionary.device },
  ];
  const place = places.find(({ value }) => value === chosen)?.value ?? places[0]?.value ?? device;
  const label = places.find(({ value }) => value === place)?.label;
  const there = new Set(listed.filter(({ whose }) => whose === label).map(({ word }) => word));

  const say = (changed: Changed, text: string, undo: (ids: readonly string[]) => unknown): boolean => {
    if ("problem" in changed) setNotice({ text: changed.problem || parts.dictionary.unreachable });
    else setNotice({ text, undo: () => undo(changed.ids) });
    return "ids" in changed;
  };
  const put = async (words: readonly string[], text: string): Promise<boolean> => {
    if (place !== device) {
      const added = await shared.add(words, place === account ? null : Number(place));
      return say(added, text, (ids) => shared.remove(ids));
    }
    const fresh = addWords(controller, words);
    setNotice({ text, undo: () => removeWords(controller, fresh) });
    return true;
  };
  const add = async (written: string): Promise<boolean> => {
    const word = tidyWord(written);
    if (!isWord(word)) setNotice({ text: parts.dictionary.notAWord(word) });
    else if (there.has(word)) setNotice({ text: parts.dictionary.known(word) });
    else {
      const team = teams.find(({ id }) => String(id) === place);
      return put([word], editorAccountRules.added([word], team?.name));
    }
    return false;
  };
  const remove = async ({ id, word }: ListedWord): Promise<void> => {
    const entry = shared.words.find((each) => each.id === id);
    if (id === undefined || !entry) {
      removeWords(controller, [word]);
      setNotice({ text: done.removed(word), undo: () => addWords(controller, [word]) });
      return;
    }
    say(await shared.remove([id]), done.removed(word), () => shared.add([word], entry.teamId));
  };
  const importText = async (text: string | undefined): Promise<void> => {
    if (text === undefined) return setNotice({ text: parts.dictionary.notText });
    const { added, known, refused } = readWordList(text, there);
    const said = parts.dictionary.imported(added.length, known, refused);
    if (added.length > 0) await put(added, said);
    else setNotice({ text: said });
  };
  const undo = () => {
    void notice?.undo?.();
    setNotice(undefined);
  };
  const { isShared, isUnreachable } = shared;
  return { listed, found, places, place, choose, notice, undo, add, remove, importText, isShared, isUnreachable };
}
