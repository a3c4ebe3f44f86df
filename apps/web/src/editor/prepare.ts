/** Fetches what files and panels need, so that from now on everything works without a network. */
export function prepare(): Promise<unknown> {
  return Promise.all([
    import("./files/read-file.ts"),
    import("./files/page-document.ts"),
    import("@housestyle/documents/markdown"),
    import("./files/download-document.ts"),
    import("./files/write-odt.ts"),
    import("@housestyle/documents/docx-file"),
    import("@housestyle/documents/html"),
    import("./files/sample.ts"),
    import("./goals/EditorGoals.tsx"),
    import("./snippets/SnippetPanel.tsx"),
    import("./snippets/SnippetPalette.tsx"),
    import("./sync/ConflictView.tsx"),
    import("./history/History.tsx"),
    import("./images/figure-editing.ts"),
    import("./images/insert-images.ts"),
    // Where nothing is kept, or is closed by now, there is nothing to remove.
    import("./images/images-of-device.ts").then(({ sweep }) => sweep().catch(() => {})),
    import("./compare/CompareDialog.tsx"),
  ]);
}
