import { ownPath } from '../graph/ownPath.ts';
import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';

/** refused: the server did not create the file. broken: it did not arrive, or not completely. */
export class FileFailure extends Error {
  override readonly name = 'FileFailure';
  readonly kind: 'refused' | 'broken';

  constructor(kind: 'refused' | 'broken', cause?: unknown) {
    super(`File ${kind}`, { cause });
    this.kind = kind;
  }
}

/** The request; with a body it is a POST. */
interface Asked {
  url: string;
  body?: object;
  signal: AbortSignal;
  /** Progress from 0 to 1, if the length is known. */
  onShare?: (share: number) => void;
}

/** Only requests to Galla's own server get the token. */
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

/** Reads the response body in chunks. */
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

/** The file name from the server (RFC 6266), or the default. */
function nameOf(response: Response, otherwise: string): string {
  const named = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return named === undefined ? otherwise : decodeURIComponent(named);
}

/**
 * Downloads a file that needs the Authorization header and so cannot be a link. Rejects with a FileFailure, or with
 * the signal's reason when aborted.
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
