import type { server } from "../../app/server.ts";

type Calls = typeof server;

/** A style guide or a term base, as lists show it. */
export interface ListedCollection {
  readonly Id: number;
  readonly Name: string;
  readonly Description: string;
  readonly IsEnabled: boolean;
  readonly Language: string;
  readonly TeamId: number | null;
  readonly ItemCount: number;
  readonly ModifiedOn: string;
  readonly RowVersion: number;
}

/** What is written down about one. */
export type CollectionDraft = Pick<ListedCollection, "Name" | "Description" | "IsEnabled">;

/** The texts of the screens for one kind of collection. */
interface CollectionTexts {
  readonly title: string;
  readonly about: string;
  readonly label: string;
  readonly add: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly details: string;
  readonly here: string;
  readonly missing: { readonly title: string; readonly text: string; readonly back: string };
  readonly heads: { readonly name: string; readonly items: string; readonly on: string; readonly changed: string };
  readonly form: {
    readonly name: string;
    readonly description: string;
    readonly on: string;
    readonly onHint: string;
    readonly needed: string;
  };
  readonly isOn: (name: string) => string;
}

/** One kind of collections: where its screens are, what files of it are called, its calls and its words. */
export interface CollectionKind {
  /** The key of everything read of them. */
  readonly key: string;
  readonly path: "/style-guides" | "/term-bases";
  readonly table: "styleguide" | "termbase";
  readonly list: Calls["listStyleGuides"] | Calls["listTermBases"];
  readonly add: Calls["addStyleGuides"] | Calls["addTermBases"];
  readonly change: Calls["changeStyleGuides"] | Calls["changeTermBases"];
  readonly remove: Calls["deleteStyleGuides"] | Calls["deleteTermBases"];
  readonly texts: CollectionTexts;
}
