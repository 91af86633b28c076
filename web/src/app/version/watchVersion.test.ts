import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hostToasts, type ToastText } from '../toast/toast.ts';
import { ownScripts, watchVersion } from './watchVersion.ts';

const OWN = '/assets/index-B1a2c3d4.js';
const update = vi.fn<() => Promise<void>>(async () => undefined);
const register = vi.fn<(url: string, options: object) => Promise<object>>(async () => ({ update }));
let container: EventTarget;
let shown: ToastText[];
let leave: () => void;

beforeEach(() => {
  container = Object.assign(new EventTarget(), { register });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }));
  shown = [];
  leave = hostToasts({ show: (toast) => shown.push(toast), clear: () => undefined, settle: () => undefined });
});

afterEach(() => {
  leave();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const post = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));

test('registers /sw.js, always asked for anew', async () => {
  await watchVersion(OWN);
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('offers to reload when the worker came with another version, and only then', async () => {
  await watchVersion(OWN);
  post({ type: 'galla.version', scripts: OWN });
  post({ type: 'other', scripts: '/assets/index-X.js' });
  post('galla.version');
  expect(shown).toEqual([]);
  post({ type: 'galla.version', scripts: '/assets/index-C9d8e7f6.js' });
  expect(shown).toMatchObject([
    { kind: 'offered', text: 'A new version is ready', action: { says: 'Reload' } },
  ]);
});

test('asks for a newer one whenever the page is looked at again', async () => {
  await watchVersion(OWN);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalled();
});

test('without a worker the client works as it is', async () => {
  register.mockRejectedValueOnce(new DOMException('insecure', 'SecurityError'));
  await expect(watchVersion(OWN)).resolves.toBeUndefined();
  register.mockClear();
  // In development there is no hash to compare.
  await watchVersion();
  expect(register).not.toHaveBeenCalled();
});

test('the version of a page is its own first scripts, in order, and no others', () => {
  const page = ['/assets/runtime-A1a2c3d4.js', '/assets/frame-B1a2c3d4.js', 'https://elsewhere.example/x.js'];
  for (const src of page) {
    const script = document.head.appendChild(document.createElement('script'));
    Object.assign(script, { type: 'module' });
    script.setAttribute('src', src);
    onTestFinished(() => script.remove());
  }
  expect(ownScripts()).toBe('/assets/runtime-A1a2c3d4.js /assets/frame-B1a2c3d4.js');
});
