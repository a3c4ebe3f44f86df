import { useEffect, useState } from "react";
import { first } from "../texts/first.ts";

/** Waits shorter than this, in milliseconds, are not worth a word. */
const silence = 400;

/** Says that a screen is loading, once the wait has become noticeable. */
export function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), silence);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="waiting" role="status">
      {isLong ? first.loading : ""}
    </div>
  );
}
