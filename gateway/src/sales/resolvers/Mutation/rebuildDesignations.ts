import { sales } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writeHierarchy } from '../../writeHierarchy.ts';

export const rebuildDesignations: NonNullable<MutationResolvers['rebuildDesignations']> = (
  _parent,
  { input },
  context,
) =>
  writeHierarchy(context, ['PermissionDenied'], async () => {
    const { changed } = await context.call(sales.rebuildDesignations, { key: input.key, body: {} });
    return (tenant) => ({ __typename: 'RebuildDesignationsSuccess' as const, changed, tenant });
  });
