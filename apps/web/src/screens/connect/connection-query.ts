/** A program's request, as the address of the page contains it. The server validates it. */
export interface ConnectionQuery {
  readonly Client: string;
  readonly State: string;
  readonly Challenge: string;
  readonly ReturnTo?: string;
}

/** Reads it; what is missing is empty, and refused by the server. */
export function readConnectionQuery(search: string): ConnectionQuery {
  const given = new URLSearchParams(search);
  const ReturnTo = given.get("ReturnTo");
  return {
    Client: given.get("Client") ?? "",
    State: given.get("State") ?? "",
    Challenge: given.get("Challenge") ?? "",
    ...(ReturnTo !== null && { ReturnTo }),
  };
}
