import { Menu } from "@housestyle/ui";
import { Download } from "lucide-react";
import { type DownloadFormat, downloadFormats } from "../../editor/files/download-formats.ts";
import { documents as texts } from "../../texts/documents.ts";
import { parts } from "../../texts/editor-parts.ts";

/** Asks for the format in which all documents of the place are downloaded. */
export function DownloadAll({ onChoose }: { readonly onChoose: (format: DownloadFormat) => void }) {
  return (
    <Menu
      label={texts.downloadAll}
      tone="outline"
      trigger={
        <>
          <Download size={16} strokeWidth={1.5} aria-hidden />
          {texts.downloadAll}
        </>
      }
      items={downloadFormats.map((format) => ({
        id: format,
        label: parts.menu.downloads[format],
        onAction: () => onChoose(format),
      }))}
    />
  );
}
