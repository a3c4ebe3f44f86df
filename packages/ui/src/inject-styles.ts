/** Where styles can be added: a document, a shadow root, or an element. */
export type StyleTarget = Document | ShadowRoot | Element;

/**
 * Adds CSS to `target` and returns a function that removes it. It uses a constructed style sheet, which strict content
 * policies allow, or a `<style>` element if that is not supported. Throws without a target.
 */
export function injectStyles(css: string, target: StyleTarget | null | undefined): () => void {
  if (!target) throw new Error("No place to insert styles was found");
  return "adoptedStyleSheets" in target ? adopt(css, target) : insert(css, target);
}

function adopt(css: string, target: Document | ShadowRoot): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return () => {
    target.adoptedStyleSheets = target.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function insert(css: string, target: Document | ShadowRoot | Element): () => void {
  const place = "head" in target ? target.head : target;
  if (!place) throw new Error("No place to insert styles was found");
  const style = (target.ownerDocument ?? document).createElement("style");
  style.textContent = css;
  place.append(style);
  return () => style.remove();
}
