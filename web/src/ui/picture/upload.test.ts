import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, storeSession } from '../../app/session/store.ts';
import { upload } from './upload.ts';

/** A request that the test answers. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  sent: FormData | undefined;
  opened: readonly string[] = [];
  headers: Record<string, string> = {};
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  storeSession({ access_token: 'secret' });
});
afterEach(() => vi.unstubAllGlobals());

function begin() {
  const controller = new AbortController();
  const parts: number[] = [];
  const picture = new Blob(['jpeg'], { type: 'image/jpeg' });
  const answer = upload({
    use: 'product',
    picture,
    onProgress: (part) => parts.push(part),
    signal: controller.signal,
  });
  return { answer, parts, controller, request: FakeRequest.last };
}

const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

test('sends the picture for its use, with the token, and tells how much is sent', async () => {
  const { answer, parts, request } = begin();
  expect(request.opened).toEqual(['POST', '/uploads?use=product']);
  expect(request.headers['Authorization']).toBe('Bearer secret');
  expect(request.sent?.get('file')).toBeInstanceOf(File);
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
  request.answer(200, { id: 'u1', url: '/files/a.jpg', width: 5, height: 5 });
  expect(await answer).toMatchObject({ id: 'u1' });
  expect(parts).toEqual([0.25]);
});

test.each([
  [413, refusal('PAYLOAD_TOO_LARGE', 'Too large'), 'PAYLOAD_TOO_LARGE', 'Too large'],
  [503, '<html>', 'UPSTREAM_UNAVAILABLE', 'Service is not reachable. Try again.'],
  [200, '<html>', 'UPSTREAM_INVALID', 'Invalid response format. Expected JSON.'],
])('%i %j is told as %s', async (status, body, code, message) => {
  const { answer, request } = begin();
  request.answer(status, body);
  await expect(answer).rejects.toMatchObject({ code, message });
});

test('a session that has ended is ended here, too', async () => {
  const { answer, request } = begin();
  request.answer(401, refusal('UNAUTHENTICATED', 'Please log in to continue.'));
  await expect(answer).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(accessToken()).toBeNull();
});

test('without a network it is not reachable; given up it is aborted', async () => {
  const broken = begin();
  broken.request.dispatchEvent(new Event('error'));
  await expect(broken.answer).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  const given = begin();
  given.controller.abort();
  await expect(given.answer).rejects.toMatchObject({ name: 'AbortError' });
});
