import { uniqueMessages } from "./unique-messages.ts";

/** Lists error messages, each once, and announces them. Renders nothing without messages. */
export function ErrorArea({ messages, title }: { readonly messages: readonly string[]; readonly title?: string }) {
  const unique = uniqueMessages(messages);
  if (unique.length === 0) return null;
  return (
    <div className="error-area" role="alert">
      {title ? <p className="error-area-title">{title}</p> : null}
      <ul>
        {unique.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
