import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../app/pdf/saveFile.ts';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import { DrawFailure, makePdf } from './pdf/makePdf.ts';
import { answerLook, button, open, opened, product, variant } from './testing.tsx';

vi.mock(import('./draw/fonts.ts'), async (original) => ({
  ...(await original()),
  loadFonts: async () => undefined,
  // jsdom has no text metrics.
  textMeasure: () => (text: string) => text.length * 0.55,
}));
vi.mock(import('./pdf/makePdf.ts'), async (original) => ({
  ...(await original()),
  makePdf: vi.fn<typeof makePdf>(),
}));
vi.mock(import('../../app/pdf/saveFile.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const made = vi.mocked(makePdf);
const saved = vi.mocked(saveFile);
const fetched = vi.fn<typeof fetch>();

let people = 0;
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // The panel's contents are kept per user, so each test gets its own user.
  people += 1;
  localStorage.setItem('emp_id', `${people}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.cookie = 'galla-labels=; max-age=0; path=/';
});

const texts = () =>
  Array.from(document.querySelectorAll('figure svg g')).map((face) =>
    Array.from(face.querySelectorAll('text'), ({ textContent }) => textContent),
  );

test('each product has a label, each variant of one its own, as they print', async () => {
  await opened(product(1, { mrp: '1099.00' }), product(2, { variants: [variant] }));
  expect(await screen.findByText('2 labels on 1 page')).toBeDefined();
  expect(texts()).toEqual([
    ['Kurta 1', 'MRP ₹1,099.00', '₹999.00', 'KUR-1'],
    ['Kurta 2', 'M · Red', 'MRP ₹1,299.00', '₹1,100.00', 'KUR-2-M'],
  ]);
});

test('as many labels as are wanted, at most a thousand', async () => {
  const { user } = await opened(product(1), product(2));
  await user.click(await button('As many as in stock'));
  expect(await screen.findByText('14 labels on 1 page')).toBeDefined();
  const field = screen.getByRole('textbox', { name: 'Quantity, Kurta 1' });
  fireEvent.change(field, { target: { value: '995' } });
  fireEvent.blur(field);
  expect((await screen.findByRole('alert')).textContent).toBe('You can print at most 1000 labels at a time.');
  expect((await button('Print')).hasAttribute('disabled')).toBe(true);
  await user.click(await button('One of each'));
  expect(await screen.findByText('2 labels on 1 page')).toBeDefined();
});

test('paper, size and what is printed change the labels, and are remembered on this device', async () => {
  const first = await opened(product(1));
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'Roll, 80 mm');
  const slider = screen.getByRole('slider', { name: 'QR code size' });
  expect(
    ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) => slider.getAttribute(name)),
  ).toEqual(['10', '30', '60']);
  await first.user.click(screen.getByRole('checkbox', { name: 'Price' }));
  await waitFor(() => expect(texts()).toEqual([['Kurta 1', 'KUR-1']]));
  // None of the products has an MRP or a barcode to print.
  expect(screen.queryByRole('checkbox', { name: 'MRP' })).toBeNull();
  first.unmount();
  await opened(product(1));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Paper' }).value).toBe('THERMAL_80');
  expect(texts()).toEqual([['Kurta 1', 'KUR-1']]);
});

/** Positions of the labels in the preview. */
const places = () =>
  Array.from(document.querySelectorAll('figure use'), (use) => [
    use.getAttribute('x'),
    use.getAttribute('y'),
  ]);

test('a sheet of stickers that was begun goes on where it was left; a place that it has not is told', async () => {
  const { user } = await opened(product(1));
  const paper = screen.getByRole('combobox', { name: 'Paper' });
  await user.selectOptions(paper, 'Stickers, 65 on A4 (38 x 21 mm)');
  const start = screen.getByRole('textbox', { name: 'Start at sticker' });
  const type = (text: string) => fireEvent.change(start, { target: { value: text } });
  const first = places();
  type('65');
  await waitFor(() => expect(places()).not.toEqual(first));
  for (const wrong of ['66', '0', 'six', '']) {
    type(wrong);
    expect(screen.getByText('Start at sticker must be between 1 and 65.')).toBeDefined();
    expect((await button('Print')).hasAttribute('disabled')).toBe(true);
  }
  type('1');
  await waitFor(() => expect(places()).toEqual(first));
  // On a roll each sticker is a page, so there is no start position.
  await user.selectOptions(paper, 'Sticker roll, 50 x 25 mm');
  expect(screen.queryByRole('textbox', { name: 'Start at sticker' })).toBeNull();
});

test('a product is added once, and "Already Added" tells of the second time', async () => {
  const { user, environment } = await opened(product(1));
  const search = async (text: string, found: object) => {
    // In one event: pauses between letters would query the first of them.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    const edges = [{ node: found }];
    // Earlier results come from the store without another request.
    expect((await sentOperation(environment, 'AddProductQuery')).request.variables).toEqual({ search: text });
    await answerWith(environment, 'AddProductQuery', {
      viewer: { tenant: { id: 't1', products: { edges } } },
    });
    const list = await screen.findByRole('list', { name: 'Add a product' });
    await user.click(within(list).getByRole('button'));
  };
  await search('two', product(2));
  expect(await screen.findByText('2 labels on 1 page')).toBeDefined();
  await search('one', product(1));
  expect(await screen.findByText('Already Added')).toBeDefined();
  expect(screen.getByText('2 labels on 1 page')).toBeDefined();
});

test('without products there is nothing to print, and it says what to do', async () => {
  await answerLook(await open([]));
  expect(await screen.findByText('No items to generate QR codes for.')).toBeDefined();
  expect((await button('Download PDF')).hasAttribute('disabled')).toBe(true);
});

test('products that can’t be loaded are told, with Retry', async () => {
  const at = renderAt('/', [
    { path: '/', element: <LabelDialog tenantId="t1" products={['p1']} onClose={() => undefined} /> },
  ]);
  await fail(at.environment, 'fetchRowsQuery', unreachable('r1'));
  const retry = await button('Retry');
  // React holds back updates that suspend inside an act() that is not awaited.
  await act(async () => retry.click());
  await answerWith(at.environment, 'fetchRowsQuery', { nodes: [product(1)] });
  await answerLook(at);
  expect(await screen.findByText('1 label on 1 page')).toBeDefined();
});

test('a saved size that can’t be loaded is told, and the labels are there all the same', async () => {
  const at = await open([product(1)]);
  await fail(at.environment, 'qrLookQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load saved QR size')).toBeDefined();
  expect(await screen.findByText('1 label on 1 page')).toBeDefined();
});

test('the PDF tells how many pages are done, can be stopped, and is saved', async () => {
  const { user } = await opened(product(1));
  made.mockImplementationOnce(
    (_layout, _title, signal, onPage) =>
      new Promise((_resolve, reject) => {
        onPage(1);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  await user.click(await button('Download PDF'));
  expect(await screen.findByText('1 of 1 pages')).toBeDefined();
  await user.click(await button('Stop'));
  await waitFor(() => expect(screen.queryByText('1 of 1 pages')).toBeNull());
  expect(saved).not.toHaveBeenCalled();
  made.mockResolvedValueOnce(new File(['%PDF'], 'Labels.pdf'));
  await user.click(await button('Download PDF'));
  await waitFor(() => expect(saved.mock.calls.map(([file]) => file.name)).toEqual(['Labels.pdf']));
});

test('only lenses have labels of their powers: in files, or each once on common sheets', async () => {
  const { user } = await opened(product(1), product(2, { type: 'LENS', variants: [variant] }));
  const sent = (call: number) => {
    const [path, request] = fetched.mock.calls[call] ?? [];
    return [path, JSON.parse(typeof request?.body === 'string' ? request.body : '')];
  };
  const lens = { product: 'p2', variant: 'v1', quantity: 1 };
  fetched.mockResolvedValueOnce(new Response('PK'));
  await user.click(await button('Prescription labels (zip)'));
  await waitFor(() => expect(saved.mock.calls.map(([file]) => file.name)).toEqual(['Prescriptions.zip']));
  expect(sent(0)).toMatchObject(['/labels/prescriptions', { products: [lens] }]);
  // However many of the lens are labelled.
  await user.click(await button('As many as in stock'));
  fetched.mockResolvedValueOnce(new Response('%PDF'));
  await user.click(await button('A label for each power (PDF)'));
  await waitFor(() => expect(saved.mock.calls.at(-1)?.[0].name).toBe('Prescriptions.pdf'));
  expect(sent(1)).toMatchObject(['/labels/prescriptions', { products: [lens], together: true }]);
});

test('the server makes a PDF for each, with the same choices; a failure is told', async () => {
  const { user } = await opened(product(1));
  fetched.mockResolvedValueOnce(new Response('PK'));
  await user.click(await button('A PDF for each (zip)'));
  await waitFor(() => expect(saved.mock.calls.map(([file]) => file.name)).toEqual(['Labels.zip']));
  const body = fetched.mock.calls[0]?.[1]?.body;
  expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
    products: [{ product: 'p1', quantity: 1 }],
    paper: 'A4',
    size: 150,
    fields: ['name', 'price', 'mrp', 'sku'],
  });
  fetched.mockResolvedValueOnce(new Response('{}', { status: 500 }));
  await user.click(await button('A PDF for each (zip)'));
  expect(await screen.findByText('Failed to generate labels.')).toBeDefined();
});

test('a PDF that fails is told by why, and so are codes that can’t be drawn', async () => {
  const { user } = await opened(product(1));
  for (const [error, sentence] of [
    [new DrawFailure('x'), 'Failed to generate PDF with QR codes'],
    [new TypeError('network'), 'PDF generation failed. Please try again.'],
  ] as const) {
    made.mockRejectedValueOnce(error);
    await user.click(await button('Download PDF'));
    expect(await screen.findByText(sentence)).toBeDefined();
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await user.click(await button('QR codes as pictures'));
  expect(await screen.findByText('No QR codes to download.')).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
});
