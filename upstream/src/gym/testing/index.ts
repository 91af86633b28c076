import { call, type TestApi, type TestShop } from '../../testing/index.ts';
import { addBranch } from '../branches/contract.ts';
import { addMember, fetchMember, renewMember } from '../members/contract.ts';
import { addPlan } from '../plans/contract.ts';

/** A gym with a branch and a plan of 3 months for ₹3,000.00 with a joining fee of ₹500.00 before tax. */
export interface TestGym {
  branch: string;
  plan: string;
  duration: string;
}

const asOwner = (shop: TestShop) => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

/** Makes the branch and the plan of a gym; `plan` overrides fields of the plan. */
export async function testGym(api: TestApi, shop: TestShop, plan: object = {}): Promise<TestGym> {
  const texts = { address: 'Karve Road', phone: '020 2546 1187', manager: 'Rohan', opening_hours: '6 – 22' };
  const branch = await call(api, addBranch, {
    ...asOwner(shop),
    body: { name: 'Kothrud', ...texts, email: 'kothrud@irontemple.in' },
  });
  const durations = [{ months: 3, price: '3000.00' }];
  const { body } = await call(api, addPlan, {
    ...asOwner(shop),
    body: { name: 'Quarterly', durations, joining_fee: '500.00', ...plan },
  });
  const duration = body.data.durations[0]?.id ?? '';
  return { branch: branch.body.data.id, plan: body.data.id, duration };
}

/** Adds a member with the plan; `more` overrides fields. */
export const join = (api: TestApi, shop: TestShop, { branch, plan, duration }: TestGym, more: object = {}) =>
  call(api, addMember, {
    ...asOwner(shop),
    body: {
      name: 'Aditya Joshi',
      email: 'aditya@example.in',
      mobile: '98220 41876',
      branch,
      subscription: plan,
      duration,
      ...more,
    },
  });

/** Renews the period of the given member. */
export const renewOnce = (
  api: TestApi,
  shop: TestShop,
  { plan, duration }: TestGym,
  member: { id: string; period: { id: string } },
) =>
  call(api, renewMember, {
    ...asOwner(shop),
    body: { id: member.id, period_id: member.period.id, subscription: plan, duration },
  });

/** The member as returned by the list. */
export async function memberNow(api: TestApi, shop: TestShop, id: string, token = shop.owner.token) {
  const { body } = await call(api, fetchMember, { token, schemaKey: shop.schemaKey, query: { ids: id } });
  const [member] = body.data;
  if (!member) throw new Error('The member is not there');
  return member;
}
