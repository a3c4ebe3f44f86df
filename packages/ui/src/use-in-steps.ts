import { useEffect, useState } from "react";

/** How many rows are drawn in one frame: about as many as there is room for on a tall screen. */
const usual = 16;

/**
 * How many of so many rows are to be drawn: a screenful at once and more in each frame, until it is all of them. A long list laid
 * out in one go holds the page up.
 */
export function useInSteps(total: number, step = usual): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total, step]);
  return Math.min(drawn, total);
}
