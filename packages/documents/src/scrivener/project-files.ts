/** Whether a file is the binder of a Scrivener project. What macOS adds to archives is none. */
export const isBinder = (name: string): boolean => /^(?!__MACOSX\/)(?:.*\/)?(?!\._)[^/]+\.scrivx$/i.test(name);

/** Whether a file is a text of the binder. */
export const isBinderText = (name: string): boolean =>
  !name.startsWith("__MACOSX/") && /(?:^|\/)Files\/(?:Data\/[^/]+\/content|Docs\/[^/]+)\.rtf$/i.test(name);

/** Returns the path of the binder among the files of an archive: that of the outermost folder. */
export const binderPath = (names: readonly string[]): string | undefined =>
  names
    .filter(isBinder)
    .sort((a, b) => a.split("/").length - b.split("/").length)
    .at(0);
