import { Pool, errors, type Dispatcher } from 'undici';
import { RefusalError } from '../refusals/RefusalError.ts';
import type { Clock } from './clock.ts';
import { Fault, type FaultKind } from './Fault.ts';
import type { Limits } from './limits.ts';
import type { HttpRequest } from './request.ts';

/** Where upstream listens: an address, or a Unix socket on this machine. */
export type Place = { url: string } | { socket: string };

/** An answer as it came, its body read within the limits. */
export interface RawAnswer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

/** Sends one request and reads its answer; throws a Fault. Sends nothing twice. */
export interface Transport {
  send: (request: HttpRequest, timeout: number) => Promise<RawAnswer>;
  /** As `send`, but its body is a file that comes as slowly as the caller sends it. */
  upload: (request: HttpRequest) => Promise<RawAnswer>;
  /** As `send`, but hands the body on as it comes, without a limit on its size. */
  stream: (request: HttpRequest) => Promise<Dispatcher.ResponseData>;
  /** Opens a stream of events, which lasts until one of both ends leaves. */
  listen: (request: HttpRequest, signal: AbortSignal) => Promise<Dispatcher.ResponseData>;
  close: () => Promise<void>;
}

/** Upstream sends something every 10 s; a stream that is silent for longer is dead. */
const SILENCE = 25_000;

export function openTransport(place: Place, limits: Limits, clock: Clock): Transport {
  const { origin, prefix, options } = addressOf(place, limits);
  // The library's own timers are a second off, and its body timer is on the pause between two pieces.
  const untimed = { headersTimeout: 0, bodyTimeout: 0 };
  const pool = new Pool(origin, { ...options, ...untimed, maxResponseSize: limits.answerBytes });
  // A file is made while its reader waits: a workbook of 10,000 rows is silent for seconds, more on a busy machine.
  const patient = { headersTimeout: limits.operation, bodyTimeout: limits.operation };
  const streams = new Pool(origin, { ...options, ...patient });
  const uploads = new Pool(origin, { ...options, ...patient, maxResponseSize: limits.answerBytes });
  // Each stream holds its connection: they take none from the calls, and nothing limits them but their readers.
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

/** The body's text, all of it within `timeout` milliseconds. */
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

/** What it means that the body was not read to its end. */
function kindOfBroken(error: unknown): FaultKind {
  if (error instanceof errors.ResponseExceededMaxSizeError) return 'invalid';
  const isLate = error instanceof errors.BodyTimeoutError || error instanceof errors.RequestAbortedError;
  return isLate ? 'unreachable' : 'cut';
}

/** Faults before an answer began. Where the connection was not even made, upstream has done nothing. */
function faultOf(error: unknown): RefusalError {
  // What was sent is refused by whom it comes from, such as an upload that is too large.
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
