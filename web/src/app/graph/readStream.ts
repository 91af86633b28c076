import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import type { GraphQLResponse } from 'relay-runtime';
import { newKey } from '../key.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';
import { askingHeaders } from './askingHeaders.ts';
import { outdated, Unauthorized, unreachable } from './failure.ts';

/** A persisted subscription in the format of /graphql. */
export interface StreamRequest {
  id: string;
  variables: Record<string, unknown>;
}

interface Reader {
  sink: { next: (answer: GraphQLResponse) => void };
  /** Aborted when the reader unsubscribes. */
  signal: AbortSignal;
  onStanding: (() => void) | undefined;
}

/** Whether the server refused a subscription because its manifest has changed. */
async function isUnknown(error: unknown): Promise<boolean> {
  if (!(error instanceof NetworkError) || !(error.response instanceof Response)) return false;
  try {
    return (await error.response.text()).includes('"UNKNOWN_OPERATION"');
  } catch {
    return false;
  }
}

/**
 * Passes all answers of a subscription to the sink until the reader unsubscribes. Rejects with a GraphFailure when
 * the stream breaks off; if the server rejects the token, the session ends here.
 */
export async function readStream(
  request: StreamRequest,
  { sink, signal, onStanding }: Reader,
): Promise<void> {
  const requestId = newKey();
  const token = accessToken();
  const client = createClient({
    url: '/graphql/stream',
    retryAttempts: 0,
    headers: askingHeaders(requestId, token),
    ...(onStanding && { on: { connected: onStanding } }),
  });
  if (signal.aborted) return;
  signal.addEventListener('abort', () => client.dispose(), { once: true });
  try {
    // The library sends the request as it is: a query by its text, or a manifest operation by its id.
    for await (const answer of client.iterate(request as unknown as RequestParams)) {
      sink.next(answer as GraphQLResponse);
    }
  } catch (error) {
    if (error instanceof NetworkError && error.response?.status === 401) {
      expireSession(token);
      throw new Unauthorized(error.message, requestId);
    }
    if (await isUnknown(error)) throw outdated(requestId);
    throw unreachable(requestId);
  }
}
