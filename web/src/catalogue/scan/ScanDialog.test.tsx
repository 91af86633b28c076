import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { canScan } from './barcodeDetector.ts';
import ScanDialog from './ScanDialog.tsx';

const stop = vi.fn<() => void>();

/** Codes in front of the camera, one after the other, for the native reader and the fallback. */
const shown = vi.hoisted(() => ({ codes: [] as string[] }));
const reader = vi.hoisted(
  () =>
    class {
      detect(): Promise<{ rawValue: string }[]> {
        const code = shown.codes.shift();
        return Promise.resolve(code === undefined || code === '' ? [] : [{ rawValue: code }]);
      }
    },
);
vi.mock('qr/decode.js', () => ({ BarcodeDetector: reader }));

/** Simulates a device with a camera; its browser has the Barcode Detection API unless `native` is false. */
function camera(codes: string[], open: () => Promise<unknown>, native = true): void {
  shown.codes = codes;
  if (native) window.BarcodeDetector = reader;
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: open } });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

/** Sets the device's primary pointer. */
function setPointer(pointer: 'coarse' | 'fine'): void {
  const answer = (query: string) =>
    Object.assign(new EventTarget(), { matches: query === `(pointer: ${pointer})` }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockImplementation(answer);
}

const stream = () => Promise.resolve({ getTracks: () => [{ stop }] });

afterEach(() => {
  delete window.BarcodeDetector;
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  stop.mockClear();
  vi.restoreAllMocks();
});

test('a device with a camera can scan where its browser reads codes, and where it is held in a hand', () => {
  expect(canScan()).toBe(false);
  camera([], stream);
  expect(canScan()).toBe(true);
  delete window.BarcodeDetector;
  setPointer('fine');
  expect(canScan()).toBe(false);
  setPointer('coarse');
  expect(canScan()).toBe(true);
});

test('where the browser reads no codes, QR codes are read all the same, and it says so', async () => {
  camera(['', 'https://shop.example/i/s/p'], stream, false);
  const onCode = vi.fn<(code: string) => void>();
  renderUi(<ScanDialog open onCode={onCode} onClose={() => undefined} />);
  expect(await screen.findByText(/This browser cannot read bar codes/)).toBeDefined();
  await vi.waitFor(() => expect(onCode.mock.calls).toEqual([['https://shop.example/i/s/p']]));
  expect(stop).toHaveBeenCalledTimes(1);
});

test('hands on the first code that comes into sight, and switches the camera off', async () => {
  camera(['', '', '8901234567894', '42'], stream);
  const onCode = vi.fn<(code: string) => void>();
  renderUi(<ScanDialog open onCode={onCode} onClose={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'Scan QR Code' })).toBeDefined();
  await vi.waitFor(() => expect(onCode.mock.calls).toEqual([['8901234567894']]));
  expect(stop).toHaveBeenCalledTimes(1);
});

test('closed, it looks no further and switches the camera off', async () => {
  camera([], stream);
  const onCode = vi.fn<(code: string) => void>();
  const { unmount } = renderUi(<ScanDialog open onCode={onCode} onClose={() => undefined} />);
  await screen.findByRole('dialog', { name: 'Scan QR Code' });
  unmount();
  await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  expect(onCode).not.toHaveBeenCalled();
});

test('a camera that can’t be had is told', async () => {
  camera([], () => Promise.reject(new Error('denied')));
  renderUi(<ScanDialog open onCode={() => undefined} onClose={() => undefined} />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Could not open the camera/);
});
