/** Every way a call may fail: its status, and a sentence for people. The code is stable; programs branch on it. */
export const failures = {
  "bad-json": { status: 400, message: "The request is not valid JSON." },
  "bad-encoding": { status: 400, message: "The request is not valid UTF-8 text." },
  "bad-request": { status: 400, message: "The request does not have the right form." },
  "sign-in-needed": { status: 401, message: "Please sign in to check text here." },
  "foreign-origin": { status: 403, message: "This page may not change anything here." },
  "not-found": { status: 404, message: "There is nothing at this address." },
  "wrong-method": { status: 405, message: "This address does not take that kind of request." },
  "took-too-long": { status: 408, message: "The check took too long and was stopped. Try a shorter text." },
  "too-large": { status: 413, message: "The text is too long to check in one go." },
  "wrong-media-type": { status: 415, message: "Send the request as application/json." },
  "too-many-requests": { status: 429, message: "That was a lot of requests. Please wait a moment." },
  "went-wrong": { status: 500, message: "Something went wrong on our side." },
  busy: { status: 503, message: "The server is busy. Please try again in a moment." },
  "not-ready": { status: 503, message: "The server is not ready yet." },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type FailureCode = keyof typeof failures;
