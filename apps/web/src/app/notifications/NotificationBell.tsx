import { Dialog, IconButton } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { Bell, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { notifications as texts } from "../../texts/notifications.ts";
import { shell } from "../../texts/shell.ts";
import { NotificationList } from "./NotificationList.tsx";
import { followUnread, unread } from "./unread.ts";
import "./notifications.css";

/** The button that shows how many notifications are unread, and opens them. */
export default function NotificationBell() {
  const count = useStore(unread, (state) => state.count);
  const [isOpen, setOpen] = useState(false);
  useEffect(followUnread, []);
  return (
    <>
      <IconButton className="bell" label={texts.button(count)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bell size={18} strokeWidth={1.5} aria-hidden />
        {count > 0 ? (
          <span className="bell-count" aria-hidden>
            {count > 99 ? "99+" : count}
          </span>
        ) : null}
      </IconButton>
      {isOpen ? createPortal(<NotificationDialog onClose={() => setOpen(false)} />, document.body) : null}
    </>
  );
}

/** Outside the header of the page: a dialog has a header of its own. */
function NotificationDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={texts.title}
      className="dialog-notifications"
      closeLabel={shell.close}
      closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
      onClose={onClose}
    >
      <NotificationList onFollow={onClose} />
    </Dialog>
  );
}
