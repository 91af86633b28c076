import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileFailure } from '../../app/pdf/fetchFile.ts';
import { fetchPdf } from '../../app/pdf/fetchPdf.ts';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { printPdf } from '../../app/print/printPdf.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { openPayment } from '../QrCodePage/testing.tsx';
import { document, paidDocument } from '../testing/document.ts';
import { noteMade } from './made.ts';

vi.mock(import('../../app/pdf/fetchPdf.ts'), async (original) => ({
  ...(await original()),
  fetchPdf: vi.fn<typeof fetchPdf>(),
}));
vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));
vi.mock(import('../../app/print/printPdf.ts'), () => ({ printPdf: vi.fn<typeof printPdf>() }));

const fetched = vi.mocked(fetchPdf);
const saved = vi.mocked(saveFile);
const printed = vi.mocked(printPdf);

beforeEach(() => {
  fetched.mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }));
});
afterEach(() => vi.clearAllMocks());

const button = (name: string) => screen.findByRole('button', { name });
const nameOf = (file: Blob | undefined) => (file instanceof File ? file.name : undefined);
const urls = () => fetched.mock.calls.map(([url]) => url);

test.each([
  ['PAGE', 'A4'],
  ['THERMAL_80', '80 mm'],
  ['THERMAL_58', '58 mm'],
])('S prints on the paper of the shop, %s, at one press', async (billPaper, name) => {
  const { user } = await openPayment(paidDocument(), { billPaper });
  await button('Print');
  await user.keyboard('s');
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(urls()).toEqual([`/pdf/d1?paper=${billPaper}`]);
  expect(nameOf(printed.mock.calls[0]?.[0])).toBe(`26-27-A-00413 ${name}.pdf`);
});

test('S in a field is a letter', async () => {
  const { user } = await openPayment(document());
  await user.click(await screen.findByRole('textbox', { name: /^Reference/ }));
  await user.keyboard('s');
  expect(printed).not.toHaveBeenCalled();
});

test('the menu beside it prints on the other papers, and saves each', async () => {
  const { user } = await openPayment(paidDocument(), { billPaper: 'THERMAL_80', pageSize: 'A5' });
  await user.click(await button('Other papers'));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Print on A5',
    'Print on 58 mm',
    'Save PDF, 80 mm',
    'Save PDF, A5',
    'Save PDF, 58 mm',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Print on 58 mm' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  await user.click(await button('Other papers'));
  await user.click(await screen.findByRole('menuitem', { name: 'Save PDF, 58 mm' }));
  await waitFor(() => expect(nameOf(saved.mock.calls[0]?.[0])).toBe('26-27-A-00413 58 mm.pdf'));
  // Fetched once, however often it is used.
  expect(urls()).toEqual(['/pdf/d1?paper=THERMAL_58']);
});

test('saves the page under the number of the document and its paper', async () => {
  const { user } = await openPayment(paidDocument(), { billPaper: 'THERMAL_80' });
  await user.click(await button('PDF'));
  await waitFor(() => expect(nameOf(saved.mock.calls[0]?.[0])).toBe('26-27-A-00413 A4.pdf'));
});

test('what was just made is printed at once where the shop wants that, and once', async () => {
  noteMade('d1');
  await openPayment(paidDocument(), { printAtOnce: true });
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
});

test.each([
  ['the shop does not want that', true, false],
  ['it is opened again', false, true],
])('nothing is printed by itself where %s', async (_why, isNew, printAtOnce) => {
  if (isNew) noteMade('d1');
  await openPayment(paidDocument(), { printAtOnce });
  await button('Print');
  expect(fetched).not.toHaveBeenCalled();
});

test('on a phone the header prints and shares, and the other papers stand under the bill', async () => {
  setWidth(360);
  const { user } = await openPayment(paidDocument());
  await user.click(await button('Print'));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(await button('Share')).toBeDefined();
  await user.click(await button('Other papers'));
  expect(await screen.findByRole('menuitem', { name: 'Print on 80 mm' })).toBeDefined();
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
  await user.click(await button('Print'));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(printed).not.toHaveBeenCalled();
});

test('one that could not be printed is told', async () => {
  printed.mockRejectedValueOnce(new Error('no canvas'));
  const { user } = await openPayment(paidDocument());
  await user.click(await button('Print'));
  expect(await screen.findByText('Could not print. Please try again.')).toBeDefined();
});
