import { billing } from '@galla/upstream/contract';
import { globalId } from '../../relay/ids.ts';
import type { Answer } from '../../rest/arguments.ts';
import { documentRow } from '../../testing/fakeBilling.ts';
import { itemId, itemRow, itemsAre, variantRow } from '../../testing/fakeCatalogue.ts';
import { customerId, customerRow, customersAre } from '../../testing/fakeCustomers.ts';
import { profile, signedIn } from '../../testing/fakePerson.ts';
import { settingsAre } from '../../testing/fakeShop.ts';
import { answering, type Fake } from '../../testing/fakeUpstream.ts';
import { runOperation } from '../../testing/runOperation.ts';

export const KEY = '018f0000-0000-7000-8000-0000000000aa';

/** Calls made by creating an invoice. */
export const INVOICE_CALLS = [
  'GET /me',
  'GET /getTenantSetting',
  'GET /customers',
  'GET /services-products',
  'POST /billing/create-invoice',
];

/** The three creations have the same shape. */
type Creation = typeof billing.createInvoice;

/** A fake endpoint that creates the first document. */
export function creates(endpoint: Creation): Fake {
  const data = documentRow(1);
  const answer: Answer<Creation> = {
    success: true,
    invoice_number: data.serial_number,
    document_id: data.doc_id,
    data,
  };
  return answering(endpoint, () => answer);
}

/**
 * A shop in Maharashtra that makes invoices. It has a shirt (1), a shirt with three variants (2), a service (3) and
 * cloth by the metre (4), a customer of its own state (1) and one of Karnataka (2).
 */
export function shop({
  person = profile(),
  settings = {},
}: { person?: ReturnType<typeof profile>; settings?: Parameters<typeof settingsAre>[0] } = {}): Fake[] {
  return [
    signedIn(person),
    settingsAre(settings),
    customersAre([customerRow(1, { state_code: '27' }), customerRow(2, { state_code: '29' })]),
    itemsAre(
      [
        itemRow(1),
        itemRow(2, { has_variants: 1 }),
        itemRow(3, { category: 'service', is_inventory: 0 }),
        itemRow(4, { unit: 'm', mrp: '110.00' }),
      ],
      [1, 2, 3].map((n) => variantRow(n, itemId(2))),
    ),
    creates(billing.createInvoice),
  ];
}

/** A line of the nth product. */
export function line(n: number, quantity: string) {
  return { item: globalId('Product', itemId(n)), quantity };
}

const INPUT = {
  key: KEY,
  type: 'INVOICE',
  customer: globalId('Customer', customerId(1)),
  lines: [line(1, '1')],
  paymentMode: 'CASH',
};

const create = (fields: string) => `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on CreateDocumentSuccess { document { ${fields} } }
  ... on StockShort { product available }
  ... on ChangedMeanwhile { current }
  ... on InvalidInput { problems { field code message } }
} }`;

/** Creates a document of one shirt, with a test's changes; `fakes` take precedence over those of the shop. */
export function bill(input: object, fakes: readonly Fake[] = [], fields = 'number') {
  const variables = { input: { ...INPUT, ...input } };
  return runOperation(create(fields), { variables, fakes: [...fakes, ...shop()] });
}
