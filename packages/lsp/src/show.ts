import { type Connection, type MessageType, ShowMessageNotification } from "vscode-languageserver";

/** Tells the writer something, in a sentence. */
export const show = (connection: Connection, type: MessageType, message: string): void =>
  void connection.sendNotification(ShowMessageNotification.type, { type, message });
