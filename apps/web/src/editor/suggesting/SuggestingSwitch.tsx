import { Button } from "@housestyle/ui";
import { editorSuggesting as texts } from "../../texts/editor-suggesting.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { keptSuggesting } from "./suggesting-controller.ts";
import "./suggesting.css";

/** Whether edits become suggestions; a click changes that for someone who may also edit. */
export default function SuggestingSwitch({ className = "" }: { readonly className?: string }) {
  const controller = useController();
  const suggesting = useControllerState((state) => state.suggesting);
  if (suggesting === "always") return <span className={`suggesting-always ${className}`}>{texts.mode}</span>;
  return (
    <Button
      tone="quiet"
      className={suggesting ? `suggesting-on ${className}` : className}
      aria-pressed={suggesting === "on"}
      title={texts.about}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => keptSuggesting(controller).toggle()}
    >
      {texts.mode}
    </Button>
  );
}
