import { slugOf } from '@galla/domain';
import { sales } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withPermissions } from '../../withPermissions.ts';

export const revokePermissions: NonNullable<MutationResolvers['revokePermissions']> = withPermissions(
  async (dbId, input, context) =>
    context.call(sales.deletePermissions, {
      key: input.key,
      body: { designation_id: dbId, menu_ids: input.menus.map(slugOf) },
    }),
);
