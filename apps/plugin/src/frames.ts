/** A box in a window, CSS pixels. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The frames that stand between an element and the window this script runs in, the innermost first. */
export function framesAround(element: Element): readonly Element[] {
  const frames: Element[] = [];
  let view = element.ownerDocument.defaultView;
  while (view && view !== window) {
    const frame: Element | null = view.frameElement;
    if (!frame) break;
    frames.push(frame);
    view = frame.ownerDocument.defaultView;
  }
  return frames;
}

/** The windows in which something may move an element: its own first. */
export function windowsAround(element: Element): readonly Window[] {
  return [element, ...framesAround(element)].flatMap(({ ownerDocument }) => ownerDocument.defaultView ?? []);
}

/** Where a box of an element's own window is in the window of this script. What its frame has scrolled away lies at its edge. */
export function boxFrom(element: Element, { left, top, right, bottom }: FrameBox): FrameBox {
  let box = { left, top, right, bottom };
  for (const frame of framesAround(element)) {
    const around = frame.getBoundingClientRect();
    const [x, y] = [around.left + frame.clientLeft, around.top + frame.clientTop];
    const within = (place: number, from: number, to: number) => Math.max(from, Math.min(to, place));
    box = {
      left: within(box.left + x, around.left, around.right),
      right: within(box.right + x, around.left, around.right),
      top: within(box.top + y, around.top, around.bottom),
      bottom: within(box.bottom + y, around.top, around.bottom),
    };
  }
  return box;
}
