import { sales } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withHierarchy } from '../../withHierarchy.ts';

export const deleteDesignation: NonNullable<MutationResolvers['deleteDesignation']> = withHierarchy(
  async (input, context) => {
    const id = dbIdOf('Designation', input.designation);
    await context.call(sales.deleteDesignation, {
      key: input.key,
      params: { id },
      query: input.moveChildrenUp === true ? { children: 'move-up' } : {},
    });
    return (tenant) => ({
      __typename: 'DeleteDesignationSuccess' as const,
      deletedId: input.designation,
      tenant,
    });
  },
);
