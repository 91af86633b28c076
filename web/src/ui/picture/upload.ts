import { say, type PictureUse } from '@galla/domain';
import {
  GraphFailure,
  notJson,
  Unauthorized,
  unreachable,
  type FailureCode,
} from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { expireSession } from '../../app/session/expiry.ts';
import { accessToken } from '../../app/session/store.ts';

/** A picture that the server keeps for an hour, until an input names it. */
export interface Uploaded {
  id: string;
  /** Where it can be looked at. */
  url: string;
  width: number;
  height: number;
}

interface Refusal {
  message: string;
  extensions?: { code?: FailureCode };
}

const isUploaded = (body: unknown): body is Uploaded =>
  typeof body === 'object' && body !== null && 'id' in body && 'url' in body;

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
  return new GraphFailure(code ?? 'INTERNAL', refusal.message, requestId);
}

interface Sending {
  use: PictureUse;
  picture: Blob;
  /** Parts of it that are sent: 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture to the server. Rejects with a GraphFailure, or with what the signal was aborted with. By
 * XMLHttpRequest, since `fetch` tells nothing of how much was sent.
 */
export function upload({ use, picture, onProgress, signal }: Sending): Promise<Uploaded> {
  const requestId = newKey();
  const token = accessToken();
  const body = new FormData();
  body.set('file', picture, 'picture.jpg');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.open('POST', `/uploads?use=${use}`);
    request.setRequestHeader('X-Request-Id', requestId);
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === 200 && isUploaded(answer)) resolve(answer);
      else reject(failureOf(request.status, answer, token, requestId));
    });
    request.addEventListener('error', () => reject(unreachable(requestId)));
    request.addEventListener('abort', () =>
      reject(new DOMException(say('files.cancelUpload'), 'AbortError')),
    );
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.send(body);
  });
}
