import type { Node } from "@tiptap/pm/model";

/** A name for the file of a document: its first words that any file system takes, or `unnamed`. */
export function fileName(doc: Node, ending: string, unnamed: string): string {
  const first = doc.firstChild?.textContent.slice(0, 200) ?? "";
  const words = first
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .split(/\s+/)
    .slice(0, 6)
    .join("-");
  return `${words.slice(0, 60).toLowerCase() || unnamed}.${ending}`;
}
