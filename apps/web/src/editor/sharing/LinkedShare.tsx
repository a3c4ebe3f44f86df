import { useEffect } from "react";
import { useController } from "../controller/controller-context.ts";

/** Opens the dialog of sharing where the address asks for it: a notification of a request does. */
export default function LinkedShare() {
  const controller = useController();
  useEffect(() => {
    const follow = () => {
      if (location.hash !== "#share") return;
      // It is opened once, and not again when the page is reloaded.
      history.replaceState(history.state, "", location.pathname + location.search);
      controller.show({ name: "share" });
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [controller]);
  return null;
}
