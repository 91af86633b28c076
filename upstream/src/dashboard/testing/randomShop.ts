import { dayIn, rupees } from '@galla/domain';
import { addCustomer, addItem } from '../../billing/testing/index.ts';
import { addMasters } from '../../boutique/testing/index.ts';
import { setTerms } from '../../commission/testing/terms.ts';
import { type TestApi, type TestPerson, type TestShop, testShop } from '../../testing/index.ts';
import { accountActs } from './accountActs.ts';
import type { Act, ActName } from './anyAct.ts';
import { paperActs } from './paperActs.ts';
import { pieceActs } from './pieceActs.ts';
import type { Kind, Scene, World } from './scene.ts';

const ZONE = 'Asia/Kolkata';
const HOUR = 3_600_000;
const RIGHTS = [
  'dashboard:view',
  'billing:create',
  'billing-history:view',
  'billing-history:edit',
  'billing-history:delete',
  'calendar:view',
  'calendar:create',
  'calendar:edit',
  'create-order:create',
  'order-list:view',
  'order-list:edit',
] as const;

const NEEDS: Partial<Record<ActName, Kind>> = {
  convert: 'document',
  pay: 'document',
  refund: 'document',
  return: 'document',
  trash: 'document',
  restore: 'document',
  quickMoney: 'quickBill',
  done: 'appointment',
  payPieces: 'pieces',
  finishPieces: 'pieces',
  billPieces: 'pieces',
  cancelPieces: 'pieces',
};

/** A shop after some random acts. */
export interface RandomShop {
  shop: TestShop;
  /** The owner and two sellers. */
  people: readonly TestPerson[];
}

async function newWorld(api: TestApi, businessId: number): Promise<World> {
  const shop = await testShop(api, { businessId });
  const items = [
    await addItem(shop, { price: 12_345, gst: 1800 }),
    await addItem(shop, { price: 999, gst: 500 }),
  ] as const;
  await setTerms(shop, items[0], { percentage: '7.35' });
  const masters = await addMasters(api, shop);
  const customers = [await addCustomer(shop)];
  return {
    api,
    shop,
    items,
    masters,
    customers,
    ids: { document: [], quickBill: [], appointment: [], pieces: [] },
  };
}

function sceneOf(world: World, { which, share, quantities }: Act, person: TestPerson): Scene {
  const { api, shop, customers, ids } = world;
  const pick = <T>(from: readonly T[]): T | undefined => from[which % Math.max(1, from.length)];
  const customer = pick(customers);
  if (!customer) throw new Error('There is somebody to begin with');
  const asked = ({ token }: TestPerson) => ({ token, schemaKey: shop.schemaKey });
  return {
    ...world,
    which,
    share,
    quantities,
    person,
    as: asked(person),
    owner: asked(shop.owner),
    customer,
    today: dayIn(ZONE, api.clock.now),
    idOf: (kind) => pick(ids[kind]) ?? '',
    part: (of) => rupees(Math.max(1, Math.floor((of * share) / 100))),
  };
}

/**
 * Runs the acts in a new shop. Acts that the rules refuse, such as a refund of nothing or another person's customer,
 * have no effect.
 */
export async function randomShop(
  api: TestApi,
  businessId: number,
  acts: readonly Act[],
): Promise<RandomShop> {
  const world = await newWorld(api, businessId);
  const { shop, ids } = world;
  const people = [shop.owner, await shop.addEmployee(RIGHTS), await shop.addEmployee(RIGHTS)];
  for (const one of acts) {
    const needs = NEEDS[one.act];
    if (needs && ids[needs].length === 0) continue;
    const person = people[one.by] ?? shop.owner;
    api.clock.now = new Date(api.clock.now.getTime() + one.hours * HOUR);
    await shop.signInAgain(shop.owner, person);
    const scene = sceneOf(world, one, person);
    const { status } = await { ...paperActs(scene), ...accountActs(scene), ...pieceActs(scene) }[one.act]();
    if (status >= 500) throw new Error(`${one.act} failed with ${status}`);
  }
  await shop.signInAgain(...people);
  return { shop, people };
}
