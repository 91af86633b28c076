import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import type { GraphQLResponse } from 'relay-runtime';
import { newKey } from '../key.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';
import { askingHeaders } from './askingHeaders.ts';
import { outdated, Unauthorized, unreachable } from './failure.ts';

/** A persisted subscription, as /graphql takes its operations. */
export interface StreamRequest {
  id: string;
  variables: Record<string, unknown>;
}

interface Reader {
  sink: { next: (answer: GraphQLResponse) => void };
  /** The reader leaves. */
  signal: AbortSignal;
  onStanding: (() => void) | undefined;
}

/** Whether the server refused a subscription because it has another manifest by now. */
async function isUnknown(error: unknown): Promise<boolean> {
  if (!(error instanceof NetworkError) || !(error.response instanceof Response)) return false;
  try {
    return (await error.response.text()).includes('"UNKNOWN_OPERATION"');
  } catch {
    return false;
  }
}

/**
 * Hands all that a subscription brings to the sink, until the reader leaves. Rejects with a GraphFailure when the
 * stream breaks off; where the server does not accept the token any more, the session ends here.
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
    // The library passes on what it is given: a query by its text, or one of the manifest by its id.
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
