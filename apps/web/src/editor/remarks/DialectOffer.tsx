import { Button, IconButton } from "@housestyle/ui";
import { X } from "lucide-react";
import { parts } from "../../texts/editor-parts.ts";
import { useDesk } from "../desk/desk-context.ts";
import { useOffice, useOfficeStore } from "../office/use-office.ts";

/** Offers the English that the text seems to be in. */
export function DialectOffer() {
  const desk = useDesk();
  const office = useOffice();
  const likely = useOfficeStore(
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
      <Button tone="quiet" onClick={() => desk.personal.choose({ dialect: likely })}>
        {parts.reading.use(parts.dialects[likely])}
      </Button>
      <IconButton label={parts.reading.dismiss} onClick={() => office?.dialect.dismiss()}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </div>
  );
}
