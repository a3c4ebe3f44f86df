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
    async prepare() {
      const { prepare } = await import("./prepare.ts");
      await prepare();
    },
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
