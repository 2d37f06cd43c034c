/** Requests made before the script that wants them is there; each is used once. */
const asked = new Map<string, Promise<Response>>();

export function askEarly(path: string): void {
  const response = fetch(`/api${path}`);
  response.catch(() => undefined); // whoever takes it learns of it
  asked.set(path, response);
}

/** An answer that is known already: whoever asks next has it at once. */
export function know(path: string, answer: unknown): void {
  asked.set(path, Promise.resolve(Response.json(answer)));
}

export function takeEarly(path: string): Promise<Response> | undefined {
  const response = asked.get(path);
  asked.delete(path);
  return response;
}
