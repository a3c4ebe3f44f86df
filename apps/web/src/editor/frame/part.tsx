import { Button } from "@housestyle/ui";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { texts } from "../../texts/editor.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";

/**
 * Returns a part of the editor that is fetched when it is first drawn. If that fails, the text and everything else stay as they are, and
 * the part is fetched again when the writer asks the editor to. `room` is drawn until it is there.
 */
export function part<Props extends object>(
  fetched: () => Promise<{ readonly default: ComponentType<Props> }>,
  room: (props: Props) => ReactNode = () => null,
): (props: Props) => ReactNode {
  let kept: ComponentType<Props> | undefined;
  return function Part(props) {
    const controller = useController();
    const isIncomplete = useControllerState((state) => state.isIncomplete);
    const [Found, setFound] = useState(() => kept);
    const [hasFailed, setFailed] = useState(false);
    const isWaiting = hasFailed && isIncomplete;
    useEffect(() => {
      if (Found || isWaiting) return;
      fetched().then(
        (file) => {
          kept = file.default;
          setFound(() => kept);
        },
        () => {
          setFailed(true);
          controller.state.set({ isIncomplete: true });
        },
      );
    }, [controller, Found, isWaiting]);
    return Found ? <Found {...props} /> : room(props);
  };
}

/** As `part`, for one that was asked for: where it should be, it says that it is missing. */
export function requestedPart<Props extends object>(
  fetched: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  return part(fetched, () => <Missing />);
}

function Missing() {
  const controller = useController();
  const isIncomplete = useControllerState((state) => state.isIncomplete);
  if (!isIncomplete) return null;
  return (
    <p className="note missing-part" role="status">
      {texts.status.incomplete}{" "}
      <Button tone="quiet" onClick={() => void controller.complete()}>
        {texts.status.retry}
      </Button>
    </p>
  );
}
