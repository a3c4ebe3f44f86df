import { Button, Checkbox, Dialog, ErrorArea, Form, Select, TextField } from "@housestyle/ui";
import { MessageSquare, X } from "lucide-react";
import { useState } from "react";
import { feedback as texts } from "../texts/feedback.ts";
import { shell } from "../texts/shell.ts";
import { ask } from "./ask.ts";
import { messagesOf } from "./messages-of.ts";
import { server } from "./server.ts";
import { toasts } from "./toasts.ts";

type Kind = keyof typeof texts.kinds;
const kinds = Object.keys(texts.kinds) as Kind[];

/** A button of the side bar that opens a form to write to the operator. */
export function Feedback() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="side-nav-link side-nav-button" onClick={() => setOpen(true)}>
        <MessageSquare size={17} strokeWidth={1.5} aria-hidden />
        <span>{texts.open}</span>
      </button>
      {isOpen ? <FeedbackDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<Kind>("idea");
  const [text, setText] = useState("");
  const [rating, setRating] = useState(0);
  const [mayQuote, setMayQuote] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);
  const send = async () => {
    if (text.trim() === "" && rating === 0) {
      setMessages([texts.empty]);
      return;
    }
    setPending(true);
    try {
      const rated = rating === 0 ? {} : { Rating: rating };
      await ask(server.sendFeedback({ Kind: kind, Text: text, ConsentToQuote: mayQuote, ...rated }));
      toasts.show({ kind: "success", title: texts.sent });
      onClose();
    } catch (error) {
      setMessages(messagesOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={texts.title}
      closeLabel={shell.close}
      closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
      onClose={onClose}
    >
      <Form className="feedback-form" onSubmit={send}>
        <p>{texts.about}</p>
        <ErrorArea messages={messages} />
        <Select
          label={texts.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={setKind}
        />
        <TextField label={texts.text} rows={5} maxLength={4_000} value={text} onChange={setText} />
        <Select
          label={texts.rating}
          value={String(rating)}
          options={[0, 1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: texts.ratings[value] ?? "" }))}
          onChange={(value) => setRating(Number(value))}
        />
        <Checkbox label={texts.quote} checked={mayQuote} onChange={setMayQuote} />
        <Button type="submit" tone="primary" pending={pending}>
          {texts.send}
        </Button>
      </Form>
    </Dialog>
  );
}
