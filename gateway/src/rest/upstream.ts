import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { answerOf } from './answer.ts';
import type { AnyEndpoint, Answer } from './arguments.ts';
import { makeBreaker } from './breaker.ts';
import { systemClock, type Clock } from './clock.ts';
import { Fault } from './Fault.ts';
import { LIMITS, type Limits } from './limits.ts';
import { requestOf, type Caller, type HttpRequest, type Parts } from './request.ts';
import { withRetries } from './retry.ts';
import { openTransport, type Place } from './transport.ts';

/** The REST API, called by its contract with all that keeps its faults from becoming the caller's. */
export interface Upstream {
  /** Calls an endpoint; throws a RefusalError, of which a Fault is one. `deadline` is on `clock`. */
  send<E extends AnyEndpoint>(
    endpoint: E,
    parts: Parts,
    caller: Caller,
    deadline?: number,
  ): Promise<Answer<E>>;
  /** Hands a file on as it comes, once; its answer is read as that of any call. */
  upload<E extends AnyEndpoint>(
    endpoint: E,
    parts: Parts,
    caller: Caller,
    file: FileBody,
  ): Promise<Answer<E>>;
  /** Sends a request once and hands on its answer's body as it comes. */
  stream: (request: HttpRequest) => Promise<Dispatcher.ResponseData>;
  /** Opens a stream of events; see transport.ts. */
  listen: (request: HttpRequest, signal: AbortSignal) => Promise<Dispatcher.ResponseData>;
  /** False while the breaker keeps calls back. */
  readonly isReachable: boolean;
  readonly clock: Clock;
  readonly limits: Limits;
  close: () => Promise<void>;
}

/** A body that a client sends. */
export interface FileBody {
  contentType: string;
  body: Readable;
}

export interface UpstreamOptions {
  place: Place;
  limits?: Limits;
  clock?: Clock;
  /** Told of each call that went out, for the metrics. */
  observe?: (endpoint: AnyEndpoint, milliseconds: number, outcome: 'answered' | 'failed') => void;
}

export function openUpstream({
  place,
  limits = LIMITS,
  clock = systemClock,
  observe,
}: UpstreamOptions): Upstream {
  const transport = openTransport(place, limits, clock);
  const breaker = makeBreaker(clock);

  async function send<E extends AnyEndpoint>(
    endpoint: E,
    parts: Parts,
    caller: Caller,
    deadline = clock.now() + limits.operation,
  ): Promise<Answer<E>> {
    const request = requestOf(endpoint, parts, caller);
    return withRetries(endpoint.repeat, clock, deadline, () =>
      guarded(endpoint, async () => {
        const left = deadline - clock.now();
        if (left <= 0) throw new Fault('unreachable', { isFinal: true });
        return answerOf(endpoint, await transport.send(request, left));
      }),
    );
  }

  async function upload<E extends AnyEndpoint>(
    endpoint: E,
    parts: Parts,
    caller: Caller,
    { contentType, body }: FileBody,
  ): Promise<Answer<E>> {
    const request = requestOf(endpoint, parts, caller);
    const headers = { ...request.headers, 'content-type': contentType };
    return guarded(
      endpoint,
      async () => answerOf(endpoint, await transport.upload({ ...request, headers, body })),
      // A client that breaks off its file says nothing about upstream.
      () => body.readableEnded,
    );
  }

  /** Asks the breaker before a call, and tells it and the metrics how the call ended; `blames` upstream for a fault. */
  async function guarded<T>(
    endpoint: AnyEndpoint,
    call: () => Promise<T>,
    blames: () => boolean = () => true,
  ): Promise<T> {
    const ticket = breaker.admit();
    if (ticket === undefined) throw new Fault('unreachable', { isFinal: true });
    const start = clock.now();
    let succeeded = true;
    try {
      return await call();
    } catch (error) {
      succeeded = !(
        error instanceof Fault &&
        (error.kind === 'unreachable' || error.kind === 'cut') &&
        blames()
      );
      throw error;
    } finally {
      breaker.record(ticket, succeeded);
      observe?.(endpoint, clock.now() - start, succeeded ? 'answered' : 'failed');
    }
  }

  return {
    send,
    upload,
    stream: transport.stream,
    listen: transport.listen,
    close: transport.close,
    clock,
    limits,
    get isReachable() {
      return !breaker.isOpen;
    },
  };
}
