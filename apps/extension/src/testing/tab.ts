import type { PageBox } from "./hosts/page.ts";

/** A tab of a real browser, whichever, and what a hand can do in it. */
export interface BrowserTab {
  /** Answers what an expression says in the page’s own world. */
  ask<Answer>(expression: string): Promise<Answer>;
  click(left: number, top: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Keys that are held together, the last one pressed: `Control`, `z`. */
  press(...keys: readonly string[]): Promise<void>;
  /** What is seen of the window there, as a PNG. */
  look(box: PageBox): Promise<Uint8Array>;
  /** What the page has complained of. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

/** A browser with the extension in it. */
export interface TriedBrowser {
  open(address: string): Promise<BrowserTab>;
  /** A key of the extension’s, as people press it. */
  command(tab: BrowserTab, name: "next-remark" | "accept"): Promise<void>;
  close(): Promise<void>;
}
