import { sales } from '@galla/upstream/contract';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { rulesIn, withPermissions } from '../../withPermissions.ts';

export const confirmPermissions: NonNullable<MutationResolvers['confirmPermissions']> = withPermissions(
  async (dbId, input, context) =>
    context.call(sales.submitPermissions, {
      key: input.key,
      body: {
        designation_id: dbId,
        menus: await rulesIn(context, input.rules),
        ...omitUndefined({ expected_version: input.expectedVersion }),
      },
    }),
);
