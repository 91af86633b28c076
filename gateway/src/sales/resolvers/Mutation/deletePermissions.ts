import { sales } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writePermissions } from '../../writePermissions.ts';

export const deletePermissions: NonNullable<MutationResolvers['deletePermissions']> = (
  _parent,
  { input },
  context,
) =>
  writePermissions(context, input.designation, (dbId) =>
    context.call(sales.deletePermissions, {
      key: input.key,
      body: { designation_id: dbId, menu_ids: input.menus },
    }),
  );
