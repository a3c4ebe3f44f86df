import { useEffect, useState } from "react";

/** The number of rows rendered in one frame: about a tall screen. */
const usual = 16;

/**
 * Returns how many of `total` rows to render: a screenful immediately, and more in each frame. Rendering a long list at
 * once would block the page.
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
