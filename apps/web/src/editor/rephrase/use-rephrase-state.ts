import { useStore } from "@housestyle/ui/store";
import { useController } from "../controller/controller-context.ts";
import { keptRephrase, type RephraseState } from "./rephrase-controller.ts";

/** Returns a part of the state of rephrasing. The component follows it. */
export function useRephraseState<Part>(part: (state: RephraseState) => Part): Part {
  return useStore(keptRephrase(useController()).state, part);
}
