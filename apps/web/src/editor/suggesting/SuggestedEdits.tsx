import { useEffect } from "react";
import { useController } from "../controller/controller-context.ts";
import { keptSuggesting } from "./suggesting-controller.ts";
import "./suggesting.css";

/** Follows the suggested edits of the open document and draws them. */
export default function SuggestedEdits() {
  const controller = useController();
  useEffect(() => keptSuggesting(controller).listen(), [controller]);
  return null;
}
