import type { DocumentImage } from "../../images/document-image.ts";
import { attributeOf } from "../../xml/xml-pieces.ts";
import { odtNamedStyles } from "../odt-named-styles.ts";

/** Returns the part with the text, with these automatic styles added unless it already has styles of those names. */
export function withAutomaticStyles(source: string, styles: ReadonlyMap<string, string>): string {
  const added = [...styles].filter(([name]) => !source.includes(`style:name="${name}"`)).map(([, style]) => style);
  if (added.length === 0) return source;
  const text = added.join("");
  if (/<office:automatic-styles\s*\/>/.test(source))
    return source.replace(
      /<office:automatic-styles\s*\/>/,
      () => `<office:automatic-styles>${text}</office:automatic-styles>`,
    );
  if (source.includes("</office:automatic-styles>"))
    return source.replace("</office:automatic-styles>", (end) => text + end);
  return source.replace(
    "<office:body",
    (begin) => `<office:automatic-styles>${text}</office:automatic-styles>${begin}`,
  );
}

/** Returns the part with the named styles, with those that are new in the text added. */
export function withNamedStyles(named: string, content: string): string {
  const used = new Set(
    [...content.matchAll(/text:style-name="([^"]*)"|style:parent-style-name="([^"]*)"/g)].map(
      ([, own, parent]) => own ?? parent,
    ),
  );
  const has = (name: string) => named.includes(`style:name="${name}"`) || content.includes(`style:name="${name}"`);
  const ours = odtNamedStyles("en").match(/<(style:style|text:list-style)\s[\s\S]*?<\/\1>/g) ?? [];
  const added = ours.filter((style) => {
    const name = attributeOf(style.slice(0, style.indexOf(">") + 1), "style:name") ?? "";
    return used.has(name) && !has(name);
  });
  if (added.length === 0) return named;
  return named.replace(/<\/office:styles>|<office:styles\s*\/>/, (end) =>
    end.startsWith("</") ? added.join("") + end : `<office:styles>${added.join("")}</office:styles>`,
  );
}

/** Returns the files of an archive, with the new images in the text added. */
export function withImages(
  files: ReadonlyMap<string, Uint8Array>,
  images: ReadonlyMap<string, DocumentImage>,
  content: string,
): ReadonlyMap<string, Uint8Array> {
  const added = [...images].filter(([name]) => !files.has(name) && content.includes(`"${name}"`));
  const manifest = files.get("META-INF/manifest.xml");
  if (added.length === 0) return files;
  const now = new Map(files);
  for (const [name, { bytes }] of added) now.set(name, bytes);
  const entries = added.map(
    ([name, { type }]) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${type}"/>`,
  );
  const listed = new TextDecoder().decode(manifest).replace("</manifest:manifest>", (end) => entries.join("") + end);
  return manifest ? now.set("META-INF/manifest.xml", new TextEncoder().encode(listed)) : now;
}
