import { ownPath } from '../graph/ownPath.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';

/** refused: the server did not make it. broken: it did not arrive, or not whole. */
export class FileFailure extends Error {
  override readonly name = 'FileFailure';
  readonly kind: 'refused' | 'broken';

  constructor(kind: 'refused' | 'broken', cause?: unknown) {
    super(`File ${kind}`, { cause });
    this.kind = kind;
  }
}

/** What is asked for; with a body it is a POST. */
interface Asked {
  url: string;
  body?: object;
  signal: AbortSignal;
  /** The share of the file that is here, where its length is known. */
  onShare?: (share: number) => void;
}

/** The address is the server's own: a token goes nowhere else. */
async function ask({ url, body, signal }: Asked): Promise<Response> {
  const token = accessToken();
  const response = await fetch(ownPath(url), {
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal,
  });
  if (response.status === 401) expireSession(token);
  if (!response.ok) throw new FileFailure('refused');
  return response;
}

/** Reads the answer piece by piece. */
async function read(response: Response, onShare: Asked['onShare']): Promise<BlobPart[]> {
  const length = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
  if (reader === undefined) return [await response.blob()];
  const parts: BlobPart[] = [];
  let got = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    got += value.length;
    if (length > 0) onShare?.(Math.min(got / length, 1));
  }
  if (length > 0 && got < length) throw new FileFailure('broken');
  return parts;
}

/** The name that the server gives a file (RFC 6266), or another one. */
function nameOf(response: Response, otherwise: string): string {
  const named = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return named === undefined ? otherwise : decodeURIComponent(named);
}

/**
 * A file of the server, which needs the Authorization header and so can't be a link. Rejects with a FileFailure, or with
 * the signal's reason when it was given up.
 */
export async function fetchFile(asked: Asked, type: string, otherwise: string): Promise<File> {
  try {
    const response = await ask(asked);
    return new File(await read(response, asked.onShare), nameOf(response, otherwise), { type });
  } catch (error) {
    if (asked.signal.aborted || error instanceof FileFailure) throw error;
    throw new FileFailure('broken', error);
  }
}
