import { expireSession } from '../session/expiry.ts';
import { accessToken } from '../session/store.ts';

/** refused: the server did not make it. broken: it did not arrive, or not whole. */
export class PdfFailure extends Error {
  override readonly name = 'PdfFailure';
  readonly kind: 'refused' | 'broken';

  constructor(kind: 'refused' | 'broken', cause?: unknown) {
    super(`PDF ${kind}`, { cause });
    this.kind = kind;
  }
}

/** The address is the server's own: a token goes nowhere else. */
async function ask(url: string, signal: AbortSignal): Promise<Response> {
  const token = accessToken();
  const { pathname, search } = new URL(url, location.origin);
  const response = await fetch(pathname + search, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    signal,
  });
  if (response.status === 401) expireSession(token);
  if (!response.ok) throw new PdfFailure('refused');
  return response;
}

/** Reads the answer piece by piece, and tells the share that is here where the length is known. */
async function read(response: Response, onShare: (share: number) => void): Promise<Blob> {
  const length = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
  if (reader === undefined) return response.blob();
  const parts: BlobPart[] = [];
  let got = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    got += value.length;
    if (length > 0) onShare(Math.min(got / length, 1));
  }
  if (length > 0 && got < length) throw new PdfFailure('broken');
  return new Blob(parts, { type: 'application/pdf' });
}

/**
 * The PDF of a document, which needs the Authorization header and so can't be a link. Rejects with a PdfFailure,
 * or with the signal's reason when it was given up.
 */
export async function fetchPdf(
  url: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Blob> {
  try {
    return await read(await ask(url, signal), onShare);
  } catch (error) {
    if (signal.aborted || error instanceof PdfFailure) throw error;
    throw new PdfFailure('broken', error);
  }
}
