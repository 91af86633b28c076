import { sales } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { rulesIn, writePermissions } from '../../writePermissions.ts';

export const updatePermissions: NonNullable<MutationResolvers['updatePermissions']> = (
  _parent,
  { input },
  context,
) =>
  writePermissions(context, input.designation, async (dbId) =>
    context.call(sales.updatePermissions, {
      key: input.key,
      body: {
        designation_id: dbId,
        menus: await rulesIn(context, input.rules),
      },
    }),
  );
