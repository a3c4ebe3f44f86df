/** Returns whether a file is the binder of a Scrivener project. Files that macOS adds to archives are not. */
export const isBinder = (name: string): boolean => /^(?!__MACOSX\/)(?:.*\/)?(?!\._)[^/]+\.scrivx$/i.test(name);

/** Returns whether a file is a text in the binder. */
export const isBinderText = (name: string): boolean =>
  !name.startsWith("__MACOSX/") && /(?:^|\/)Files\/(?:Data\/[^/]+\/content|Docs\/[^/]+)\.rtf$/i.test(name);

/** Returns the path of the binder among the files in an archive, which is the one in the outermost folder. */
export const binderPath = (names: readonly string[]): string | undefined =>
  names
    .filter(isBinder)
    .sort((a, b) => a.split("/").length - b.split("/").length)
    .at(0);
