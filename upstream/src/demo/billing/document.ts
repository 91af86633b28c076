import { addDays, type Day, type DocumentType, documentStatus, partyState, pendingOf } from '@galla/domain';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';
import type { Customer, Item, ShopDocument, ShopProfile } from '../types.ts';
import { bill, randomDiscount } from './amounts.ts';
import { randomCart } from './cart.ts';
import type { Moment } from './moments.ts';
import { randomPrescription } from './prescription.ts';
import { settle } from './settle.ts';

/** What documents need to know of the shop. Numbers are indexes into the list of staff. */
export interface Counter {
  plan: TradePlan;
  items: readonly Item[];
  customers: readonly Customer[];
  profile: ShopProfile;
  /** Staff who may write documents and receive money. */
  writers: readonly number[];
  /** Staff who may earn commission. */
  sellers: readonly number[];
  /** No event is later than this. */
  now: Date;
}

const MINUTE = 60_000;

/** A random customer, with a preference for regular ones. */
export function visitor(random: Random, customers: readonly Customer[]): number {
  return Math.floor(customers.length * random.next() ** 1.7);
}

/** Share of invoices and orders that are canceled before any payment. */
const CANCELED = 0.025;

function cancelTime(random: Random, type: DocumentType, at: Date, now: Date): Date | undefined {
  if (type === 'PROPOSAL' || !random.chance(CANCELED)) return undefined;
  const canceled = new Date(at.getTime() + random.int(20, 180) * MINUTE);
  return canceled <= now ? canceled : undefined;
}

/** The purchase: lines, totals, and what follows from them. */
function charge(random: Random, counter: Counter, customer: Customer) {
  const { plan, items, profile } = counter;
  const reduced = random.chance(plan.discounts);
  const cart = randomCart(random, plan, items);
  const { lines, sums, discount } = bill(items, cart, { shop: profile, customer }, (subtotal) =>
    reduced ? randomDiscount(random, subtotal) : undefined,
  );
  const crosses = lines.some(({ interState }) => interState);
  const prescribed = cart.some(({ item }) => plan.prescribed.includes(items[item]?.category ?? ''));
  return {
    ...sums,
    lines,
    placeOfSupply: (crosses ? partyState(customer) : undefined) ?? profile.stateCode,
    ...(discount && { discountChosen: discount }),
    ...(prescribed && { prescription: randomPrescription(random) }),
  };
}

/**
 * Two of three customers with a pending amount promised a day. Derived from the total, so that the sequence of random
 * values does not change.
 */
const promised = (total: number, day: Day): { payOn?: Day } =>
  total % 3 === 0 ? {} : { payOn: addDays(day, 5 + (total % 16)) };

/** A document without its number: customer, cart, amounts, and payments up to now. */
export function randomDocument(
  random: Random,
  counter: Counter,
  type: DocumentType,
  { day, at }: Moment,
): Omit<ShopDocument, 'number' | 'financialYear' | 'serial'> {
  const { plan, customers, writers, now } = counter;
  const customer = visitor(random, customers);
  const who = customers[customer];
  if (!who) throw new RangeError('A shop needs customers.');
  const charged = charge(random, counter, who);
  const { total } = charged;
  const createdBy = random.pick(writers);
  const canceledAt = cancelTime(random, type, at, now);
  const paymentMode = random.chance(plan.upi) ? 'UPI' : 'CASH';
  const settled = canceledAt
    ? { advance: 0, pending: pendingOf(type, total, 0), payments: [] }
    : settle(random, plan, { type, issuedAt: at, total, mode: paymentMode, createdBy }, now, writers);
  return {
    type,
    issuedAt: at,
    issuedOn: day,
    customer,
    employee: random.chance(0.5) ? createdBy : random.pick(counter.sellers),
    createdBy,
    paymentMode,
    ...charged,
    ...settled,
    status: documentStatus({ type, total, pending: settled.pending, cancelled: canceledAt !== undefined }),
    ...(canceledAt && { canceledAt }),
    ...(type === 'INVOICE' && !canceledAt && settled.pending > 0 && promised(total, day)),
    ...(type === 'ORDER' && { deliveryDate: addDays(day, random.int(...plan.delivery)) }),
    ...(type !== 'INVOICE' && random.chance(0.6) && { description: random.pick(plan.remarks) }),
  };
}
