import { addDays, type Day, dayIn, DEFAULT_ZONE } from '@galla/domain';
import { type DemoPlan, memberships } from '../trades/gym/memberships.ts';
import type { ShopData } from '../types.ts';
import { at, type Ids } from './places.ts';

/** A customer who may become a member. */
export interface Person {
  id: string;
  email: string | undefined;
}

/** A future member of the demo gym; plan and branch by index. */
export interface Joining {
  customerId: string;
  plan: number;
  branch: number;
  suspended: boolean;
  startsOn: Day;
  /** The bill of the period, and its line. */
  bill?: { documentId: string; itemId: string };
}

/** The service for a plan of the gym, by the plan's length. */
const LENGTHS: Readonly<Record<string, string>> = {
  'Gym membership, 1 month': 'Monthly',
  'Gym membership, 3 months': 'Quarterly',
  'Gym membership, 6 months': 'Half-yearly',
  'Gym membership, 1 year': 'Yearly',
};

/**
 * Customers who bought a membership at the counter within the month: they become members with that bill, paid or not.
 */
export function buyers(data: ShopData, ids: Ids, plans: readonly DemoPlan[], branches: number): Joining[] {
  const found = new Map<string, Joining>();
  for (const [place, document] of data.documents.entries()) {
    const line = document.lines.find(({ name }) => Object.hasOwn(LENGTHS, name));
    const plan = plans.findIndex(({ name }) => line !== undefined && name === LENGTHS[line.name]);
    if (line === undefined || plan < 0 || document.type !== 'INVOICE') continue;
    if (document.walkIn === true || document.canceledAt !== undefined) continue;
    found.set(at(ids.customers, document.customer), {
      customerId: at(ids.customers, document.customer),
      plan,
      branch: place % branches,
      suspended: false,
      startsOn: document.issuedOn,
      bill: { documentId: at(ids.documents, place), itemId: at(ids.items, line.item) },
    });
  }
  return [...found.values()];
}

/** Long-standing members: customers with an e-mail who bought nothing recently. */
export function regulars(people: readonly Person[], joined: readonly Joining[], now: Date): Joining[] {
  const taken = new Set(joined.map(({ customerId }) => customerId));
  const known = people.filter(({ id, email }) => email !== undefined && !taken.has(id));
  return known.slice(0, memberships.length).map(({ id: customerId }, place) => {
    const { plan, branch, began, suspended = false } = at(memberships, place);
    return { customerId, plan, branch, suspended, startsOn: addDays(dayIn(DEFAULT_ZONE, now), -began) };
  });
}
