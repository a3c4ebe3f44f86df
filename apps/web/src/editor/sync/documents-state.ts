import type { ServerDocument } from "./send-document.ts";

/** Why a requested document could not be opened. */
export type OpenProblem = "signIn" | "notFound" | "unreachable";

/** The state of documents on the server. */
export interface DocumentsState {
  readonly problem: OpenProblem | undefined;
  /** The other version, when both sides have changed. */
  readonly theirs: ServerDocument | undefined;
  /** Why the server does not take the text, in its words. */
  readonly refusal: string;
  /** Why the server does not take an image of the text, in its words; empty where it has them all. */
  readonly imageRefusal: string;
  readonly mayEdit: boolean;
  /** Whether the person may suggest edits of the open document, and do no more. */
  readonly maySuggest: boolean;
  /** Whether a draft that was there before the writer signed in may be moved into their account. */
  readonly offersDraft: boolean;
  /** Other texts of this account that the server has not seen yet. */
  readonly waiting: readonly { readonly name: string; readonly title: string }[];
}

/** Before anything is known. */
export const freshDocuments: DocumentsState = {
  problem: undefined,
  theirs: undefined,
  refusal: "",
  imageRefusal: "",
  mayEdit: true,
  maySuggest: false,
  offersDraft: false,
  waiting: [],
};
