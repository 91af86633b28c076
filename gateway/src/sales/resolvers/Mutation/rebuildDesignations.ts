import { sales } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withHierarchy } from '../../withHierarchy.ts';

export const rebuildDesignations: NonNullable<MutationResolvers['rebuildDesignations']> = withHierarchy(
  async (input, context) => {
    const { changed } = await context.call(sales.rebuildDesignations, { key: input.key, body: {} });
    return (tenant) => ({ __typename: 'RebuildDesignationsSuccess' as const, changed, tenant });
  },
);
