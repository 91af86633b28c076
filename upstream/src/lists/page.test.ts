import { dayIn } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allQuickBilling,
  createCreditNote,
  createInvoice,
  createQuickBilling,
  customerDocuments,
  fetchDocuments,
  getDocument,
  listCreditNotes,
  trashDocument,
} from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../billing/testing/index.ts';
import { createOrders, listOrders } from '../boutique/contract.ts';
import { addMasters, type TestMasters } from '../boutique/testing/index.ts';
import { servicesProducts, stockMoves } from '../catalogue/contract.ts';
import { addOrEditNote, customers, customerTimeline } from '../customers/contract.ts';
import { addTask, getTask } from '../dashboard/contract.ts';
import { notifications } from '../notifications/contract.ts';
import { notify } from '../notifications/notify.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let item: TestItem;
/** An item with few movements. */
let rarelySold: TestItem;
/** A customer with notes only. */
let noted: TestCustomer;
let masters: TestMasters;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop);
  item = await addItem(shop, { title: 'Shirt 00', stock: 1_000_000 });
  rarelySold = await addItem(shop, { stock: 1_000_000 });
  noted = await addCustomer(shop);
  masters = await addMasters(api, shop);
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const later = () => void (api.clock.now = new Date(api.clock.now.getTime() + 1_000));
const bill = async (_n?: number, sold = item) => {
  later();
  const body = payloadOf({ customer, lines: [{ item: sold }] });
  return (await call(api, createInvoice, { ...sent(), body })).body.document_id;
};

const trashed = async () => {
  const document_id = await bill();
  return call(api, trashDocument, { ...sent(), body: { document_id } });
};
const quickBill = (n: number) => {
  later();
  const body = { amount: n + 1, customer_id: customer.id, phone: customer.mobile };
  return call(api, createQuickBilling, { ...sent(), body });
};
const DAY_MS = 86_400_000;
/** A bill of a later day, which a list of the days before does not include. */
const quickBillOfTomorrow = async (n: number) => {
  const { now } = api.clock;
  api.clock.now = new Date(now.getTime() + DAY_MS);
  await quickBill(n);
  api.clock.now = now;
};

interface Asked {
  limit: number;
  after?: string;
}
interface Answer {
  ids: string[];
  page: { cursors: string[]; has_more: boolean };
}

const whole = (page: Answer['page'] | undefined): Answer['page'] => {
  if (!page) throw new Error('The list did not tell where its page stands');
  return page;
};

/** Every list with cursors: how to read a page, and how to add a row that sorts before it. */
const lists: [
  name: string,
  list: { ask: (asked: Asked) => Promise<Answer>; add: (n: number) => Promise<unknown> },
][] = [
  ...(['date', 'number', 'total', 'due', 'updated'] as const).flatMap((sort_by) =>
    [undefined, true, false].map((trash): (typeof lists)[number] => [
      `documents by ${sort_by}${trash === undefined ? '' : trash ? ' in the trash' : ' not in the trash'}`,
      {
        ask: async (asked) => {
          const body = {
            ...asked,
            sort_by,
            ...(trash !== undefined && { trash }),
            include: ['page' as const],
          };
          const answer = (await call(api, fetchDocuments, { ...sent(), body })).body;
          return { ids: answer.data.map(({ doc_id }) => doc_id), page: whole(answer.page) };
        },
        // Where the trash is separate, rows of both kinds alternate.
        add: async () => {
          if (trash !== undefined) await trashed();
          await bill();
        },
      },
    ]),
  ),
  [
    'credit notes',
    {
      ask: async (asked) => {
        const answer = (await call(api, listCreditNotes, { ...sent(), body: { ...asked, include: 'page' } }))
          .body;
        return { ids: answer.data.map(({ id }) => id), page: whole(answer.page) };
      },
      add: async () => {
        const document_id = await bill();
        const { items } = (await call(api, getDocument, { ...sent(), params: { id: document_id } })).body
          .data;
        const body = {
          document_id,
          expected_pending: items[0]?.total_amount ?? '',
          expected_total: items[0]?.total_amount ?? '',
          reason: 'DAMAGED' as const,
          items: items.map(({ id, qty }) => ({ line_id: id, qty, condition: 'STOCK' as const })),
        };
        return call(api, createCreditNote, { ...sent(), body });
      },
    },
  ],
  [
    'documents of a customer',
    {
      ask: async (asked) => {
        const body = { ...asked, customer_ids: customer.id, include: ['page' as const] };
        const [of] = (await call(api, customerDocuments, { ...sent(), body })).body.data;
        return { ids: (of?.documents ?? []).map(({ doc_id }) => doc_id), page: whole(of?.page) };
      },
      add: bill,
    },
  ],
  ...(['created', 'updated'] as const).flatMap((sort_by) =>
    [false, true].map((ofDays): (typeof lists)[number] => [
      `quick bills by ${sort_by}${ofDays ? ', of some days' : ''}`,
      {
        ask: async (asked) => {
          const day = dayIn('Asia/Kolkata', api.clock.now);
          const query = {
            ...asked,
            sort_by,
            ...(ofDays && { from_date: day, to_date: day }),
            include: 'page',
          };
          const { data, page } = (await call(api, allQuickBilling, { ...sent(), query })).body;
          return { ids: data.map(({ id }) => id), page: whole(page) };
        },
        add: async (n) => {
          if (ofDays) await quickBillOfTomorrow(n);
          await quickBill(n);
        },
      },
    ]),
  ),
  ...(['seen', 'name', 'updated'] as const).map((sort_by): (typeof lists)[number] => [
    `customers by ${sort_by}`,
    {
      ask: async (asked) => {
        const query = { ...asked, sort_by, include: 'page' };
        const { data, page } = (await call(api, customers, { ...sent(), query })).body;
        return { ids: data.map(({ customer_id }) => customer_id), page: whole(page) };
      },
      add: (n) => addCustomer(shop, { name: `Customer ${n}` }),
    },
  ]),
  ...([undefined, 'name'] as const).map((sort_by): (typeof lists)[number] => [
    sort_by ? 'customers found, by name' : 'customers found',
    {
      ask: async (asked) => {
        const query = { ...asked, search: 'kavita', include: 'page', ...(sort_by && { sort_by }) };
        const { data, page } = (await call(api, customers, { ...sent(), query })).body;
        return { ids: data.map(({ customer_id }) => customer_id), page: whole(page) };
      },
      add: () => addCustomer(shop, { name: 'Kavita' }),
    },
  ]),
  ...(
    [
      ['products', {}],
      ['products found', { search: 'shirt' }],
      ['products by change', { sort_by: 'updated', sort_order: 'desc' }],
      ['products found, by change', { search: 'shirt', sort_by: 'updated' }],
    ] as const
  ).map(([name, narrowed]): (typeof lists)[number] => [
    name,
    {
      ask: async (asked) => {
        const query = { ...asked, kind: 'product' as const, include: 'page', ...narrowed };
        const answer = (await call(api, servicesProducts, { ...sent(), query })).body;
        return { ids: answer.products.map(({ id }) => id), page: whole(answer.page) };
      },
      add: (n) => addItem(shop, { title: `Shirt ${String(-n)}` }),
    },
  ]),
  ...(['createdAt', 'invoiceNo', 'deliveryDate', 'updatedAt'] as const).map(
    (sortBy): (typeof lists)[number] => [
      `orders by ${sortBy}`,
      {
        ask: async (asked) => {
          const body = { ...asked, sortBy, include: ['page' as const] };
          const { orders, page } = (await call(api, listOrders, { ...sent(), body })).body;
          return { ids: orders.map(({ order_id }) => order_id), page: whole(page) };
        },
        add: (n) => {
          later();
          const body = {
            customer_id: customer.id,
            delivery_time: `2030-12-${String(n + 1).padStart(2, '0')}`,
            item: [{ item_id: masters.blouse, to_whom: 'Rani', quantity: 1 }],
          };
          return call(api, createOrders, { ...sent(), body });
        },
      },
    ],
  ),
  ...(['desc', 'asc'] as const).map((sort_order): (typeof lists)[number] => [
    `stock moves ${sort_order}`,
    {
      ask: async (asked) => {
        const query = { ...asked, sort_order, include: 'page' };
        const params = { id: rarelySold.id };
        const { data, page } = (await call(api, stockMoves, { ...sent(), params, query })).body;
        return { ids: data.map(({ id }) => id), page: whole(page) };
      },
      add: (n) => bill(n, rarelySold),
    },
  ]),
  ...(['desc', 'asc'] as const).map((sort_order): (typeof lists)[number] => [
    `timeline of a customer ${sort_order}`,
    {
      ask: async (asked) => {
        const query = { ...asked, sort_order, customer_id: noted.id, include: 'page' };
        const { data, page } = (await call(api, customerTimeline, { ...sent(), query })).body;
        return { ids: data.map(({ id }) => id), page: whole(page) };
      },
      add: (n) => {
        later();
        const body = { customer_id: noted.id, note: `Note ${n}` };
        return call(api, addOrEditNote, { ...sent(), body });
      },
    },
  ]),
  ...(
    [
      ['due', 'asc'],
      ['due', 'desc'],
      ['updated', 'desc'],
    ] as const
  ).map(([sort_by, sort_order]): (typeof lists)[number] => [
    `tasks by ${sort_by} ${sort_order}`,
    {
      ask: async (asked) => {
        const query = { ...asked, sort_by, sort_order, include: 'page' };
        const { data, page } = (await call(api, getTask, { ...sent(), query })).body;
        return { ids: data.map(({ id }) => id), page: whole(page) };
      },
      add: (n) => {
        later();
        const body = { task_detail: `Task ${n}`, due_date: `2030-12-${String(n + 1).padStart(2, '0')}` };
        return call(api, addTask, { ...sent(), body });
      },
    },
  ]),
  ...(['desc', 'asc'] as const).map((sort_order): (typeof lists)[number] => [
    `notifications ${sort_order}`,
    {
      ask: async (asked) => {
        const { data, page } = (
          await call(api, notifications, { ...sent(), body: { ...asked, sort_order, include: 'page' } })
        ).body;
        return { ids: data.map(({ id }) => id), page: whole(page) };
      },
      add: (n) => {
        later();
        const facts = { item: `Soap ${n}`, left: 2_000, unit: 'pc' };
        return shop.within((db) => notify(db, { kind: 'STOCK_LOW', facts }, api.clock.now));
      },
    },
  ]),
];

/** Adding a row per page would make a list half as long again each time, so their number is limited. */
const MOST_ADDED = 9;

test.each(lists)(
  '%s: rows added between two pages are neither repeated nor skipped',
  async (_, { ask, add }) => {
    for (let n = 0; n < 5; n += 1) await add(n);
    const before = (await ask({ limit: 100 })).ids;
    const seen: string[] = [];
    let after: string | undefined;
    for (let n = 5; ; n += 1) {
      const { ids, page } = await ask({ limit: 2, ...(after !== undefined && { after }) });
      expect(page.cursors).toHaveLength(ids.length);
      seen.push(...ids);
      after = page.cursors.at(-1);
      if (!page.has_more) break;
      if (n < MOST_ADDED) await add(n);
    }
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
    expect(new Set(seen).size).toBe(seen.length);
  },
);
