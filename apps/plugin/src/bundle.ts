import { GrammarChecker } from "./grammar-checker.ts";
import { loadPwaMarkStyles } from "./mark-styles.ts";
import { OwnWrapper } from "./own-wrapper.ts";
import { readThesaurusData } from "./thesaurus-data.ts";

/** A container as plug-ins hand it in: an element, or a list of one. */
type Container = Element | ArrayLike<Element>;

const surface = {
  GrammarChecker,
  /** Draws over an editor instead of in it. */
  HighlightOverlayWrapper: OwnWrapper,
  loadPwaMarkStyles,
  getThesaurusData: (_window: Window, container: Container, _target: unknown, isContextual: boolean) => {
    const element = "nodeType" in container ? container : container[0];
    return element && readThesaurusData(element, isContextual);
  },
};

// Plug-ins look for it under either name, and keep functions of their own there.
const page = window as { BeyondGrammar?: object; Pwa?: object };
page.BeyondGrammar = { ...page.BeyondGrammar, ...surface };
page.Pwa = { ...page.Pwa, ...surface };
