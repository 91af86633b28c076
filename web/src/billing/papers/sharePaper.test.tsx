import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { openPayment } from '../QrCodePage/testing.tsx';
import { paidDocument } from '../testing/document.ts';
import { openShare } from './share/testing.ts';

vi.mock(import('../../app/pdf/fetchPdf.ts'), async (original) => ({
  ...(await original()),
  fetchPdf: vi.fn<typeof fetchPdf>(),
}));

const fetched = vi.mocked(fetchPdf);
const share = vi.fn<Navigator['share']>();

beforeEach(() => {
  fetched.mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }));
});
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const TEXT = 'Invoice 26-27/A/00413 of Meenakshi Boutique: ₹7,404.50';

const device = (takesFiles: boolean): void => {
  Object.assign(navigator, { share, canShare: () => takesFiles });
};

const pressSend = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Send the PDF' }));

/** Opens the payment screen and its share dialog. */
async function openWays(): Promise<UserEvent> {
  const at = await openPayment(paidDocument());
  await openShare(at);
  return at.user;
}

test('a device that shares gets the page, fetched once however often it is shared', async () => {
  device(true);
  const user = await openWays();
  await pressSend(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const { files, text } = share.mock.calls[0]?.[0] ?? {};
  expect(files?.[0]?.name).toBe('26-27-A-00413 A4.pdf');
  expect(text).toBe(TEXT);
  await pressSend(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('one that shares texts only gets the line', async () => {
  device(false);
  const user = await openWays();
  await pressSend(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
});

test('saying no is no failure; a browser that waited too long wants another press', async () => {
  device(true);
  share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  const user = await openWays();
  await pressSend(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  share.mockRejectedValueOnce(new DOMException('late', 'NotAllowedError'));
  await pressSend(user);
  expect(await screen.findByText('The PDF is ready. Press Share once more.')).toBeDefined();
  expect(screen.queryByText('Could not share. Download the PDF instead.')).toBeNull();
});

test('one that shares nothing is not offered the file', async () => {
  await openWays();
  expect(screen.queryByRole('button', { name: 'Send the PDF' })).toBeNull();
});
