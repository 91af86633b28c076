import type { Capability, Right } from '@galla/domain';
import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import { mayAny, personOf } from '../rights/index.ts';

/** Whether the shop's kind of business has what a screen shows. */
export async function shopHas(context: Context, capability: Capability): Promise<boolean> {
  const { profile } = await personOf(context);
  return profile.capabilities.includes(capability);
}

/** Refuses what a shop of this kind has not: NOT_FOUND, whatever the person may do. */
export async function requireCapability(context: Context, capability: Capability): Promise<void> {
  if (!(await shopHas(context, capability))) throw refused('NOT_FOUND');
}

/** A resolver of a `viewerCan…` field: by any one of the rights, in a shop that has the capability. */
export const viewerMayIn =
  (capability: Capability, rights: readonly Right[]) =>
  async (_item: unknown, _args: object, context: Context): Promise<boolean> =>
    (await shopHas(context, capability)) && mayAny(await personOf(context), rights);

/** For a mutation: refuses in a shop of another kind, NOT_FOUND, before it runs. */
export const inShopWith =
  <Input, Result>(capability: Capability, run: (input: Input, context: Context) => Promise<Result>) =>
  async (input: Input, context: Context): Promise<Result> => {
    await requireCapability(context, capability);
    return run(input, context);
  };
