import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';

/** What a subscription may pass in `cacheConfig.metadata`. */
export interface StreamMetadata {
  /** The server is listening: reads after this miss no event. */
  onStanding?: () => void;
}

/** Open streams. */
const standing = new Set<AbortController>();

/**
 * Aborts every stream before the session ends; otherwise the server would break them off, which browsers log as an
 * error.
 */
export function closeStreams(): void {
  for (const leaving of standing) leaving.abort();
}

/**
 * Relay's subscriptions, each one a stream of /graphql/stream. A broken stream ends with a GraphFailure and the
 * subscriber reopens it, because only the subscriber knows what it may have missed. The code that reads streams is
 * loaded with the first one, so that no screen waits for it.
 */
export const subscribeFunction: SubscribeFunction = ({ id, name }, variables, { metadata }) => {
  if (id == null) throw new Error(`${name} is not persisted`);
  return Observable.create<GraphQLResponse>((sink) => {
    const leaving = new AbortController();
    standing.add(leaving);
    void (async () => {
      try {
        const { readStream } = await import('./readStream.ts');
        const { onStanding }: StreamMetadata = metadata ?? {};
        await readStream({ id, variables }, { sink, signal: leaving.signal, onStanding });
        sink.complete();
      } catch (error) {
        if (!leaving.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      } finally {
        standing.delete(leaving);
      }
    })();
    return () => leaving.abort();
  });
};
