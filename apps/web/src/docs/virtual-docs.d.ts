/** The documentation, as the build reads it: see docs-pages.ts. */
declare module "virtual:docs" {
  /** The pages for each kind of reader. */
  export const groups: readonly import("./docs-page.ts").DocsGroup[];
  /** Every page by its address, in the order of the list, and how to get it. */
  export const pages: ReadonlyMap<
    string,
    { readonly title: string; readonly load: () => Promise<{ readonly default: import("./docs-page.ts").DocsPage }> }
  >;
}
