/** Headers of every graph request: its id for the log, the client for /metrics, and the token. */
export const askingHeaders = (requestId: string, token: string | null): Record<string, string> => ({
  'X-Request-Id': requestId,
  'apollographql-client-name': 'galla-web',
  ...(token !== null && { Authorization: `Bearer ${token}` }),
});
