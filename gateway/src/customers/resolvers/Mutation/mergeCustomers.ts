import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerNow } from '../../changed.ts';
import { MERGE_FIELD, mergeField, mergeRefused } from '../../merge.ts';

export const mergeCustomers: NonNullable<MutationResolvers['mergeCustomers']> = withRefusals(
  async ({ key, keep, merged, keepVersion, mergedVersion, take }, context) => {
    const stays = dbIdOf('Customer', keep);
    const goes = dbIdOf('Customer', merged);
    await context.call(customers.mergeCustomers, {
      key,
      body: {
        keep: stays,
        merged: goes,
        keep_version: keepVersion,
        merged_version: mergedVersion,
        take: take.map((field) => MERGE_FIELD[field]),
      },
    });
    context.loaders.customers.forget(goes);
    context.loaders.customerDetails.forget(goes);
    return {
      __typename: 'MergeCustomersSuccess' as const,
      customer: await customerNow(context, stays),
      deletedId: merged,
    };
  },
  { inputField: mergeField, mapError: (error, _input, context) => mergeRefused(error, context) },
);
