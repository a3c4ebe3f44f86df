/** A browser window behind a WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface WebDriverSession {
  call<T>(method: "POST" | "DELETE", path: string, body?: object): Promise<T>;
}

/** Asks a WebDriver for a window. A call that it refuses throws its message. */
export async function openSession(address: string, alwaysMatch: object): Promise<WebDriverSession> {
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, "POST", {
    capabilities: { alwaysMatch },
  });
  return {
    call: (method, path, body) => ask(`${address}/session/${sessionId}${path}`, method, body),
  };
}

async function ask<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { readonly error?: string; readonly message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
