import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';

/** What a subscription may bring with it in `cacheConfig.metadata`. */
export interface StreamMetadata {
  /** The server listens from now on: what is read after this misses nothing. */
  onStanding?: () => void;
}

/** The streams that are being read. */
const standing = new Set<AbortController>();

/** Lets go of every stream before the session is ended: the server would break them off, which browsers note as a fault. */
export function closeStreams(): void {
  for (const leaving of standing) leaving.abort();
}

/**
 * Relay's subscriptions: each is one stream of /graphql/stream. It ends with a GraphFailure when it breaks off, and
 * whoever listens opens it anew: only he knows what he may have missed. The code that reads streams is fetched with
 * the first one; no screen waits for it.
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
