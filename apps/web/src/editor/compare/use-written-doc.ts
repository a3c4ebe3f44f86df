import type { Node } from "prosemirror-model";
import { useEffect, useState } from "react";
import { useController } from "../controller/controller-context.ts";

/** Returns the text in the editor as it is now; undefined before it is on the page. */
export function useWrittenDoc(): Node | undefined {
  const controller = useController();
  const [doc, setDoc] = useState(controller.view?.state.doc);
  useEffect(() => {
    const look = () => setDoc(controller.view?.state.doc);
    const stops = [controller.events.on("changed", look), controller.events.on("opened", look)];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller]);
  return doc;
}
