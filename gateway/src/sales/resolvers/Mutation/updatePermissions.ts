import { sales } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { rulesIn, withPermissions } from '../../withPermissions.ts';

export const updatePermissions: NonNullable<MutationResolvers['updatePermissions']> = withPermissions(
  async (dbId, input, context) =>
    context.call(sales.updatePermissions, {
      key: input.key,
      body: {
        designation_id: dbId,
        menus: await rulesIn(context, input.rules),
      },
    }),
);
