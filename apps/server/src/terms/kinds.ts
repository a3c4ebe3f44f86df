import { limits } from "@housestyle/contract";
import { termBases, terms } from "@housestyle/tables";
import { type ContentKind, ofTable } from "../content/index.ts";
import { texts } from "../texts.ts";

/** The content type for term bases. */
export const termBaseKind: ContentKind = {
  ...ofTable(termBases),
  computed: {
    ItemCount: "(select count(*) from term i where i.owner_id = t.owner_id and i.term_base_id = t.id)",
  },
  defaultOrder: "Name",
  mostPerOwner: 50,
  firstName: () => texts.content.firstTermBase,
  act: "term-base",
};

/** The content type for terms, each in a term base. */
export const termKind: ContentKind = {
  ...ofTable(terms),
  computed: {},
  defaultOrder: "Text",
  parent: { kind: termBaseKind, member: "TermBaseId", most: limits.terms },
  act: "term",
};
