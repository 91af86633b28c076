import { randomUUID } from 'node:crypto';
import { readDirectory } from '../db/directory.ts';
import { call, type TestApi, type TestShop } from '../testing/index.ts';
import { packages, paymentPay, paymentVerify } from './contract.ts';
import type { Outcome } from './sandbox/protocol.ts';

/** A placed order. */
export interface TestOrder {
  merchantOrderId: string;
  redirectUrl: string;
  price: string;
}

const asOwner = ({ owner, schemaKey }: TestShop) => ({ token: owner.token, schemaKey });

/** The offer of a package for a duration. */
export async function offerOf(api: TestApi, shop: TestShop, name = 'Professional', duration = 'Monthly') {
  const { body } = await call(api, packages, asOwner(shop));
  const found = body.data.find((one) => one.name === name);
  const offered = found?.durations.find((one) => one.duration === duration);
  if (!found || !offered) throw new Error(`${name} ${duration} is not offered`);
  return { package_id: found.id, duration_id: offered.id, amount: offered.price };
}

/** A package for a duration with one of its starts, as an order needs it. */
export async function quoteOf(
  api: TestApi,
  shop: TestShop,
  { name, duration, starts }: { name: string; duration: string; starts: 'NOW' | 'AT_END' },
) {
  const { body } = await call(api, packages, asOwner(shop));
  const found = body.data.find((one) => one.name === name);
  const offered = found?.durations.find((one) => one.duration === duration);
  const quote = offered?.starts.find((one) => one.starts === starts);
  if (!found || !offered || !quote) throw new Error(`${name} ${duration} ${starts} is not offered`);
  return { package_id: found.id, duration_id: offered.id, starts, amount: quote.due };
}

/** Requests to pay for a package; `changes` override fields of the body. */
export async function askToPay(
  api: TestApi,
  shop: TestShop,
  changes: object = {},
  key: string = randomUUID(),
) {
  const offer = await offerOf(api, shop);
  const body = { order_id: key, name: 'Asha Rao', mobile_number: '9829012345', ...offer, ...changes };
  return call(api, paymentPay, { ...asOwner(shop), body, key });
}

export async function placeOrder(api: TestApi, shop: TestShop, changes: object = {}): Promise<TestOrder> {
  const { status, body } = await askToPay(api, shop, changes);
  if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  const { redirectUrl } = body.data;
  const merchantOrderId = new URL(redirectUrl).searchParams.get('merchantOrderId') ?? '';
  return { merchantOrderId, redirectUrl, price: (await offerOf(api, shop)).amount };
}

/** Presses a button of the sandbox's page. */
export function choose({ app }: TestApi, { redirectUrl }: TestOrder, outcome: Outcome) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({
    method: 'POST',
    url: `${new URL(redirectUrl).pathname}/${outcome}`,
    headers,
    payload: '',
  });
}

export const verifyOrder = (api: TestApi, shop: TestShop, merchantOrderId: string) =>
  call(api, paymentVerify, { ...asOwner(shop), body: { merchantOrderId } });

/** The directory's data of a shop's subscription. */
export function storedState({ database }: TestApi, { tenantId }: TestShop) {
  return readDirectory(database, ({ sql }) =>
    sql
      .selectFrom('directory.tenant')
      .select(['paymentStatus', 'paidUntil', 'merchantOrderId'])
      .where('tenantId', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
}

/** Changes an order in the sandbox, like an attacker in between could. */
export async function tamper({ database }: TestApi, merchantOrderId: string, change: object): Promise<void> {
  await readDirectory(database, ({ sql }) =>
    sql
      .updateTable('directory.sandboxOrder')
      .set(change)
      .where('merchantOrderId', '=', merchantOrderId)
      .execute(),
  );
}
