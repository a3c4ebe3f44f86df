import { useStore } from "@housestyle/ui/store";
import { createContext, useContext } from "react";
import type { ControllerState } from "./controller-state.ts";
import type { EditorController } from "./editor-controller.ts";

/** The controller of this page, for everything that is drawn on it. */
export const ControllerContext = createContext<EditorController | undefined>(undefined);

export function useController(): EditorController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error("No ControllerContext.");
  return controller;
}

/** A part of the controller's state; the component follows it. */
export function useControllerState<Part>(part: (state: ControllerState) => Part): Part {
  return useStore(useController().state, part);
}
