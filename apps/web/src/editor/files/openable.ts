/** The formats that can be opened, by their media types, as the browser's dialog wants them. */
export const openable = {
  "text/plain": [".txt", ".fountain"],
  "text/markdown": [".md", ".markdown"],
  "text/html": [".html", ".htm"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "application/vnd.oasis.opendocument.text": [".odt", ".fodt"],
  "application/rtf": [".rtf"],
  "application/epub+zip": [".epub"],
  "application/pdf": [".pdf"],
  "application/xml": [".fdx", ".fdt"],
  // A Scrivener project.
  "application/zip": [".zip"],
} as const;

/** The same for the `accept` of a field. */
export const openableEndings: string = Object.values(openable).flat().join();
