import { Menu } from "@housestyle/ui";
import { editorReports as texts } from "../../texts/editor-reports.ts";
import { useReports } from "./use-reports.ts";

/** What is looked at as a file, or on paper. */
export function SaveMenu() {
  const reports = useReports();
  return (
    <Menu
      label={texts.out.label}
      items={[
        { id: "html", label: texts.out.html, onAction: () => reports.save("html") },
        { id: "csv", label: texts.out.csv, onAction: () => reports.save("csv") },
        { id: "json", label: texts.out.json, onAction: () => reports.save("json") },
        { id: "print", label: texts.out.print, separated: true, onAction: () => reports.print() },
      ]}
    />
  );
}
