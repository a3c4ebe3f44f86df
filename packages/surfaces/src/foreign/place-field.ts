/** A rectangle in the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How to place a box exactly over the text of a field. */
export interface FieldPlacement {
  /** The visible part of the field in the window. */
  readonly seen: Box;
  /** The width of the field's inside before any transform, without borders and scroll bars. */
  readonly width: number;
  readonly height: number;
  /** The transform from the top left corner of the inside to the window. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/**
 * Returns how the inside of a field is placed, or undefined if it is invisible or transformed in an unsupported way.
 */
export function placeField(field: HTMLElement, style: CSSStyleDeclaration): FieldPlacement | undefined {
  const rect = field.getBoundingClientRect();
  if (!field.isConnected || rect.width < 4 || rect.height < 4 || style.visibility !== "visible") return undefined;
  const [width, height] = sizeOf(field, style);
  const [a, b, c, d] = linearOf(field, rect, width, height);
  // Whatever turns it, the middle stays in the middle.
  const isFollowed =
    Math.abs(Math.abs(a * width) + Math.abs(c * height) - rect.width) < 2 &&
    Math.abs(Math.abs(b * width) + Math.abs(d * height) - rect.height) < 2;
  if (!isFollowed) return undefined;
  const seen = seenOf(field, rect, style);
  if (!seen) return undefined;
  const [x, y] = [field.clientLeft - width / 2, field.clientTop - height / 2];
  const middle = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2] as const;
  return {
    seen,
    // The inside is told in whole pixels; the lines break at fractions.
    width: field.clientWidth + (width - field.offsetWidth),
    height: field.clientHeight + (height - field.offsetHeight),
    matrix: [a, b, c, d, middle[0] + a * x + c * y, middle[1] + b * x + d * y],
  };
}

/** Returns the size with borders before any transform, with fractions. */
function sizeOf(field: HTMLElement, style: CSSStyleDeclaration): readonly [number, number] {
  const sum = (...names: readonly string[]) =>
    names.reduce((all, name) => all + (Number.parseFloat(style.getPropertyValue(name)) || 0), 0);
  const isWhole = style.boxSizing === "border-box";
  const across = isWhole ? 0 : sum("padding-left", "padding-right", "border-left-width", "border-right-width");
  const down = isWhole ? 0 : sum("padding-top", "padding-bottom", "border-top-width", "border-bottom-width");
  const [width, height] = [sum("width") + across, sum("height") + down];
  // A field without a width of its own in the style (a grid that stretches it, say) is as wide as it is.
  return [
    Math.abs(width - field.offsetWidth) < 1 ? width : field.offsetWidth,
    Math.abs(height - field.offsetHeight) < 1 ? height : field.offsetHeight,
  ];
}

type Linear = readonly [number, number, number, number];
const still: Linear = [1, 0, 0, 1];

/** Returns the scale and rotation of an element, including those of its ancestors. */
function linearOf(field: Element, rect: DOMRectReadOnly, width: number, height: number): Linear {
  if (Math.abs(rect.width - width) < 0.5 && Math.abs(rect.height - height) < 0.5) return still;
  let whole = new DOMMatrix();
  for (let at: Element | null = field; at; at = parentOf(at)) {
    const { transform, scale, rotate } = styleOf(at);
    const own = new DOMMatrix(transform === "none" ? undefined : transform);
    const before = new DOMMatrix();
    if (rotate && rotate !== "none") before.rotateSelf(Number.parseFloat(rotate));
    if (scale && scale !== "none") {
      const [across = 1, down = across] = scale.split(" ").map(Number);
      before.scaleSelf(across, down);
    }
    whole = before.multiply(own).multiply(whole);
  }
  const zoom = (field as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return [whole.a * zoom, whole.b * zoom, whole.c * zoom, whole.d * zoom];
}

/** Returns the part of a field that no ancestor clips. */
function seenOf(field: Element, rect: DOMRectReadOnly, style: CSSStyleDeclaration): Box | undefined {
  let { left, top, right, bottom } = rect;
  let { position } = style;
  for (let at = parentOf(field); at; at = parentOf(at)) {
    const around = styleOf(at);
    const holds = around.transform !== "none" || around.filter !== "none";
    // What is laid out from further away is not cut off by what it is not laid out in.
    if (position === "fixed" && !holds) continue;
    if (position === "absolute" && around.position === "static" && !holds) continue;
    if (around.overflow !== "visible" && at !== at.ownerDocument.documentElement && at !== at.ownerDocument.body) {
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    position = around.position;
  }
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

/** Whether another element of the page, such as a dialog, covers the field. */
export function isCovered(field: Element, { left, top, right, bottom }: Box): boolean {
  const root = field.getRootNode() as Document | ShadowRoot;
  const middle = (top + bottom) / 2;
  return [0.25, 0.5, 0.75].every((part) => {
    const hit = root.elementFromPoint(left + (right - left) * part, middle);
    return hit !== null && hit !== field && !hit.contains(field) && !isOurs(hit);
  });
}

function isOurs(hit: Element): boolean {
  return hit.parentElement === hit.ownerDocument.documentElement && hit.localName === "div";
}

function parentOf(element: Element): Element | null {
  const { assignedSlot, parentElement } = element;
  return assignedSlot ?? parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

function styleOf(element: Element): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}
