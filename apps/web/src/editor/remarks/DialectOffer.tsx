import { Button, IconButton } from "@housestyle/ui";
import { X } from "lucide-react";
import { parts } from "../../texts/editor-parts.ts";
import { useController } from "../controller/controller-context.ts";
import { useWorkspace, useWorkspaceStore } from "../workspace/use-workspace.ts";

/** Offers the English that the text seems to be in. */
export function DialectOffer() {
  const controller = useController();
  const workspace = useWorkspace();
  const likely = useWorkspaceStore(
    (each) => each.dialect.state,
    (state) => state.likely,
    undefined,
  );
  if (!likely) return null;
  return (
    <div className="names-offer">
      <p className="offer-text" role="status">
        {parts.reading.looksLike(parts.dialects[likely])}
      </p>
      <Button tone="quiet" onClick={() => controller.personal.choose({ dialect: likely })}>
        {parts.reading.use(parts.dialects[likely])}
      </Button>
      <IconButton label={parts.reading.dismiss} onClick={() => workspace?.dialect.dismiss()}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </div>
  );
}
