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

/** The REST API, called by its contract, with protection of the caller from its faults. */
export interface Upstream {
  /** Calls an endpoint; throws a RefusalError, including Faults. `deadline` is a time on `clock`. */
  send<E extends AnyEndpoint>(
    endpoint: E,
    parts: Parts,
    caller: Caller,
    deadline?: number,
  ): Promise<Answer<E>>;
  /** Passes on a file once, as a stream; its answer is read like that of any call. */
  upload<E extends AnyEndpoint>(
    endpoint: E,
    parts: Parts,
    caller: Caller,
    file: FileBody,
  ): Promise<Answer<E>>;
  /** Sends a request once and passes on its answer's body as a stream. */
  stream: (request: HttpRequest) => Promise<Dispatcher.ResponseData>;
  /** Opens a stream of events; see transport.ts. */
  listen: (request: HttpRequest, signal: AbortSignal) => Promise<Dispatcher.ResponseData>;
  /** False while the breaker blocks calls. */
  readonly isReachable: boolean;
  readonly clock: Clock;
  readonly limits: Limits;
  close: () => Promise<void>;
}

/** A body sent by a client. */
export interface FileBody {
  contentType: string;
  body: Readable;
}

export interface UpstreamOptions {
  place: Place;
  limits?: Limits;
  clock?: Clock;
  /** Called after each call that was sent, for the metrics. */
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
      // A client that aborts its upload says nothing about upstream.
      () => body.readableEnded,
    );
  }

  /**
   * Asks the breaker before a call, and reports the outcome to it and the metrics; `blames` tells whether upstream
   * caused a fault.
   */
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
