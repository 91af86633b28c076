import { sales } from '@galla/upstream/contract';
import { given } from '../../../rest/given.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { rulesIn, writePermissions } from '../../writePermissions.ts';

export const confirmPermissions: NonNullable<MutationResolvers['confirmPermissions']> = (
  _parent,
  { input },
  context,
) =>
  writePermissions(context, input.designation, async (dbId) =>
    context.call(sales.submitPermissions, {
      key: input.key,
      body: {
        designation_id: dbId,
        menus: await rulesIn(context, input.rules),
        ...given({ expected_version: input.expectedVersion }),
      },
    }),
  );
