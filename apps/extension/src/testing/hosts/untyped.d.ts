/** Editors that come without types: what the pages need of them. */
declare module "draft-js" {
  import type { ComponentType } from "react";

  interface Content {
    getPlainText(): string;
  }
  export interface EditorState {
    getCurrentContent(): Content;
  }
  export const EditorState: { createEmpty(): EditorState };
  export function convertToRaw(content: Content): { readonly blocks: readonly { readonly text: string }[] };
  export const Editor: ComponentType<{
    readonly editorState: EditorState;
    readonly onChange: (state: EditorState) => void;
    readonly spellCheck: boolean;
  }>;
}
declare module "trix";
declare module "monaco-editor-core/esm/vs/editor/editor.main.js" {
  export * from "monaco-editor-core";
}
declare module "tinymce/*";
declare module "*.mjs" {
  export function seedOfToday(): number;
  export function fingerprint(base: string, paths: readonly string[]): string;
}
