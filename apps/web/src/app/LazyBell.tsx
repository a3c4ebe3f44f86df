import { type ComponentType, lazy, Suspense } from "react";
import { localOnly } from "./local-only.ts";
import { useSession } from "./session.ts";

// Without a network there is no bell, and everything else stays.
const NotificationBell = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return await import("./notifications/NotificationBell.tsx");
  } catch {
    return { default: () => null };
  }
});

/** The bell of notifications, for people whose documents can be shared or commented on. Nothing of it is loaded for others. */
export function LazyBell() {
  const isOn = useSession(
    ({ profile }) => profile?.Flags?.Comments === true || profile?.Flags?.CollaborativeEditing === true,
  );
  const isLocal = localOnly.useIsOn();
  if (!isOn || isLocal) return null;
  return (
    <Suspense fallback={null}>
      <NotificationBell />
    </Suspense>
  );
}
