/** The first line of each part. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

const namespaces = [
  ["office", "urn:oasis:names:tc:opendocument:xmlns:office:1.0"],
  ["style", "urn:oasis:names:tc:opendocument:xmlns:style:1.0"],
  ["text", "urn:oasis:names:tc:opendocument:xmlns:text:1.0"],
  ["table", "urn:oasis:names:tc:opendocument:xmlns:table:1.0"],
  ["draw", "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"],
  ["fo", "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"],
  ["svg", "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"],
  ["xlink", "http://www.w3.org/1999/xlink"],
  ["dc", "http://purl.org/dc/elements/1.1/"],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(" ");

/** Returns a part of an OpenDocument text with its root element. */
export const odtRoot = (name: string, content: string): string =>
  `${xmlDeclaration}<office:${name} ${namespaces} office:version="1.3">${content}</office:${name}>`;
