import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { openBill, openHistory } from '../BillingHistory/testing.tsx';
import { openPayment } from '../QrCodePage/testing.tsx';
import { paidDocument } from '../testing/document.ts';

vi.mock(import('../../app/pdf/fetchPdf.ts'), async (original) => ({
  ...(await original()),
  fetchPdf: vi.fn<typeof fetchPdf>(),
}));

const fetched = vi.mocked(fetchPdf);
const share = vi.fn<Navigator['share']>();
const open = vi.fn<typeof window.open>();

beforeEach(() => {
  fetched.mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }));
  vi.stubGlobal('open', open);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const TEXT = 'Invoice 26-27/A/00413 of Meenakshi Boutique: ₹7,404.50';

const device = (takesFiles: boolean): void => {
  Object.assign(navigator, { share, canShare: () => takesFiles });
};

const pressShare = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Share' }));

test('a device that shares gets the page, fetched once however often it is shared', async () => {
  device(true);
  const { user } = await openPayment(paidDocument());
  await pressShare(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const { files, text } = share.mock.calls[0]?.[0] ?? {};
  expect(files?.[0]?.name).toBe('26-27-A-00413 A4.pdf');
  expect(text).toBe(TEXT);
  await pressShare(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
});

test('one that shares texts only gets the line', async () => {
  device(false);
  const { user } = await openPayment(paidDocument());
  await pressShare(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
});

test('saying no is no failure; a browser that waited too long wants another press', async () => {
  device(true);
  share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  const { user } = await openPayment(paidDocument());
  await pressShare(user);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  share.mockRejectedValueOnce(new DOMException('late', 'NotAllowedError'));
  await pressShare(user);
  expect(await screen.findByText('The PDF is ready. Press Share once more.')).toBeDefined();
  expect(screen.queryByText('Could not share. Download the PDF instead.')).toBeNull();
});

const WHATSAPP = `https://wa.me/919829041526?text=${encodeURIComponent(TEXT)}`;

test.each([1366, 360])('another opens WhatsApp with the number and the text, at %d', async (width) => {
  setWidth(width);
  const { user } = await openPayment(paidDocument());
  await pressShare(user);
  expect(open).toHaveBeenCalledWith(WHATSAPP, '_blank', 'noopener');
  expect(fetched).not.toHaveBeenCalled();
});

test('the drawer shares as the payment screen does', async () => {
  const at = await openHistory();
  await openBill(at, 'Priya');
  await pressShare(at.user);
  expect(open).toHaveBeenCalledWith(WHATSAPP, '_blank', 'noopener');
});

test('without a number the text is copied, and told', async () => {
  const { user } = await openPayment(paidDocument({ customerName: 'Walk-in', customerMobile: null }));
  await pressShare(user);
  expect(await screen.findByText('Copied. Paste it into a message.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(TEXT);
  expect(open).not.toHaveBeenCalled();
});

test('what can not even be copied is told', async () => {
  const { user } = await openPayment(paidDocument({ customerMobile: null }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await pressShare(user);
  expect(await screen.findByText('Could not share. Download the PDF instead.')).toBeDefined();
});
