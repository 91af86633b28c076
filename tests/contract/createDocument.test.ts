import { randomUUID } from 'node:crypto';
import { addCustomer, addItem, addVariant, expectBalancedBooks } from '@galla/upstream/testing/billing';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from './ids.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
let customer: string;
const goods = { shirt: '', saree: '', red: '', last: '', hem: '' };

beforeAll(async () => {
  stack = await openStack();
  const { shop } = stack;
  const shirt = await addItem(shop, { title: 'Shirt', price: 100_00, stock: 5_000 });
  const saree = await addItem(shop, { title: 'Saree', hasVariants: true, stock: 0 });
  const red = await addVariant(shop, saree, { sku: 'SA-RED', price: 250_50, stock: 2_000 });
  const last = await addVariant(shop, saree, { sku: 'SA-LAST', stock: 1_000 });
  const hem = await addItem(shop, {
    title: 'Hem',
    kind: 'SERVICE',
    price: 99_99,
    gst: 500,
    taxInclusive: true,
  });
  goods.shirt = globalId('Product', shirt.id);
  goods.saree = globalId('Product', saree.id);
  goods.red = globalId('Variant', red);
  goods.last = globalId('Variant', last);
  goods.hem = globalId('Service', hem.id);
  customer = globalId('Customer', (await addCustomer(shop)).id);
});

afterAll(async () => {
  await expectBalancedBooks(stack.api.database);
  await stack.close();
});

const CREATE = `mutation ($input: CreateDocumentInput!) {
  createDocument(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on InvalidInput { problems { field message } }
    ... on StockShort { product available }
    ... on ChangedMeanwhile { current }
    ... on CreateDocumentSuccess {
      document {
        id number status subtotal gst cgst sgst igst total advance pending pdfUrl
        discount { percent amount }
        lines { name sku quantity price total }
        payments { amount isAdvance mode }
        customer { billCount pending }
      }
    }
  }
}`;

interface Created {
  createDocument: { __typename: string; document?: { id: string; number: string; pdfUrl: string } };
}

const STOCK =
  '{ viewer { tenant { products { edges { node { title available variants { available } } } } } } }';
const COUNT = '{ viewer { tenant { documents { totalCount } } } }';

const bill = (changes: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  type: 'INVOICE',
  customer,
  paymentMode: 'CASH',
  advance: '100.00',
  discount: { percent: '10' },
  lines: [
    { item: goods.shirt, quantity: 1 },
    { item: goods.saree, variants: [{ variant: goods.red, quantity: 1 }] },
    { item: goods.hem, quantity: 2 },
  ],
  ...changes,
});

const create = (input: object) => stack.run<Created>({ query: CREATE }, { input });
const books = async () => [
  (await stack.run({ query: STOCK })).data,
  (await stack.run({ query: COUNT })).data,
];

test('an invoice has its sums to the paisa, its number, its advance and its paper; the same key makes no second', async () => {
  const input = bill();
  const { data, errors } = await create(input);
  expect(errors).toEqual([]);
  // 100.00 + 250.50 + 2 x 99.99 with 5 % inside; the discount is 10 % of the taxable value.
  expect(data.createDocument).toMatchObject({
    __typename: 'CreateDocumentSuccess',
    document: {
      number: expect.stringMatching(/^26-27\/A\/\d{5}$/),
      status: 'PARTIAL',
      subtotal: '540.96',
      gst: '72.62',
      cgst: '36.31',
      sgst: '36.31',
      igst: '0.00',
      discount: { percent: '10', amount: '54.10' },
      total: '559.48',
      advance: '100.00',
      pending: '459.48',
      lines: [
        { name: 'Shirt', quantity: '1', price: '100.00', total: '118.00' },
        { name: 'Saree (SA-RED)', sku: 'SA-RED', quantity: '1', price: '250.50', total: '295.60' },
        { name: 'Hem', quantity: '2', price: '99.99', total: '199.98' },
      ],
      payments: [{ amount: '100.00', isAdvance: true, mode: 'CASH' }],
      customer: { billCount: 1, pending: '459.48' },
    },
  });
  const after = await books();
  expect(await create(input)).toMatchObject({ data, errors: [] });
  expect(await books()).toEqual(after);

  const pdf = await stack.gateway.inject({
    url: data.createDocument.document?.pdfUrl ?? '',
    headers: { authorization: `Bearer ${stack.shop.owner.token}` },
  });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
  expect(text).toContain(data.createDocument.document?.number);
  expect(text).toContain('559.48');
});

test('orders and proposals move no stock and have numbers of their own', async () => {
  const [stock] = await books();
  const order = await create(bill({ type: 'ORDER', advance: '0.00' }));
  const proposal = await create(bill({ type: 'PROPOSAL', advance: '0.00' }));
  expect(order.data.createDocument.document?.number).toMatch(/^26-27\/O\//);
  expect(proposal.data.createDocument.document?.number).toMatch(/^26-27\/P\//);
  expect((await books())[0]).toEqual(stock);
});

test.each([
  [
    'more than there is of a variant',
    () => ({ lines: [{ item: goods.saree, variants: [{ variant: goods.last, quantity: 2 }] }] }),
    { __typename: 'StockShort', code: 'STOCK_SHORT', available: '1' },
  ],
  [
    'another total than was told',
    () => ({ expectedTotal: '5.00' }),
    { __typename: 'ChangedMeanwhile', current: '559.48' },
  ],
  [
    'no line at all',
    () => ({ lines: [] }),
    { __typename: 'InvalidInput', problems: [{ field: 'lines', message: expect.stringMatching(/\S/) }] },
  ],
  [
    'an advance above what remains',
    () => ({ advance: '600.00' }),
    {
      __typename: 'InvalidInput',
      problems: [{ field: 'advance', message: 'Advance cannot exceed remaining amount (₹559.48)' }],
    },
  ],
  [
    'a discount above the total',
    () => ({ discount: { amount: '614.00' }, advance: '0.00' }),
    {
      __typename: 'InvalidInput',
      problems: [{ field: 'discount', message: 'Discount cannot exceed total amount (₹613.58)' }],
    },
  ],
  [
    'a customer of nobody',
    () => ({ customer: globalId('Customer', randomUUID()) }),
    {
      __typename: 'InvalidInput',
      problems: [{ field: 'customer', message: expect.stringMatching(/\S/) }],
    },
  ],
])('%s is refused, and nothing is written', async (_name, change, refusal) => {
  const before = await books();
  const { data, errors } = await create(bill(change()));
  expect(errors).toEqual([]);
  expect(data.createDocument).toMatchObject(refusal);
  expect(await books()).toEqual(before);
});
