import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { deleteDraft, readDraft, writeDraft } from '../../local/drafts.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { deliveryRoute } from './route.ts';

vi.mock('../../local/drafts.ts', async () =>
  (await import('../../testing/draftsInMemory.ts')).draftsInMemory(),
);

const FIND = 'useFoundGoodsQuery';
const SAVE = 'useReceiveDeliveryMutation';

beforeEach(() => deleteDraft('delivery'));

async function open(): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt('/products/receive', [deliveryRoute]);
  await screen.findByRole('searchbox', { name: 'Product, code or bar code' });
  return at;
}

const product = (id: string, title: string, change: object = {}) => ({
  __typename: 'Product',
  id,
  title,
  unit: 'pc',
  tracksStock: true,
  available: '12',
  hasVariants: false,
  variants: [],
  ...change,
});

const scanned = product('p1', 'Rakhi', {
  alsoCalled: null,
  sku: 'R-1',
  barcode: '8901234567894',
  brand: null,
  category: null,
  soldLately: 0,
  hsn: null,
  price: '40.00',
  priceAtTill: false,
  mrp: null,
  gstPercentage: '5',
  taxInclusive: true,
  thumbnail: null,
  lowStock: null,
});

async function find({ user, environment }: AtRoute, text: string, ...found: object[]): Promise<void> {
  await user.type(screen.getByRole('searchbox'), text);
  await answerWith(environment, FIND, {
    viewer: { tenant: { id: 't1', products: { edges: found.map((node) => ({ node })) } } },
  });
}

/** Typed by a test, a longer text is as fast as a scanner's. */
async function paste({ user }: AtRoute, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

const rows = () => within(screen.getByRole('list', { name: 'Products of the delivery' }));
const total = () => screen.getByRole('status', { name: 'Total of the bill, before GST' }).textContent;

test('a bill is entered with the keyboard alone, its total compared, and saved by Ctrl and Enter', async () => {
  const at = await open();
  expect(screen.getByText('Nothing entered yet')).toBeDefined();
  await paste(at, screen.getByLabelText('Supplier'), 'Surat Textiles');
  await paste(at, screen.getByLabelText(/^Supplier’s bill/), 'ST/118');
  await find(at, 'rak', product('p1', 'Rakhi'), product('p2', 'Rakhi set'));
  await screen.findByRole('list', { name: 'Products found' });
  await at.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(rows().getByLabelText(/^Received/)));
  await at.user.keyboard('24{Enter}');
  await at.user.paste('120.50');
  await at.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(total()).toContain('₹2,892.00');
  const size = { id: 'v1', sku: 'S-M', available: '5', __typename: 'Variant' };
  await find(at, 'shi', product('p3', 'Shirt', { hasVariants: true, variants: [size] }));
  await screen.findByRole('list', { name: 'Products found' });
  await at.user.keyboard('{Enter}');
  const shirt = within(await screen.findByRole('listitem', { name: /^Shirt/ }));
  await at.user.type(shirt.getByLabelText(/^Received/), '2');
  expect(waiting(at.environment, SAVE)).toBe(0);
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  const { key: _key, ...sent } = await sentInput(at.environment, SAVE);
  expect(sent).toEqual({
    supplier: 'Surat Textiles',
    billNumber: 'ST/118',
    lines: [
      { product: 'p1', quantity: '24', cost: '120.50' },
      { product: 'p3', variant: 'v1', quantity: '2', cost: null },
    ],
  });
  await answerWith(at.environment, SAVE, {
    receiveDelivery: { __typename: 'ReceiveDeliverySuccess', products: [] },
  });
  expect(await screen.findByText('2 products added to the stock.')).toBeDefined();
  expect(screen.getByText('Nothing entered yet')).toBeDefined();
});

test('problems are told beside their row: those found here, and those of the server', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Add at least one product.')).toBeDefined();
  await find(at, 'rak', product('p1', 'Rakhi'));
  await at.user.click(await screen.findByText('12 pc in stock'));
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await rows().findByText('Enter how much came in, more than 0.')).toBeDefined();
  await at.user.type(rows().getByLabelText(/^Received/), '2');
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  await answerWith(at.environment, SAVE, {
    receiveDelivery: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'x',
      problems: [{ field: 'lines.0.product', message: 'This product was deleted. Remove it.' }],
    },
  });
  expect(await rows().findByText('This product was deleted. Remove it.')).toBeDefined();
  await at.user.click(rows().getByRole('button', { name: 'Remove Rakhi' }));
  expect(screen.getByText('Nothing entered yet')).toBeDefined();
});

const ENTERED = {
  supplier: '',
  billNumber: '',
  lines: [{ product: 'p1', variant: '', name: 'Rakhi', unit: 'pc', quantity: '7', cost: undefined }],
};

test('what is entered stays on the device when the screen is left, with the key of a save that failed', async () => {
  const at = await open();
  await find(at, 'rak', product('p1', 'Rakhi'));
  await at.user.click(await screen.findByText('12 pc in stock'));
  await at.user.type(rows().getByLabelText(/^Received/), '7');
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  const { key } = await sentInput(at.environment, SAVE);
  await fail(at.environment, SAVE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Could not add the delivery to the stock.')).toBeDefined();
  at.unmount();
  expect(await readDraft('delivery')).toMatchObject({ value: ENTERED, saveKey: key });
});

test('what was entered is there again, until it is cleared', async () => {
  await writeDraft('delivery', ENTERED);
  const { user } = await open();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Received/)).value).toBe('7');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Clear this delivery?' });
  await user.click(within(asked).getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('Nothing entered yet')).toBeDefined();
  expect(await readDraft('delivery')).toBeUndefined();
});

test('one that was saved without an answer is not added twice: it is sent under its key, and the user decides', async () => {
  await writeDraft('delivery', ENTERED, 'k1');
  const { user, environment } = await open();
  await user.type(await screen.findByLabelText(/^Received/), '0');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect((await sentInput(environment, SAVE)).key).toBe('k1');
  await answerWith(environment, SAVE, {
    receiveDelivery: { __typename: 'Refused', __isRefusal: 'Refused', code: 'KEY_REUSED', message: 'x' },
  });
  expect(await screen.findByText(/^An earlier attempt was saved/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  const other = await sentInput(environment, SAVE);
  expect(other.key).not.toBe('k1');
  expect(other.lines).toEqual([{ product: 'p1', quantity: '70', cost: null }]);
});

const CAMERA = {
  getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop: () => undefined }] }),
};

test('where the device has a camera, the code in front of it becomes a line', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve([{ rawValue: '8901234567894' }]);
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: CAMERA });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: 'Scan' }));
  const { request } = await answerWith(environment, 'useFindCodeQuery', {
    viewer: { tenant: { id: 't1', scan: { product: scanned, variant: null } } },
  });
  expect(request.variables).toEqual({ code: '8901234567894' });
  expect(await rows().findByRole('listitem', { name: /^Rakhi/ })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed search is tried again, nothing found is told, and a product found twice is one row', async () => {
  const at = await open();
  await at.user.type(screen.getByRole('searchbox'), 'rak');
  await fail(at.environment, FIND, new GraphFailure('INTERNAL', 'x', 'r1'));
  await at.user.click(await screen.findByRole('button', { name: /^Try again|^Retry/ }));
  await answerWith(at.environment, FIND, {
    viewer: {
      tenant: { id: 't1', products: { edges: [{ node: product('p9', 'Silk', { tracksStock: false }) }] } },
    },
  });
  expect(await screen.findByText('No product with counted stock matches.')).toBeDefined();
  await at.user.clear(screen.getByRole('searchbox'));
  for (const text of ['rakhi', 'rakhi set']) {
    await find(at, text, product('p1', 'Rakhi'));
    await at.user.click(await screen.findByText('12 pc in stock'));
  }
  expect(rows().getAllByRole('listitem')).toHaveLength(1);
});
