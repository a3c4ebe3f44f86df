/** Where styles can go: a document, a shadow root, or any element. */
export type StyleTarget = Document | ShadowRoot | Element;

/**
 * Puts CSS into `target` and answers how to take it away again. It prefers a constructed sheet, which a strict
 * content policy allows; where there is none, a `<style>` element. Fails when there is no place.
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
