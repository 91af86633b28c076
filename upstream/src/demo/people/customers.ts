import { addDays, type Day } from '@galla/domain';
import { gstinOf, randomPan } from '../codes/gstin.ts';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';
import type { Customer } from '../types.ts';
import { randomAddress } from './address.ts';
import type { City } from './cities.ts';
import { mailName, randomNames } from './names.ts';

/** Number of customers of a demo shop. */
export const CUSTOMERS = 200;

const MAIL_HOSTS = ['example.com', 'example.in', 'example.net'];

/** `count` different Indian mobiles: ten digits, the first from 6 to 9. */
function randomMobiles(random: Random, count: number): string[] {
  const mobiles = new Set<string>();
  while (mobiles.size < count) {
    // 90000… is reserved for staff of the demo shops.
    const mobile = `${random.pick(['98', '97', '96', '94', '91', '89', '88', '70', '63'])}${random.int(10_000_000, 99_999_999)}`;
    mobiles.add(mobile);
  }
  return [...mobiles];
}

function randomDay(random: Random, year: readonly [number, number]): Day {
  return addDays(`${random.int(...year)}-01-01`, random.int(0, 364));
}

function business(random: Random, plan: TradePlan, name: string, stateCode: string): Partial<Customer> {
  const family = name.split(' ').at(-1) ?? name;
  const company = `${family} ${random.pick(plan.businessNames)}`;
  const holder = random.pick(['P', 'P', 'F', 'C'] as const);
  return { company, gstin: gstinOf(stateCode, randomPan(random, holder, family)) };
}

/** A shop's customers, all created before `before` and so before the first document. */
export function randomCustomers(
  random: Random,
  plan: TradePlan,
  home: City,
  before: Day,
  employees: readonly number[],
): Customer[] {
  const names = randomNames(random, plan.homeRegion, CUSTOMERS);
  const mobiles = randomMobiles(random, CUSTOMERS);
  const groups = Object.keys(plan.groups);
  return names.map((name, at) => {
    const where = randomAddress(random, home, random.chance(plan.outOfState));
    const mail = mailName(name);
    return {
      name,
      mobile: mobiles[at] ?? '',
      ...(mail && random.chance(0.5) && { email: `${mail}@${random.pick(MAIL_HOSTS)}` }),
      group: random.weighted(groups, (group) => plan.groups[group] ?? 0),
      ...(mail && random.chance(plan.businesses) && business(random, plan, name, where.stateCode)),
      ...where,
      ...(random.chance(0.4) && { dob: randomDay(random, [1955, 2006]) }),
      ...(random.chance(0.2) && { anniversary: randomDay(random, [1985, 2025]) }),
      ...(random.chance(0.6) && { assignedTo: random.pick(employees) }),
      createdOn: addDays(before, -random.int(1, 800)),
    };
  });
}
