import { Pool, errors, type Dispatcher } from 'undici';
import { RefusalError } from '../refusals/RefusalError.ts';
import type { Clock } from './clock.ts';
import { Fault, type FaultKind } from './Fault.ts';
import type { Limits } from './limits.ts';
import type { HttpRequest } from './request.ts';

/** Where upstream listens: an address, or a Unix socket on this machine. */
export type Place = { url: string } | { socket: string };

/** A raw answer, its body read within the limits. */
export interface RawAnswer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

/** Sends one request and reads its answer; throws a Fault. Never sends anything twice. */
export interface Transport {
  send: (request: HttpRequest, timeout: number) => Promise<RawAnswer>;
  /** Like `send`, for a file that arrives as slowly as the client sends it. */
  upload: (request: HttpRequest) => Promise<RawAnswer>;
  /** Like `send`, but returns the body as a stream without a size limit. */
  stream: (request: HttpRequest) => Promise<Dispatcher.ResponseData>;
  /** Opens a stream of events, which lasts until either end closes it. */
  listen: (request: HttpRequest, signal: AbortSignal) => Promise<Dispatcher.ResponseData>;
  close: () => Promise<void>;
}

/** Upstream sends something every 10 s; a stream silent for longer is dead. */
const SILENCE = 25_000;

export function openTransport(place: Place, limits: Limits, clock: Clock): Transport {
  const { origin, prefix, options } = addressOf(place, limits);
  // The library's own timers are only accurate to a second, and its body timeout measures the pause between two
  // chunks.
  const untimed = { headersTimeout: 0, bodyTimeout: 0 };
  const pool = new Pool(origin, { ...options, ...untimed, maxResponseSize: limits.answerBytes });
  // A file is produced while its reader waits: a workbook of 10,000 rows sends nothing for seconds, more on a busy
  // machine.
  const patient = { headersTimeout: limits.operation, bodyTimeout: limits.operation };
  const streams = new Pool(origin, { ...options, ...patient });
  const uploads = new Pool(origin, { ...options, ...patient, maxResponseSize: limits.answerBytes });
  // Each stream occupies a connection of its own pool, so that calls keep theirs; only the readers limit their
  // number.
  const events = new Pool(origin, { ...options, connections: null, bodyTimeout: SILENCE });

  async function send(request: HttpRequest, timeout: number): Promise<RawAnswer> {
    const start = clock.now();
    const controller = new AbortController();
    const inTime = clock.after(Math.min(timeout, limits.headers), () => controller.abort());
    try {
      const answer = await pool.request({
        ...request,
        path: prefix + request.path,
        signal: controller.signal,
      });
      inTime();
      const left = timeout - (clock.now() - start);
      const text = await read(answer, Math.max(0, Math.min(left, limits.body)), clock);
      return { status: answer.statusCode, headers: answer.headers, text };
    } catch (error) {
      throw faultOf(error);
    } finally {
      inTime();
    }
  }

  async function upload(request: HttpRequest): Promise<RawAnswer> {
    try {
      const answer = await uploads.request({ ...request, path: prefix + request.path });
      const text = await read(answer, limits.body, clock);
      return { status: answer.statusCode, headers: answer.headers, text };
    } catch (error) {
      throw faultOf(error);
    }
  }

  async function stream(request: HttpRequest) {
    try {
      return await streams.request({ ...request, path: prefix + request.path });
    } catch (error) {
      throw faultOf(error);
    }
  }

  async function listen(request: HttpRequest, signal: AbortSignal) {
    try {
      return await events.request({ ...request, path: prefix + request.path, signal });
    } catch (error) {
      throw faultOf(error);
    }
  }

  const close = async () =>
    void (await Promise.all([pool.close(), uploads.close(), streams.close(), events.destroy()]));
  return { send, upload, stream, listen, close };
}

function addressOf(place: Place, limits: Limits) {
  const common = { headersTimeout: limits.headers, bodyTimeout: limits.body, connections: 256 };
  const connect = { timeout: limits.connect };
  if ('socket' in place) {
    const options = { ...common, connect: { ...connect, socketPath: place.socket } };
    return { origin: 'http://localhost', prefix: '', options };
  }
  const { origin, pathname } = new URL(place.url);
  return { origin, prefix: pathname.replace(/\/$/, ''), options: { ...common, connect } };
}

/** The body's text, read within `timeout` milliseconds. */
async function read({ body }: Dispatcher.ResponseData, timeout: number, clock: Clock): Promise<string> {
  const inTime = clock.after(timeout, () => body.destroy(new errors.BodyTimeoutError()));
  try {
    return await body.text();
  } catch (error) {
    throw new Fault(kindOfBroken(error), { unsure: true, cause: error });
  } finally {
    inTime();
  }
}

/** The kind of fault when a body was not read to its end. */
function kindOfBroken(error: unknown): FaultKind {
  if (error instanceof errors.ResponseExceededMaxSizeError) return 'invalid';
  const isLate = error instanceof errors.BodyTimeoutError || error instanceof errors.RequestAbortedError;
  return isLate ? 'unreachable' : 'cut';
}

/** The fault of a request without an answer. If the connection was never made, upstream has done nothing. */
function faultOf(error: unknown): RefusalError {
  // The body's source can refuse it, for example an upload that is too large.
  if (error instanceof RefusalError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || code === 'UND_ERR_HEADERS_OVERFLOW')
    return new Fault('invalid', { unsure: true, cause: error });
  return new Fault('unreachable', { unsure: !NOT_SENT.has(code), cause: error });
}

const NOT_SENT = new Set<unknown>([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
