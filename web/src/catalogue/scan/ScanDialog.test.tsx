import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { canScan } from './barcodeDetector.ts';
import ScanDialog from './ScanDialog.tsx';

const stop = vi.fn<() => void>();

/** Mocks a camera whose frames show these codes one after another. */
function camera(codes: string[], open: () => Promise<unknown>): void {
  window.BarcodeDetector = class {
    detect(): Promise<{ rawValue: string }[]> {
      const code = codes.shift();
      return Promise.resolve(code === undefined || code === '' ? [] : [{ rawValue: code }]);
    }
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: open } });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

const stream = () => Promise.resolve({ getTracks: () => [{ stop }] });

afterEach(() => {
  delete window.BarcodeDetector;
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  stop.mockClear();
});

test('only a device that has both can scan', () => {
  expect(canScan()).toBe(false);
  camera([], stream);
  expect(canScan()).toBe(true);
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
