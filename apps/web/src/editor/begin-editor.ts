import { Store } from "../store.ts";
import { Desk } from "./desk/desk.ts";
import type { OfficeStore } from "./office/use-office.ts";

/** An editor that is begun: its desk, and where its office will be. */
export interface Editor {
  readonly desk: Desk;
  readonly office: OfficeStore;
}

/** Begins the editor of a document, or of the draft of this device. What knows more than the text comes behind it. */
export function beginEditor(named: string | undefined): Editor {
  const coming: OfficeStore = new Store<ReturnType<OfficeStore["read"]>>({ office: undefined });
  const desk = new Desk(named, {
    prepare,
    async office() {
      const { Office } = await import("./office/office.ts");
      return (at, database) => {
        const office = new Office(at, database);
        coming.set({ office });
        return () => office.dispose();
      };
    },
  });
  return { desk, office: coming };
}

function prepare(): Promise<unknown> {
  return Promise.all([
    import("./files/read-file.ts"),
    import("@housestyle/documents/markdown"),
    import("./files/download-document.ts"),
    import("./files/sample.ts"),
    import("./goals/Goals.tsx"),
    import("./snippets/SnippetPanel.tsx"),
    import("./snippets/SnippetPalette.tsx"),
    import("./sync/ConflictView.tsx"),
    import("./history/History.tsx"),
  ]);
}
