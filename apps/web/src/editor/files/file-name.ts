/** A name for the file of a document from its title or beginning: the first words that any file system takes, or `unnamed`. */
export function fileName(title: string, ending: string, unnamed: string): string {
  const words = title
    .slice(0, 200)
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .split(/\s+/)
    .slice(0, 6)
    .join("-");
  return `${words.slice(0, 60).toLowerCase() || unnamed}.${ending}`;
}
