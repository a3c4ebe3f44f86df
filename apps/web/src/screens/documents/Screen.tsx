import { Tabs } from "@housestyle/ui";
import { useSearchParams } from "wouter";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { documents as texts } from "../../texts/documents.ts";
import { DocumentTable } from "./DocumentTable.tsx";
import { TrashTable } from "./TrashTable.tsx";

/** All documents of a person and of their teams, and the deleted ones. */
export default function Screen() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about} />
      <Tabs
        label={texts.tabs}
        selected={search.get("show") === "trash" ? "trash" : "documents"}
        onSelect={(show) => setSearch(show === "trash" ? { show } : {})}
        items={[
          { id: "documents", label: texts.label, content: <DocumentTable /> },
          { id: "trash", label: texts.trash, content: <TrashTable /> },
        ]}
      />
    </>
  );
}
