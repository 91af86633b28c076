import { problem } from '@galla/domain';
import type { Context } from '../../context.ts';
import { refusedInput } from '../../refusals/RefusalError.ts';
import { checkDraft } from './checkDraft.ts';
import type { Choice } from './choice.ts';
import { draftOf, type Draft } from './draft.ts';
import { loadGoods } from './goods.ts';
import { shopOf } from './parties.ts';

/** Looks up in parallel everything the document depends on, computes it and checks it; throws the refusal. */
export async function makeDraft(choice: Choice, context: Context): Promise<Draft> {
  const { loaders } = context;
  const me = await context.viewer();
  const [settings, customer, goods] = await Promise.all([
    loaders.tenantSettings.load(me.profile.tenant_schema),
    loaders.customers.load(choice.customerId),
    loadGoods(choice.lines, loaders),
  ]);
  if (!customer) throw refusedInput([problem('customer', 'CUSTOMER_MISSING', 'billing.customerMissing')]);
  const shop = shopOf(me, settings);
  const buyer = customer.isWalkIn && choice.buyer ? { ...customer, ...choice.buyer } : customer;
  const draft = draftOf(choice, goods, shop, buyer);
  checkDraft(draft, shop);
  return draft;
}
