import type { QueryResolvers } from '../../../types.generated.ts';
import { openNode } from '../../nodes.ts';

export const node: NonNullable<QueryResolvers['node']> = (_parent, { id }, context, info) =>
  openNode(id, context, info);
