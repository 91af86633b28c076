import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPayment } from '../QrCodePage/testing.tsx';
import { paidDocument } from '../testing/document.ts';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { FileFailure } from '../../app/pdf/fetchFile.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';

vi.mock(import('../../app/pdf/fetchPdf.ts'), async (original) => ({
  ...(await original()),
  fetchPdf: vi.fn<typeof fetchPdf>(),
}));
vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const fetched = vi.mocked(fetchPdf);
const saved = vi.mocked(saveFile);
const share = vi.fn<Navigator['share']>();

beforeEach(() => {
  fetched.mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }));
});

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const device = (takesFiles: boolean): void => {
  Object.assign(navigator, { share, canShare: () => takesFiles });
};

const button = (name: string) => screen.findByRole('button', { name });

test('saves the paper under the number of the document', async () => {
  const { user } = await openPayment(paidDocument());
  await user.click(await button('PDF'));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[0].name).toBe('Invoice_26-27-A-00413.pdf');
  expect(fetched.mock.calls[0]?.[0]).toBe('/pdf/d1');
});

test('saves the slip beside it, each fetched once', async () => {
  const { user } = await openPayment(paidDocument());
  for (const name of ['Slip', 'PDF', 'Slip']) {
    await user.click(await button(name));
    await waitFor(() => expect(screen.queryByText('PDF…')).toBeNull());
  }
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/pdf/d1?paper=THERMAL_80', '/pdf/d1']);
});

test('says how much of it is here', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  fetched.mockReturnValue(promise);
  const { user } = await openPayment(paidDocument());
  await user.click(await button('PDF'));
  expect((await screen.findByText('PDF…')).closest('button')?.disabled).toBe(true);
  act(() => fetched.mock.calls[0]?.[2](0.42));
  expect(await screen.findByText('PDF 42 %')).toBeDefined();
  resolve(new Blob());
  expect(await button('PDF')).toBeDefined();
});

test.each([
  ['refused', 'Failed to generate PDF'],
  ['broken', 'Download failed. Please try again.'],
] as const)('one that was %s is told', async (kind, sentence) => {
  fetched.mockRejectedValue(new FileFailure(kind));
  const { user } = await openPayment(paidDocument());
  await user.click(await button('PDF'));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});

test('a device that shares gets the file, fetched once for both', async () => {
  device(true);
  const { user } = await openPayment(paidDocument());
  await user.click(await button('PDF'));
  await user.click(await button('Share'));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const { files, text } = share.mock.calls[0]?.[0] ?? {};
  expect(files?.[0]?.name).toBe('Invoice_26-27-A-00413.pdf');
  expect(text).toBe('Invoice 26-27/A/00413 of Meenakshi Boutique: ₹7,404.50');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('one that shares texts only gets the line', async () => {
  device(false);
  const { user } = await openPayment(paidDocument());
  await user.click(await button('Share'));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
});

test('saying no is no failure; a browser that waited too long wants another press', async () => {
  device(true);
  share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  const { user } = await openPayment(paidDocument());
  await user.click(await button('Share'));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  share.mockRejectedValueOnce(new DOMException('late', 'NotAllowedError'));
  await user.click(await button('Share'));
  expect(await screen.findByText('The PDF is ready. Press Share once more.')).toBeDefined();
  expect(screen.queryByText('Could not share. Download the PDF instead.')).toBeNull();
});

test('a device that does not share offers no such button', async () => {
  await openPayment(paidDocument());
  expect(await button('PDF')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
