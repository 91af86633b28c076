import { encodeBillingData, type BillingData } from '@galla/domain';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { billingsRoute } from './route.ts';

export const DATA: BillingData = {
  contactId: 'c1',
  contactName: 'Priya Agarwal',
  contactMobile: '9829041526',
  employeeId: 'e1',
  employeeName: 'Rekha Yadav',
  option: 'invoice',
};

export const product = (id: string, title: string, price: string, rest: object = {}) => ({
  __typename: 'Product',
  __isNode: 'Product',
  id,
  title,
  sku: `SKU-${id}`,
  barcode: `890${id}`,
  category: 'Sarees',
  hsn: '5007',
  unit: 'pc',
  price,
  priceAtTill: false,
  mrp: null,
  gstPercentage: '5',
  taxInclusive: false,
  image: null,
  tracksStock: true,
  available: '12',
  hasVariants: false,
  ...rest,
});

/** The goods of the shop in the tests. */
export const GOODS = {
  dupatta: product('p1', 'Bandhani silk dupatta', '1850.00', { mrp: '1950.00' }),
  saree: product('p2', 'Kota doria saree', '3890.00', { available: '3', gstPercentage: '18' }),
  fabric: product('p3', 'Ajrakh modal fabric', '680.00', {
    unit: 'm',
    available: '42.5',
    category: 'Fabric',
  }),
  kurti: product('p4', 'A-line kurti', '1490.00', { hasVariants: true }),
  gone: product('p5', 'Mangalgiri check fabric', '540.00', { available: '0' }),
};

export const STITCHING = {
  __typename: 'Service',
  __isNode: 'Service',
  id: 's1',
  title: 'Blouse stitching',
  sku: 'STI-1',
  category: 'Tailoring',
  hsn: '998821',
  unit: 'job',
  price: '850.00',
  priceAtTill: false,
  gstPercentage: '5',
  taxInclusive: false,
  image: null,
};

export const connection = (nodes: object[]) => ({
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: nodes.map((node) => ({ node })),
});

export const inTenant = (fields: object) => ({ viewer: { tenant: { id: 't1', ...fields } } });

const field = (name: string, label: string, type: string, required = false) => ({
  name,
  label,
  type,
  required,
  disabled: false,
  multiple: false,
  subtype: null,
  accept: null,
  options: [],
});

export const FORM_FIELDS = [
  field('description', 'Description', 'TEXTAREA'),
  field('advance', 'Advance', 'NUMBER'),
  field('delivery_date', 'Delivery date', 'DATE'),
];

export interface Shop {
  mayBill?: boolean;
  mayEditProducts?: boolean;
  registration?: string;
  fields?: object[];
  capabilities?: string[];
  customer?: object;
  goods?: readonly object[];
}

/** The answer to the screen's query. */
export const screenData = ({
  mayBill = true,
  mayEditProducts = true,
  registration = 'REGULAR',
  ...shop
}: Shop) => ({
  viewer: {
    mayBill,
    mayEditProducts,
    mayEditServices: true,
    tenant: {
      id: 't1',
      registration,
      stateCode: '08',
      gstin: null,
      settings: { discountBeforeTax: false, roundOff: false },
      business: { capabilities: shop.capabilities ?? [] },
      form: { fields: shop.fields ?? FORM_FIELDS },
    },
  },
  node: {
    __typename: 'Customer',
    __isNode: 'Customer',
    id: 'c1',
    name: 'Priya Agarwal',
    mobile: '9829041526',
    gstin: null,
    stateCode: '08',
    credit: '0.00',
    ...shop.customer,
  },
});

/** Opens an address of the cart, signed in, with nothing answered yet. */
export function openAddress(address: string): AtRoute {
  localStorage.setItem('access_token', 'token');
  return renderAt(address, [
    billingsRoute,
    { path: '/Billing', element: <p>The selection</p> },
    { path: '/QrCodePage', element: <p>The payment</p> },
  ]);
}

/** Opens the cart for Priya Agarwal, with the whole catalogue in memory. */
export async function openCart(shop: Shop = {}, data: BillingData = DATA): Promise<AtRoute> {
  const at = openAddress(`/Billings?data=${encodeBillingData(data)}`);
  await answerWith(at.environment, 'BillingsQuery', screenData(shop));
  await answerWith(
    at.environment,
    'pagesProductsQuery',
    inTenant({ products: connection([...(shop.goods ?? Object.values(GOODS))]) }),
  );
  await answerWith(at.environment, 'pagesServicesQuery', inTenant({ services: connection([STITCHING]) }));
  await screen.findByRole('table');
  return at;
}

export const searchBox = (): HTMLInputElement => screen.getByRole('searchbox');

/** Sets the whole search text, as if pasted. */
export const search = (text: string): void => {
  fireEvent.change(searchBox(), { target: { value: text } });
};

/** Finds an item and adds it with Enter. */
export async function addItem({ user }: AtRoute, text: string): Promise<void> {
  search(text);
  searchBox().focus();
  await user.keyboard('{Enter}');
}

export const cart = () => within(screen.getByRole('complementary', { name: 'Cart' }));
export const lines = (): string[] =>
  cart()
    .queryAllByRole('listitem')
    .map((line) => (line.textContent ?? '').replace('Edit quantity and price of ', ''));

export const quantity = (name: string): HTMLInputElement =>
  cart().getByRole('textbox', { name: `Quantity, ${name}` });

/** Replaces a field's text. */
export function enter(input: HTMLElement, text: string): void {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
}

export const create = () => cart().getByRole('button', { name: /^Create/ });

const SCANNER_PACE_MS = 5;

/** Types a whole code at a scanner's speed. */
export function scan(target: HTMLElement, code: string): void {
  let at = performance.now();
  for (const key of [...Array.from(code), 'Enter']) {
    const event = createEvent.keyDown(target, { key });
    // Simulated time, independent of the speed of the test machine.
    at += SCANNER_PACE_MS;
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(target, event);
  }
}

/** The mutation's answer. */
export const created = (result: object) => ({ createDocument: result });

/** A size of the kurti, as in the graph's answer. */
export const variant = (id: string, size: string, available: string) => ({
  id,
  sku: `KUR-${size}`,
  price: '1490.00',
  gstPercentage: '5',
  available,
  size,
  color: null,
  power: null,
  coating: null,
  lensType: null,
  material: null,
  index: null,
  shape: null,
  gender: null,
  style: null,
});
