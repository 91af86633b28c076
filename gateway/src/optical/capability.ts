import type { Capability, Right } from '@galla/domain';
import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import { mayAny, personOf } from '../rights/index.ts';

/** Whether the shop's kind of business has a capability. */
export async function shopHas(context: Context, capability: Capability): Promise<boolean> {
  const { profile } = await personOf(context);
  return profile.capabilities.includes(capability);
}

/** Refuses with NOT_FOUND in a shop without the capability, regardless of the user's rights. */
export async function requireCapability(context: Context, capability: Capability): Promise<void> {
  if (!(await shopHas(context, capability))) throw refused('NOT_FOUND');
}

/** Creates the resolver of a `viewerCan…` field: any one of the rights, in a shop with the capability. */
export const viewerMayIn =
  (capability: Capability, rights: readonly Right[]) =>
  async (_item: unknown, _args: object, context: Context): Promise<boolean> =>
    (await shopHas(context, capability)) && mayAny(await personOf(context), rights);

/** Wraps a mutation: refuses with NOT_FOUND in a shop without the capability, before it runs. */
export const inShopWith =
  <Input, Result>(capability: Capability, run: (input: Input, context: Context) => Promise<Result>) =>
  async (input: Input, context: Context): Promise<Result> => {
    await requireCapability(context, capability);
    return run(input, context);
  };
