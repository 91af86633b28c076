import { GraphFailure, notJson, Unauthorized, unreachable, type FailureCode } from '../graph/failure.ts';
import { newKey } from '../key.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';

/** A problem of one form field or cell. */
export interface SentProblem {
  field: string;
  message: string;
}

interface Refusal {
  message: string;
  extensions?: { code?: FailureCode; problems?: readonly SentProblem[] };
}

/** A form refused by the server, with problems by field. */
export class FormRefused extends GraphFailure {
  override readonly name = 'FormRefused';
  readonly problems: readonly SentProblem[];

  constructor(refusal: GraphFailure, problems: readonly SentProblem[]) {
    super(refusal.code, refusal.message, refusal.requestId);
    this.problems = problems;
  }
}

const refusalOf = (body: unknown): Refusal | undefined =>
  typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)
    ? (body.errors[0] as Refusal | undefined)
    : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(status: number, body: unknown, token: string | null, requestId: string): GraphFailure {
  const refusal = refusalOf(body);
  const code = refusal?.extensions?.code;
  if (refusal === undefined)
    return status >= 502 && status <= 504 ? unreachable(requestId) : notJson(requestId);
  if (code === 'UNAUTHENTICATED') {
    expireSession(token);
    return new Unauthorized(refusal.message, requestId);
  }
  const failure = new GraphFailure(code ?? 'INTERNAL', refusal.message, requestId);
  const problems = refusal.extensions?.problems;
  return problems ? new FormRefused(failure, problems) : failure;
}

/** A form submission. */
export interface Sending {
  /** A path of this site. */
  url: string;
  body: FormData;
  /** The idempotency key. */
  key?: string;
  /** Share sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a form with a file and resolves with the server's answer, whatever it is. Rejects with a GraphFailure
 * (FormRefused if the server names fields), or with an AbortError when aborted. Uses XMLHttpRequest because `fetch`
 * does not report upload progress.
 */
export function sendForm({ url, body, key, onProgress, signal }: Sending): Promise<unknown> {
  const requestId = newKey();
  const token = accessToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.open('POST', url);
    request.setRequestHeader('X-Request-Id', requestId);
    if (key !== undefined) request.setRequestHeader('Idempotency-Key', key);
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === 200 && answer !== undefined) resolve(answer);
      else reject(failureOf(request.status, answer, token, requestId));
    });
    request.addEventListener('error', () => reject(unreachable(requestId)));
    request.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.send(body);
  });
}
