/** An answer of the graph. */
export interface Answer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** Headers that identify the caller in every request of the playground. */
export const askingHeaders = (token?: string): Record<string, string> => ({
  'apollographql-client-name': 'galla-playground',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

/** Sends one operation; `headers` are those entered by the user. */
export async function post(
  operation: object,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...askingHeaders(token), ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  });
  return response.json();
}
