import { Button, Dialog } from "@housestyle/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { shell } from "../../texts/shell.ts";
import { CollectionForm } from "./CollectionForm.tsx";
import type { CollectionKind, ListedCollection } from "./collection.ts";
import { useCollections } from "./use-collections.ts";

/** A button that opens a form for the name and description of a collection. */
export function CollectionDetails({ kind, row }: { readonly kind: CollectionKind; readonly row: ListedCollection }) {
  const [isOpen, setOpen] = useState(false);
  const { change } = useCollections(kind);
  const close = () => setOpen(false);
  const { details, form } = kind.texts;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{details}</Button>
      {isOpen ? (
        <Dialog
          title={details}
          closeLabel={shell.close}
          closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
          onClose={close}
        >
          <CollectionForm texts={form} given={row} onSave={(draft) => change(row, draft)} onClose={close} />
        </Dialog>
      ) : null}
    </>
  );
}
