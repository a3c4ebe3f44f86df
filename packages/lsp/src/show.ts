import { type Connection, type MessageType, ShowMessageNotification } from "vscode-languageserver";

/** Shows the writer a message. */
export const show = (connection: Connection, type: MessageType, message: string): void =>
  void connection.sendNotification(ShowMessageNotification.type, { type, message });
